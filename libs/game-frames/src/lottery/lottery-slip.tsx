import { gamePlay } from '@heptad/contracts';
import { formatAmount, fromMinorUnits, minorUnits, type Money } from '@heptad/formatting';
import type { LotteryPlayName } from '@heptad/game-rules';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../frame/parts/button';
import { StakeChooser } from '../frame/parts/stake-chooser';
import { firstStep, stakeSteps } from '../frame/parts/stake-steps';
import type { StakeLimits } from '../shared-rounds/bet-draft';
import { TEXTS } from '../shared-rounds/texts';
import type { Betting } from '../shared-rounds/ui/use-betting';
import { greatestReturn } from './greatest-return';
import { choiceRefusal, costOf, returnAt } from './lottery-choice';

export interface LotterySlipProps {
  readonly play: LotteryPlayName;
  readonly chosen: ReadonlySet<string>;
  readonly onPlaced: () => void;
  readonly onClear: () => void;
  readonly betting: Betting;
  readonly limits: StakeLimits;
  readonly balance: Money;
  readonly currency: string;
}

/** The stake of a line, what the chosen lines cost and give back at most, and placing them. Stands at the foot of a lottery. */
export function LotterySlip(props: LotterySlipProps): ReactNode {
  const { play, chosen, onPlaced, onClear, betting, limits, balance, currency } = props;
  const { t } = useTranslation(TEXTS);
  const steps = useMemo(
    () => stakeSteps(fromMinorUnits(limits.least), fromMinorUnits(limits.most), fromMinorUnits(limits.step)),
    [limits.least, limits.most, limits.step],
  );
  const [step, setStep] = useState(() => firstStep(steps, fromMinorUnits(limits.least)));
  const stake = minorUnits(steps[step] ?? fromMinorUnits(limits.least));
  const best = useMemo(() => greatestReturn(play, [...chosen]).odds, [play, chosen]);
  const amount = (cents: bigint) => formatAmount(fromMinorUnits(cents), currency);

  const lines = chosen.size;
  const cost = costOf(lines, stake);
  const rules = {
    limits,
    balance: minorUnits(balance),
    placed: betting.placedTotal,
    mostSpots: gamePlay.MOST_SPOTS,
  };
  const refusal = choiceRefusal(lines, stake, rules);
  const place = () =>
    void betting.placeBets(new Map([...chosen].map((selection) => [selection, stake]))).then((isPlaced) => {
      if (isPlaced) onPlaced();
    });
  return (
    <section
      aria-label={t('slip')}
      className="bg-felt-2 short:flex-row short:items-center short:pt-1 relative flex flex-col gap-2 px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-2">
        <StakeChooser
          steps={steps}
          chosen={step}
          onChoose={setStep}
          currency={currency}
          isDisabled={!betting.isOpen}
        />
        <dl className="numeric grid grid-cols-[auto_auto] gap-x-3 text-sm">
          <dt className="text-ink-2">{t('cost', { count: lines })}</dt>
          <dd className="text-end font-semibold">{amount(cost)}</dd>
          <dt className="text-ink-2">{t('greatest')}</dt>
          <dd className="text-end">{amount(returnAt(stake, lines === 0 ? 0n : best))}</dd>
        </dl>
      </div>
      <div className="mx-auto flex w-full max-w-6xl items-center gap-2">
        <Button disabled={lines === 0 || betting.isPlacing} onClick={onClear}>
          {t('clear')}
        </Button>
        <span className="flex flex-1 justify-end *:w-full *:max-w-72">
          <Button
            look="main"
            disabled={!betting.isOpen || lines === 0 || refusal !== undefined}
            onClick={place}
          >
            {betting.isPlacing
              ? t('placing')
              : lines === 0
                ? t('chooseLines')
                : t('place', { amount: amount(cost) })}
          </Button>
        </span>
      </div>
      <p className="text-ink short:absolute short:inset-x-0 short:bottom-full short:min-h-0 short:pointer-events-none min-h-5 text-center text-sm">
        {lines > 0 && refusal !== undefined
          ? t(refusal === 'aboveBalance' ? 'linesAboveBalance' : refusal)
          : betting.note}
      </p>
    </section>
  );
}
