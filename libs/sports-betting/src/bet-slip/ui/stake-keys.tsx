import { useStoredItem } from '@heptad/device';
import { typedMoney } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { NumericKeypad, QuickKeys } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { SportsServices } from '../../services';
import { QUICK_STAKE_ITEM } from '../quick-bet-choices';
import { raisedStake, stakeChips } from '../rules/stake-chips';
import { slipActions } from '../slip-slice';
import type { WagerView } from '../slip-view';
import { STAKE_DECIMALS } from './stake-field';
import { useStakeText } from './use-slip-view';

export interface StakeKeysProps {
  /** The wager that the keys fill. */
  readonly wager: WagerView;
  /** Shows the digits too; where they are not, the most stands among the quick amounts. */
  readonly withDigits: boolean;
  readonly onDone: () => void;
}

/** Quick amounts that are added to a stake, and the keypad that types it. */
export function StakeKeys({ wager: { id, highest }, withDigits, onDone }: StakeKeysProps) {
  const { t } = useTranslation('sports');
  const { device } = useServices<SportsServices>();
  const dispatch = useDispatch();
  const text = useStakeText(id);
  const preset = useStoredItem(device.items, QUICK_STAKE_ITEM);
  const give = (next: string): void => void dispatch(slipActions.stakeChanged({ id, text: next }));
  const most = highest !== undefined && typedMoney(highest) !== '0' ? typedMoney(highest) : undefined;
  const chips = stakeChips(preset).map((amount) => ({
    id: amount,
    label: `+${amount}`,
    value: (current: string) => raisedStake(current, amount),
  }));
  const ofMost = most === undefined ? [] : [{ id: 'max', label: t('slip.max'), value: () => most }];
  return (
    <div className="flex flex-col gap-[4px]">
      <QuickKeys
        label={t('slip.quickStakes')}
        value={text}
        onValueChange={give}
        keys={withDigits ? chips : [...chips, ...ofMost]}
        // A mouse has no way to draw the row sideways.
        className={withDigits ? '' : 'flex-wrap [&>button]:min-w-[44px] [&>button]:px-0'}
      />
      {withDigits && (
        <NumericKeypad
          value={text}
          onValueChange={give}
          onDone={onDone}
          decimals={STAKE_DECIMALS}
          {...(most !== undefined && { max: most })}
          labels={{
            keypad: t('slip.keypad'),
            delete: t('slip.delete'),
            clear: t('slip.clearStake'),
            point: t('slip.point'),
            max: t('slip.max'),
            done: t('slip.done'),
          }}
        />
      )}
    </div>
  );
}
