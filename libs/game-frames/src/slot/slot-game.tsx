import { formatAmount, fromMinorUnits, money, type Money } from '@heptad/formatting';
import { SLOT_MODELS, UNITS } from '@heptad/game-rules';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FrameClock } from '../frame/clock';
import type { GameProps } from '../frame/game-kind';
import { StakeChooser } from '../frame/parts/stake-chooser';
import { firstStep, stakeSteps } from '../frame/parts/stake-steps';
import { useCalm } from '../frame/use-calm';
import { SlotStatus } from './slot-status';
import { SpinButton } from './spin-button';
import { SLOT_TEXTS, useSlotArt } from './use-slot-art';
import { useSlotRound } from './use-slot-round';
import { useSlotScene, type MakeSlotScene } from './use-slot-scene';

/** What draws is large: the controls are there before it. */
const drawScene: MakeSlotScene = async (options) => (await import('./slot-scene')).createSlotScene(options);

/** A stake is a whole number of units. */
const STAKE_STEP = fromMinorUnits(BigInt(UNITS));
const WANTED_STAKE = money('2');

export interface SlotGameProps extends GameProps {
  readonly makeScene?: MakeSlotScene;
  readonly clock?: FrameClock;
}

/** A slot: the reels, what they bring, the stake and the button that turns them. */
export function SlotGame({
  opened,
  session,
  state,
  isPaused,
  sounds,
  announce,
  makeScene = drawScene,
  clock,
}: SlotGameProps): ReactNode {
  const { t } = useTranslation(SLOT_TEXTS);
  const { game, currency } = opened;
  const { strips } = SLOT_MODELS[game.volatility ?? 'calm'];
  const isCalm = useCalm();
  const art = useSlotArt(opened);
  const { host, scene } = useSlotScene({ make: makeScene, strips, art, isCalm });
  const steps = useMemo(() => stakeSteps(money(game.least), money(game.most), STAKE_STEP), [game]);
  const [chosen, setChosen] = useState(() => firstStep(steps, WANTED_STAKE));
  const stake = steps[chosen];
  const onOver = useCallback(
    (win: Money) =>
      announce(win === '0.00' ? t('nothing') : t('came', { amount: formatAmount(win, currency) })),
    [announce, t, currency],
  );
  const round = useSlotRound({ opened, session, sounds, isPaused, scene, onOver, ...(clock && { clock }) });
  const { t: say } = useTranslation();
  useEffect(() => {
    if (round.isLeftOver) announce(say('leftOver'));
  }, [round.isLeftOver, announce, say]);
  const isFree = round.standing?.step?.free !== undefined && round.standing.phase !== 'over';
  return (
    <div className="short:flex-row flex h-full flex-col">
      <div ref={host} className="relative min-h-0 min-w-0 flex-1 overflow-hidden" />
      <div className="short:w-64 short:justify-center short:py-2 flex shrink-0 flex-col items-center gap-3 px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <SlotStatus
          standing={round.standing}
          refusal={round.refusal}
          note={round.isLeftOver ? say('leftOver') : undefined}
          art={art}
          currency={currency}
          isCalm={isCalm}
        />
        <div className="short:flex-col flex w-full items-center justify-center gap-4">
          <StakeChooser
            steps={steps}
            chosen={chosen}
            onChoose={setChosen}
            currency={currency}
            isDisabled={state.isInRound || isPaused}
          />
          {isFree ? (
            <SpinButton label={t('showEnd')} onPress={round.skip} notBefore={0} isDisabled={false} />
          ) : (
            <SpinButton
              label={t(state.isInRound ? 'turning' : 'spin')}
              notBefore={state.notBefore}
              isDisabled={scene === undefined || stake === undefined || state.isInRound || isPaused}
              onPress={() => stake !== undefined && void round.spin(stake)}
            />
          )}
        </div>
      </div>
    </div>
  );
}
