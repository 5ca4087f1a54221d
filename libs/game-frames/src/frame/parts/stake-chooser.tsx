import { formatAmount, shortAmount, type Money } from '@heptad/formatting';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Icon } from './icon';

export interface StakeChooserProps {
  /** All stakes that can be chosen, the least first; at least one. */
  readonly steps: readonly Money[];
  /** Which of them is chosen. */
  readonly chosen: number;
  readonly onChoose: (step: number) => void;
  readonly currency: string;
  readonly isDisabled?: boolean;
}

/** Chooses a stake, one step up or down at a time; the bounds stand below. */
export function StakeChooser({
  steps,
  chosen,
  onChoose,
  currency,
  isDisabled = false,
}: StakeChooserProps): ReactNode {
  const { t } = useTranslation();
  const [least, most, stake] = [steps[0], steps.at(-1), steps[chosen]];
  if (least === undefined || most === undefined || stake === undefined) return null;
  return (
    <div role="group" aria-label={t('stake')} className="bg-felt-2 flex items-center rounded-full p-1">
      <Button
        look="plain"
        aria-label={t('stakeLess')}
        disabled={isDisabled || chosen === 0}
        onClick={() => onChoose(chosen - 1)}
      >
        <Icon name="less" />
      </Button>
      <p className="min-w-24 px-2 text-center leading-tight">
        <output className="numeric block font-semibold">{formatAmount(stake, currency)}</output>
        <span className="text-ink-2 block text-xs whitespace-nowrap">
          {t('stakeBounds', { least: shortAmount(least, currency), most: shortAmount(most, currency) })}
        </span>
      </p>
      <Button
        look="plain"
        aria-label={t('stakeMore')}
        disabled={isDisabled || chosen === steps.length - 1}
        onClick={() => onChoose(chosen + 1)}
      >
        <Icon name="more" />
      </Button>
    </div>
  );
}
