import { formatAmount, formatDateTime } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useCurrency } from '@heptad/session';
import { Button, copyText } from '@heptad/ui-kit';
import type { Bet } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import type { SportsServices } from '../../services';
import type { Placement } from '../placement';
import { useComboText } from './use-combo-text';
import { useNotation } from './use-notation';
import { useOddsText } from './use-slip-view';
import { teamsOf, useSelectionText } from './use-selection-text';

export interface ShareReceiptProps {
  readonly placement: Placement;
  /** What the venue made of it. */
  readonly bet: Bet;
}

/** Whether an error means that the member closed the browser's own window, which is no failure. */
const isCancel = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Hands a receipt to the device's sharing, and to the clipboard where it has none. The member's balance is not in it. */
export function ShareReceipt({ placement: { legs, comboCode, builderOdds: seen }, bet }: ShareReceiptProps) {
  const { t } = useTranslation('sports');
  const currency = useCurrency();
  const { toast, language } = useServices<SportsServices>();
  const written = useOddsText();
  const { name: notation, isEuropean } = useNotation();
  const selectionText = useSelectionText();
  const comboText = useComboText();
  const builderOdds = bet.builderOdds ?? seen;
  const text = [
    t(`venue.${bet.venue}`) +
      (legs.length > 1
        ? ` · ${comboText(comboCode, legs.length, builderOdds !== undefined)}${builderOdds === undefined ? '' : ` @${builderOdds}`}`
        : ''),
    ...legs.map((leg, place) => {
      const price = written(bet.legs[place]?.odds ?? leg.odds);
      // Whoever reads it may read prices differently.
      const priced = builderOdds === undefined ? ` @${price}${isEuropean ? '' : ` ${notation}`}` : '';
      return `${selectionText(leg)}${priced} · ${leg.market.name} · ${teamsOf(leg)}`;
    }),
    `${t('slip.receipt.stake')} ${formatAmount(bet.stake, currency)}`,
    `${t('slip.receipt.number')} ${bet.id}`,
    `${t('slip.receipt.time')} ${formatDateTime(bet.placedAt, language.current())}`,
  ].join('\n');

  const copy = (): Promise<void> =>
    copyText(text, toast, { copied: t('slip.copied'), failed: t('slip.copyFailed') });
  const share = async (): Promise<void> => {
    // Older browsers lack it, whatever the type says.
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title: t('slip.receipt.title'), text });
    } catch (error) {
      if (!isCancel(error)) await copy();
    }
  };
  return (
    <Button size="s" variant="secondary" onClick={() => void share()}>
      {t('slip.share')}
    </Button>
  );
}
