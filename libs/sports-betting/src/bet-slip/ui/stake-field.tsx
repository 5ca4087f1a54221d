import { formatAmount, shortAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { cx, readDecimalText } from '@heptad/ui-kit';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { WagerView } from '../slip-view';

/** Decimal places of a stake. */
export const STAKE_DECIMALS = 2;

export interface StakeFieldProps {
  readonly wager: WagerView;
  /** What is bet on, for readers who do not see what the field stands beside. */
  readonly name: string;
  /** The keys fill this field. */
  readonly active: boolean;
  /** Our own keypad is there, so the device's stays away. */
  readonly withKeypad: boolean;
  readonly onEnter: () => void;
  readonly onStake: (text: string) => void;
  /** The field, for what gives it the focus. */
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** A stake in one row: its bounds and its return beside the field it is typed into. Nothing is wrong before something was typed. */
export function StakeField({
  wager: { text, bounds, problem, estimate, combinations, cost },
  name,
  active,
  withKeypad,
  onEnter,
  onStake,
  inputRef,
}: StakeFieldProps) {
  const { t } = useTranslation('sports');
  const currency = useCurrency();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!active) return undefined;
    // With the keypad there is less room above it, and less still on a phone that was turned.
    const show = (): void => {
      if (row.current !== null && 'scrollIntoView' in row.current)
        row.current.scrollIntoView({ block: 'nearest' });
    };
    show();
    if (!withKeypad) return undefined;
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [active, withKeypad]);
  const label = t(combinations > 1 ? 'slip.stakeEach' : 'slip.stake');
  const limits = bounds && { min: shortAmount(bounds.min, currency), max: shortAmount(bounds.max, currency) };
  const wrong = text === '' || problem === 'missing' ? undefined : problem;
  const change = (typed: string): void => {
    const read = readDecimalText(typed, STAKE_DECIMALS);
    if (read !== null && read !== text) onStake(read);
  };
  return (
    <div ref={row} className="flex min-h-[44px] min-w-0 scroll-my-1 items-center gap-2">
      <div id={id} className="min-w-0 flex-1 text-xs leading-tight text-muted tabular-nums">
        {wrong === undefined ? (
          <p className="truncate">{limits !== undefined && t('slip.limits', limits)}</p>
        ) : (
          <p className="line-clamp-2 text-danger">{t(`slip.problem.${wrong}`, { ...limits })}</p>
        )}
        {combinations > 1 && cost !== undefined ? (
          <p className="truncate">
            {t('slip.cost', { times: combinations, amount: formatAmount(cost, currency) })}
          </p>
        ) : (
          estimate !== undefined && (
            <p className="truncate">{t('slip.return', { amount: formatAmount(estimate, currency) })}</p>
          )
        )}
      </div>
      <input
        ref={inputRef}
        type="text"
        inputMode={withKeypad ? 'none' : 'decimal'}
        autoComplete="off"
        aria-label={`${label} ${name}`}
        aria-describedby={id}
        aria-invalid={wrong !== undefined || undefined}
        data-active={active || undefined}
        placeholder={label}
        value={text}
        onFocus={onEnter}
        onClick={onEnter}
        onChange={(event) => change(event.currentTarget.value)}
        className={cx(
          'h-[44px] w-[9.5rem] min-w-0 rounded-s border border-line bg-sunken px-3 text-right text-lg text-text tabular-nums placeholder:text-sm placeholder:text-muted',
          'focus:outline-2 focus:-outline-offset-1 focus:outline-focus aria-invalid:border-danger data-active:border-accent',
        )}
      />
    </div>
  );
}
