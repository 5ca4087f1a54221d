import { formatAmount, fromMinorUnits } from '@heptad/formatting';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXTS } from '../../shared-rounds/texts';
import { ChipDisc } from '../../shared-rounds/ui/chip-disc';
import type { Betting } from '../../shared-rounds/ui/use-betting';

export interface SpotButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'tabIndex' | 'onFocus' | 'onKeyDown' | 'children'
> {
  readonly spot: string;
  /** Where its chip lies: in the middle, or beside what is written on it. */
  readonly chipAt: 'middle' | 'end';
  readonly betting: Betting;
  readonly chip: bigint;
  readonly currency: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A spot of the cloth: a tap lays the chip in hand. What it says ends with what lies on it. */
export function SpotButton({
  spot,
  chipAt,
  betting,
  chip,
  currency,
  children,
  ...rest
}: SpotButtonProps): ReactNode {
  const { t } = useTranslation(TEXTS);
  const [laid, placed] = [betting.laid.get(spot) ?? 0n, betting.placed.get(spot) ?? 0n];
  const amount = (cents: bigint) => formatAmount(fromMinorUnits(cents), currency);
  return (
    <button {...rest} type="button" aria-disabled={!betting.isOpen} onClick={() => betting.lay(spot, chip)}>
      {children}
      {placed > 0n && <span className="sr-only">, {t('placedOn', { stake: amount(placed) })}</span>}
      {laid > 0n && <span className="sr-only">, {t('stakeOn', { stake: amount(laid) })}</span>}
      {placed + laid > 0n && (
        <span
          className={`pointer-events-none absolute inset-0 grid items-center ${chipAt === 'end' ? 'justify-end pe-1' : 'justify-center'}`}
        >
          <ChipDisc worth={placed + laid} isPlaced={laid === 0n} />
        </span>
      )}
    </button>
  );
}
