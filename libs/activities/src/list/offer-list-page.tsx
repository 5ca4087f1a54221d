import { useBrand } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Chip, EmptyState, RefreshPage, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FriendsHint } from './friends-hint';
import { inOrder, isMine, type Offer } from './offer';
import { CARD_HEIGHT, OfferCard } from './offer-card';
import { useOffers, type Offers } from './use-offers';

const CATEGORY = 'category';
const OF = 'of';
const MINE = 'mine';
const GRID = 'grid gap-3 md:grid-cols-2';
const ROW = 'flex flex-wrap gap-2';

/** What the list is narrowed to: the member's own, or a category. */
interface Choice {
  readonly mine: boolean;
  readonly category: string | undefined;
}

const ALL: Choice = { mine: false, category: undefined };

const queryOf = ({ mine, category }: Choice): Record<string, string> => {
  if (mine) return { [OF]: MINE };
  return category === undefined ? {} : { [CATEGORY]: category };
};

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
  readonly categories: Offers['categories'];
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function Filter({ categories, choice, onChoose }: FilterProps) {
  const { t } = useTranslation('activities');
  const isMember = useIsMember();
  return (
    <div role="group" aria-label={t('categories')} className={ROW}>
      <Chip selected={!choice.mine && choice.category === undefined} onClick={() => onChoose(ALL)}>
        {t('everything')}
      </Chip>
      {isMember && (
        <Chip selected={choice.mine} onClick={() => onChoose({ mine: true, category: undefined })}>
          {t('mine')}
        </Chip>
      )}
      {categories.map(({ id, name }) => (
        <Chip
          key={id}
          selected={choice.category === id}
          onClick={() => onChoose({ mine: false, category: id })}
        >
          {name}
        </Chip>
      ))}
    </div>
  );
}

function Shown({ offers, mine }: { readonly offers: readonly Offer[]; readonly mine: boolean }) {
  const { t } = useTranslation('activities');
  const { assets } = useBrand();
  if (offers.length === 0)
    return (
      <EmptyState
        art={<img src={assets.empty} alt="" className="h-24" />}
        title={t(mine ? 'noneMine' : 'none')}
        description={t(mine ? 'noneMineHint' : 'noneHint')}
      />
    );
  return (
    <ul className={GRID}>
      {offers.map((offer) => (
        <li key={offer.id} className="min-w-0">
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
  );
}

function OfferList({ categories, offers }: Offers) {
  const [query, setQuery] = useSearchParams();
  const isMember = useIsMember();
  const wanted = query.get(CATEGORY);
  // An address from outside may name a category that there is not.
  const category = categories.find(({ id }) => id === wanted)?.id;
  const mine = isMember && category === undefined && query.get(OF) === MINE;
  const shown = inOrder(
    offers.filter(
      (offer) => (!mine || isMine(offer)) && (category === undefined || offer.category === category),
    ),
  );
  return (
    <>
      <FriendsHint offers={offers} />
      <Filter
        categories={categories}
        choice={{ mine, category }}
        onChoose={(next) => setQuery(queryOf(next), { replace: true })}
      />
      <Shown offers={shown} mine={mine} />
    </>
  );
}

/** All promotions and activities, by category or the member's own (ROUTE-112); what waits for the member stands first. */
export default function OfferListPage() {
  const { t } = useTranslation('activities');
  const list = useOffers(true);
  const { data } = list;
  return (
    <RefreshPage title={t('title')} query={list} say={t}>
      {data === undefined ? <Waiting /> : <OfferList {...data} />}
      <p className="text-center text-xs text-muted">{t('playMoney')}</p>
    </RefreshPage>
  );
}
