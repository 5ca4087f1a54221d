import { PATHS, useServices } from '@heptad/feature-module';
import { PREVIEW_ROW, PreviewSection } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { CARD_HEIGHT, PromotionCard } from '../list/promotion-card';
import { usePromotionsQuery } from '../promotions/promotion-queries';
import { forHome } from '../promotions/promotion-rules';
import type { ActivitiesServices } from '../services';

const SHOWN = 3;
const CELL = 'w-[286px] shrink-0 snap-start md:w-auto md:min-w-0 md:last:odd:max-2xl:hidden';

/** What runs now, for the home page. */
export default function PromotionsSection() {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  const query = usePromotionsQuery(language.current());
  const shown = query.data && forHome(query.data.promotions, SHOWN);
  return (
    <PreviewSection
      headingId="home-promotions"
      title={t('title')}
      all={{ label: t('all'), href: PATHS.activityList }}
      height={CARD_HEIGHT}
      count={shown?.length}
      query={query}
      words={{ failed: t('loadFailed'), retry: t('retry'), none: t('none') }}
    >
      <ul className={`${PREVIEW_ROW} 2xl:grid-cols-3`}>
        {shown?.map((promotion) => (
          <li key={promotion.id} className={CELL}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
    </PreviewSection>
  );
}
