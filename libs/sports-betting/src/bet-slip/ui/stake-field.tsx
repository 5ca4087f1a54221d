import { formatAmount, shortAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { cx, readDecimalText } from '@heptad/ui-kit';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { WagerView } from '../slip-view';
import { useStakeText } from './use-slip-view';

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

interface StakeInputProps extends Omit<StakeFieldProps, 'wager' | 'name'> {
  readonly wagerId: string;
  readonly label: string;
  readonly placeholder: string;
  /** Id of the words beside it. */
  readonly describedBy: string;
  readonly wrong: boolean;
}

/** The field alone: it shows a digit before what the stake comes to is worked out. */
function StakeInput({
  wagerId,
  label,
  placeholder,
  describedBy,
  wrong,
  active,
  withKeypad,
  onEnter,
  onStake,
  inputRef,
}: StakeInputProps) {
  const text = useStakeText(wagerId);
  const change = (typed: string): void => {
    const read = readDecimalText(typed, STAKE_DECIMALS);
    if (read !== null && read !== text) onStake(read);
  };
  return (
    <input
      ref={inputRef}
      type="text"
      inputMode={withKeypad ? 'none' : 'decimal'}
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={wrong || undefined}
      data-active={active || undefined}
      placeholder={placeholder}
      value={text}
      onFocus={onEnter}
      onClick={onEnter}
      onChange={(event) => change(event.currentTarget.value)}
      className={cx(
        'h-[44px] w-[9.5rem] min-w-0 rounded-s border border-line bg-sunken px-3 text-right text-lg text-text tabular-nums placeholder:text-sm placeholder:text-muted',
        'focus:outline-2 focus:-outline-offset-1 focus:outline-focus aria-invalid:border-danger data-active:border-accent',
      )}
    />
  );
}

/** A stake in one row: its bounds and its return beside the field it is typed into. Nothing is wrong before something was typed. */
export function StakeField({ wager, name, ...field }: StakeFieldProps) {
  const { text, bounds, problem, estimate, combinations, cost } = wager;
  const { active, withKeypad } = field;
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
      <StakeInput
        wagerId={wager.id}
        label={`${label} ${name}`}
        placeholder={label}
        describedBy={id}
        wrong={wrong !== undefined}
        {...field}
      />
    </div>
  );
}
