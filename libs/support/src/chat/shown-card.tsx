import { PATHS } from '@heptad/feature-module';
import { formatDateTime, money, shortAmount } from '@heptad/formatting';
import { useTranslation } from 'react-i18next';
import type { Card } from '../line/support-queries';
import { Icon } from '@heptad/ui-kit';
import type { Locale } from '@heptad/feature-module';

const ICONS = { bet: 'ticket', deposit: 'deposit', withdrawal: 'withdraw' } as const;

/** Where a card's records are. */
export const CARD_PATHS = {
  bet: PATHS.recordBet,
  deposit: PATHS.recordTransaciton,
  withdrawal: PATHS.recordTransaciton,
} as const;

/** One of the member's own bets or orders, as the platform filled it in. */
export function ShownCard({ card }: { readonly card: Card }) {
  const { t, i18n } = useTranslation('support');
  return (
    <span className="flex items-start gap-3 text-left">
      <Icon name={ICONS[card.card]} className="mt-0.5 size-5 text-accent" />
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="text-sm font-medium [overflow-wrap:anywhere]">{card.title}</span>
        <span className="text-sm tabular-nums">
          {t(`card.kind.${card.card}`)} {shortAmount(money(card.amount), card.currency)}
        </span>
        <span className="text-xs text-muted tabular-nums">
          {t(`card.state.${card.state}`, { defaultValue: card.state })} ·{' '}
          {formatDateTime(card.at, i18n.language as Locale)}
        </span>
      </span>
    </span>
  );
}
