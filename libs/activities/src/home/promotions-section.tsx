import { PATHS, useServices } from '@heptad/feature-module';
import { Button, NavigationLink, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { CARD_HEIGHT, PromotionCard } from '../list/promotion-card';
import { usePromotionsQuery } from '../promotions/promotion-endpoints';
import { forHome } from '../promotions/promotion-rules';
import type { ActivitiesServices } from '../services';

const SHOWN = 3;
/** Cards beside each other that are pushed aside on phones, two or three columns where there is room. */
const ROW =
  '-mx-page flex snap-x scroll-px-page gap-3 overflow-x-auto px-page pb-1 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-2 md:overflow-visible md:px-0 2xl:grid-cols-3';
const CELL = 'w-[286px] shrink-0 snap-start md:w-auto md:min-w-0 md:last:odd:max-2xl:hidden';

/** What runs now, for the home page. */
export default function PromotionsSection() {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  const { data, isError, isFetching, refetch } = usePromotionsQuery(language.current());
  const shown = data && forHome(data.promotions, SHOWN);
  return (
    <section aria-labelledby="home-promotions" className="min-h-[160px]">
      <div className="flex h-[36px] items-start justify-between gap-2">
        <h2
          id="home-promotions"
          className="section-head min-w-0 flex-1 truncate text-lg leading-[28px] text-text"
        >
          {t('title')}
        </h2>
        <NavigationLink
          href={PATHS.activityList}
          className="-my-[8px] flex min-h-[44px] items-center rounded-s px-1 text-sm text-accent focus-visible:outline-2 focus-visible:outline-focus"
        >
          {t('all')}
        </NavigationLink>
      </div>
      {shown === undefined && !isError && (
        <div aria-busy="true">
          <Skeleton className={`rounded-l ${CARD_HEIGHT}`} />
        </div>
      )}
      {shown === undefined && isError && (
        <div
          role="alert"
          className={`flex flex-col items-center justify-center gap-2 rounded-l bg-raised text-sm text-muted ${CARD_HEIGHT}`}
        >
          <p>{t('loadFailed')}</p>
          <Button size="s" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {shown?.length === 0 && (
        <p
          role="status"
          className={`flex items-center justify-center rounded-l bg-raised px-4 text-center text-sm text-muted ${CARD_HEIGHT}`}
        >
          {t('none')}
        </p>
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul className={ROW}>
          {shown.map((promotion) => (
            <li key={promotion.id} className={CELL}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
