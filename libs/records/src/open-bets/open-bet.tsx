import { formatAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Badge, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { orderPath } from '../bet-card/order-path';
import { kindWord } from '../bet-card/bet-words';
import { STATE_TONES } from '../bet-card/state-view';
import { BetEditWhenOpen } from '../bet-edit/bet-edit-when-open';
import type { BetRecord, RecordLeg } from '../bet-list/bet-record';
import { CashOutOnCard } from '../cash-out/cash-out-button';
import { priceText } from '../export/record-rows';

/** Legs that an open bet shows; of the others it shows how many there are. */
const LEGS_SHOWN = 2;

function Leg({ leg }: { readonly leg: RecordLeg }) {
  const { t } = useTranslation('records');
  return (
    <li>
      <p className="flex items-baseline justify-between gap-2 text-sm">
        <span className="min-w-0 truncate font-medium text-text">
          {leg.selection} {leg.line !== '' && <span className="numeric">{leg.line}</span>}
        </span>
        {leg.odds !== undefined && <span className="numeric shrink-0 text-link">@{priceText(leg)}</span>}
      </p>
      <p className="truncate text-xs text-muted">
        {leg.market} · {leg.match}
        {leg.scoreAtBet !== undefined && ` · ${t('scoreAtBet', { score: leg.scoreAtBet })}`}
      </p>
    </li>
  );
}

/** An open bet in few lines: what was taken at which price, what is staked and may come back, and its cash-out. */
export function OpenBet({ record }: { readonly record: BetRecord }) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const { id, venue, state, stake, returns, legs } = record;
  const more = legs.length - LEGS_SHOWN;
  return (
    <li aria-label={t('bet', { number: id })} className="flex flex-col gap-1.5 py-2">
      <p className="flex items-center justify-between gap-2 text-xs text-muted">
        <NavigationLink
          href={orderPath(id)}
          aria-label={t('detailOf', { number: id })}
          className="min-w-0 truncate rounded-s py-1 text-link"
        >
          {t(`venue.${venue}`)} · {kindWord(t, record)}
        </NavigationLink>
        <BetEditWhenOpen record={record} />
        {state !== 'accepted' && <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>}
      </p>
      <ul className="flex flex-col gap-1">
        {legs.slice(0, LEGS_SHOWN).map((leg, index) => (
          <Leg key={`${String(index)} ${leg.match}`} leg={leg} />
        ))}
      </ul>
      {more > 0 && <p className="text-xs text-muted">{t('moreLegs', { number: more })}</p>}
      <p className="numeric flex justify-between gap-2 text-xs text-muted">
        <span>
          {t('stake')} <span className="text-text">{formatAmount(stake, currency)}</span>
        </span>
        <span>
          {t('potentialReturn')} <span className="text-text">{formatAmount(returns, currency)}</span>
        </span>
      </p>
      <CashOutOnCard record={record} />
    </li>
  );
}
