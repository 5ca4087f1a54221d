import { formatAmount, money, sumMoney } from '@heptad/formatting';
import { useCurrency, useIsMember } from '@heptad/session';
import { Progress } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { BoardOf } from '../../engine/activity';
import { SectionCard } from '../../engine/board/section-card';
import { doneOf, StepsCard } from '../../engine/board/steps-card';
import { ActivityPage } from '../../engine/frame/activity-page';
import { shareOf } from '../../promotions/promotion-rules';
import { BettingGiftArt } from './betting-gift-art';

export { messages } from './betting-gift-texts';

const NOTHING = '0.00';

/** Where the turnover that counts came from. */
function Venues({ venues }: Pick<BoardOf<'bettingGift'>, 'venues'>) {
  const { t } = useTranslation('activities');
  const currency = useCurrency();
  const sum = sumMoney(venues.map(({ turnover }) => money(turnover)));
  // Of nothing bet, no kind has a share.
  const share = (turnover: string): number => (sum === NOTHING ? 0 : shareOf(turnover, sum));
  return (
    <SectionCard
      title={t('bettingGift.turnover')}
      aside={`${t('bettingGift.sum')} ${formatAmount(sum, currency)}`}
    >
      <ul className="flex flex-col gap-3">
        {venues.map(({ kind, name, turnover }) => (
          <li key={kind}>
            <Progress label={name} value={share(turnover)} valueText={formatAmount(turnover, currency)} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** Betting gift (ROUTE-126): gifts for turnover, which is shown by kind of venue. */
export default function BettingGiftPage() {
  const { t } = useTranslation('activities');
  const isMember = useIsMember();
  return (
    <ActivityPage kind="bettingGift" art={<BettingGiftArt />} showsPrizes>
      {({ board: { venues, steps } }) => (
        <>
          {isMember && venues.length > 0 && <Venues venues={venues} />}
          <StepsCard
            title={t('bettingGift.steps')}
            aside={t('bettingGift.done', { done: doneOf(steps), all: steps.length })}
            steps={steps}
          />
        </>
      )}
    </ActivityPage>
  );
}
