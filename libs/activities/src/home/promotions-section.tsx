import { PATHS } from '@heptad/feature-module';
import { PREVIEW_ROW, PreviewSection } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { forHome } from '../list/offer';
import { CARD_HEIGHT, OfferCard } from '../list/offer-card';
import { useOffers } from '../list/use-offers';

const SHOWN = 3;
const CELL = 'w-[286px] shrink-0 snap-start md:w-auto md:min-w-0 md:last:odd:max-2xl:hidden';

/** What waits for the member and what runs now, for the home page. */
export default function PromotionsSection() {
  const { t } = useTranslation('activities');
  const query = useOffers(false);
  const shown = query.data && forHome(query.data.offers, SHOWN);
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
        {shown?.map((offer) => (
          <li key={offer.id} className={CELL}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
    </PreviewSection>
  );
}
