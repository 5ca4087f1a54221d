import { EXTRA_PATHS, useServices } from '@heptad/feature-module';
import { formatAmount, formatDateTime, subtractMoney } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Badge, FOCUS_RING_INSIDE, Icon, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { signedAmount } from '../bet-card/signed-amount';
import type { RecordsServices } from '../services';
import type { RoundRecord } from './round-queries';

/** How high a round is in the list, CSS pixels. */
export const ROW_HEIGHT = 76;

/** A round in the list; it leads to its page with the proof. */
export function RoundRow({ round }: { readonly round: RoundRecord }) {
  const { t } = useTranslation('records');
  const { language } = useServices<RecordsServices>();
  const currency = useCurrency();
  const { id, name, area, state, stake, win, startedAt } = round;
  const net = signedAmount(subtractMoney(win, stake), currency);
  return (
    <NavigationLink
      href={EXTRA_PATHS.venuesRoundById.replace(':id', encodeURIComponent(id))}
      className={`flex min-h-[68px] items-center gap-3 rounded-m bg-raised px-4 py-2 shadow-1 ${FOCUS_RING_INSIDE}`}
    >
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate text-base font-medium text-text">{name}</span>
          {state !== 'settled' && <Badge tone="accent">{t(`gameRounds.states.${state}`)}</Badge>}
        </span>
        <span className="truncate text-xs text-muted tabular-nums">
          {t(`gameRounds.areas.${area}`)} · {formatDateTime(startedAt, language.current())}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <span className={`numeric text-base font-semibold ${state === 'settled' ? net.tone : 'text-text'}`}>
          {state === 'settled' ? net.text : '–'}
        </span>
        <span className="text-xs text-muted tabular-nums">
          {t('gameRounds.staked', { amount: formatAmount(stake, currency) })}
        </span>
      </span>
      <Icon name="forward" className="size-4 text-muted" />
    </NavigationLink>
  );
}
