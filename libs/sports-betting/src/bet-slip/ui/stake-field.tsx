import { formatMoney, shortMoney, typedMoney } from '@heptad/formatting';
import { cx, FOCUS_RING, NumericKeypad, pressDecimalKey } from '@heptad/ui-kit';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { WagerView } from '../slip-view';

const QUICK_STAKES = ['50', '100', '500', '1000'] as const;
const DECIMALS = 2;
const TYPED_KEYS: Readonly<Record<string, string>> = { Backspace: 'delete', ',': '.', '.': '.' };

export interface StakeFieldProps {
  readonly wager: WagerView;
  /** The keypad is under this field. */
  readonly active: boolean;
  readonly onActivate: () => void;
  readonly onStake: (text: string) => void;
}

/** A stake with its bounds and its return, and while it is the active one the keypad that fills it. */
export function StakeField({
  wager: { text, bounds, highest, problem, estimate, combinations, cost },
  active,
  onActivate,
  onStake,
}: StakeFieldProps) {
  const { t } = useTranslation('sports');
  const type = (event: KeyboardEvent): void => {
    const key = TYPED_KEYS[event.key] ?? (/^\d$/.test(event.key) ? event.key : undefined);
    if (key === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onActivate();
    onStake(pressDecimalKey(text, key, DECIMALS));
  };
  const most = highest !== undefined && typedMoney(highest) !== '0' ? typedMoney(highest) : undefined;
  const limits = bounds && { min: shortMoney(bounds.min), max: shortMoney(bounds.max) };
  const wrong = text === '' || problem === 'missing' ? undefined : problem;
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        aria-expanded={active}
        onClick={onActivate}
        onKeyDown={type}
        className={cx(
          'flex touch w-full min-w-0 items-center justify-between gap-2 rounded-s border border-line bg-sunken px-3 text-left aria-expanded:border-accent',
          FOCUS_RING,
        )}
      >
        <span className="min-w-0 flex-1 truncate text-sm text-muted">
          {t(combinations > 1 ? 'slip.stakeEach' : 'slip.stake')}
        </span>{' '}
        <span className={cx('numeric text-lg', text === '' ? 'text-muted' : 'text-text')}>
          {text === '' ? '0' : text}
        </span>
      </button>
      <p className="flex justify-between gap-2 text-xs text-muted tabular-nums">
        {wrong === undefined ? (
          <span>{limits !== undefined && t('slip.limits', limits)}</span>
        ) : (
          <span className="text-danger">{t(`slip.problem.${wrong}`, { ...limits })}</span>
        )}
        <span>{t('slip.return', { amount: formatMoney(estimate) })}</span>
      </p>
      {combinations > 1 && cost !== undefined && (
        <p className="text-xs text-muted tabular-nums">
          {t('slip.cost', { times: combinations, amount: formatMoney(cost) })}
        </p>
      )}
      {active && (
        <NumericKeypad
          value={text}
          onValueChange={onStake}
          decimals={DECIMALS}
          quickKeys={[
            ...QUICK_STAKES.map((value) => ({ id: value, label: value, value })),
            ...(most === undefined ? [] : [{ id: 'max', label: t('slip.max'), value: most }]),
          ]}
          labels={{
            keypad: t('slip.keypad'),
            delete: t('slip.delete'),
            point: t('slip.point'),
            max: t('slip.max'),
          }}
        />
      )}
    </div>
  );
}
