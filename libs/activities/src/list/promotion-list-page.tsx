import { useBrand, useServices } from '@heptad/feature-module';
import { Chip, EmptyState, RefreshPage, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { PromotionCategory, PromotionList } from '../promotions/promotion';
import { usePromotionsQuery } from '../promotions/promotion-queries';
import { promotionsOf } from '../promotions/promotion-rules';
import type { ActivitiesServices } from '../services';
import { CARD_HEIGHT, PromotionCard } from './promotion-card';

const CATEGORY = 'category';
const GRID = 'grid gap-3 md:grid-cols-2';
const ROW = 'flex flex-wrap gap-2';

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <div className={ROW}>
        {[0, 1, 2].map((chip) => (
          <Skeleton key={chip} className="h-[32px] w-[64px] rounded-pill" />
        ))}
      </div>
      <div className={GRID}>
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className={`rounded-l ${CARD_HEIGHT}`} />
        ))}
      </div>
    </div>
  );
}

interface FilterProps {
  readonly categories: readonly PromotionCategory[];
  readonly chosen: string | undefined;
  readonly onChoose: (category: string | undefined) => void;
}

function Filter({ categories, chosen, onChoose }: FilterProps) {
  const { t } = useTranslation('activities');
  return (
    <div role="group" aria-label={t('categories')} className={ROW}>
      <Chip selected={chosen === undefined} onClick={() => onChoose(undefined)}>
        {t('everything')}
      </Chip>
      {categories.map(({ id, name }) => (
        <Chip key={id} selected={chosen === id} onClick={() => onChoose(id)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}

function Promotions({ categories, promotions }: PromotionList) {
  const { t } = useTranslation('activities');
  const { assets } = useBrand();
  const [query, setQuery] = useSearchParams();
  const wanted = query.get(CATEGORY);
  // An address from outside may name a category that there is not.
  const chosen = categories.find(({ id }) => id === wanted)?.id;
  const shown = promotionsOf(promotions, chosen);
  return (
    <>
      <Filter
        categories={categories}
        chosen={chosen}
        onChoose={(category) =>
          setQuery(category === undefined ? {} : { [CATEGORY]: category }, { replace: true })
        }
      />
      {shown.length === 0 ? (
        <EmptyState
          art={<img src={assets.empty} alt="" className="h-24" />}
          title={t('none')}
          description={t('noneHint')}
        />
      ) : (
        <ul className={GRID}>
          {shown.map((promotion) => (
            <li key={promotion.id} className="min-w-0">
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** All promotions, by category (ROUTE-112); what waits for the member stands first. */
export default function PromotionListPage() {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  const list = usePromotionsQuery(language.current(), { refetchOnMountOrArgChange: true });
  const { data } = list;
  return (
    <RefreshPage title={t('title')} query={list} say={t}>
      {data === undefined ? <Waiting /> : <Promotions {...data} />}
      <p className="text-center text-xs text-muted">{t('playMoney')}</p>
    </RefreshPage>
  );
}
