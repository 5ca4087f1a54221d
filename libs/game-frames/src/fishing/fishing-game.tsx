import { compareMoney, formatAmount, fromMinorUnits, money, type Money } from '@heptad/formatting';
import { BULLET_STAKES, FISH_KINDS, shoalSeed, type Fish } from '@heptad/game-rules';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameProps } from '../frame/game-kind';
import { Button } from '../frame/parts/button';
import { StakeChooser } from '../frame/parts/stake-chooser';
import type { FishingScene, FishingSceneOptions } from './fishing-scene';
import { platformClock } from './platform-clock';
import { ShotStatus } from './shot-status';
import { useShots } from './use-shots';

/** The namespace of the texts of fishing. */
export const FISHING_TEXTS = 'fishing';

export type MakeFishingScene = (options: FishingSceneOptions) => Promise<FishingScene>;

/** What draws is large: the controls are there before it. */
const drawScene: MakeFishingScene = async (options) =>
  (await import('./fishing-scene')).createFishingScene(options);

export interface FishingGameProps extends GameProps {
  readonly makeScene?: MakeFishingScene;
}

/** Fishing: a tap on a fish is a shot at it. Without a finger, fish are aimed at in turn. */
export function FishingGame(props: FishingGameProps): ReactNode {
  const { opened, session, state, isPaused, sounds, announce, makeScene = drawScene } = props;
  const { t } = useTranslation(FISHING_TEXTS);
  const { game, currency } = opened;
  const { host, scene, platformNow, setClock } = useWater(props, makeScene);
  const [least, most] = [money(game.least), money(game.most)];
  const steps = useMemo(
    () =>
      BULLET_STAKES.map(fromMinorUnits).filter(
        (step) => compareMoney(step, least) >= 0 && compareMoney(step, most) <= 0,
      ),
    [least, most],
  );
  const [chosen, setChosen] = useState(0);
  const [target, setTarget] = useState<Fish>();
  const onCaught = (kind: string, win: Money) =>
    announce(t('caught', { fish: t(`kinds.${kind}`), amount: formatAmount(win, currency) }));
  const { standing, shoot } = useShots({
    session,
    sounds,
    isPaused,
    scene,
    platformNow,
    onCaught,
    onMissed: () => announce(t('missed')),
    onRefused: setClock,
  });
  const stake = steps[chosen];
  const aim = (fish: Fish | undefined) => {
    setTarget(fish);
    scene?.aim(fish?.id);
    if (fish !== undefined)
      announce(t('aimedAt', { fish: t(`kinds.${fish.kind}`), times: FISH_KINDS[fish.kind].multiplier }));
  };
  return (
    <div className="short:flex-row flex h-full flex-col">
      <div
        ref={host}
        className="relative min-h-0 min-w-0 flex-1 touch-manipulation overflow-hidden"
        onPointerDown={({ clientX, clientY, currentTarget }) => {
          const { left, top } = currentTarget.getBoundingClientRect();
          const fish = scene?.fishAt({ x: clientX - left, y: clientY - top });
          if (fish === undefined || stake === undefined) return;
          setTarget(fish);
          scene?.aim(fish.id);
          void shoot(fish, stake);
        }}
      />
      <div className="short:w-64 short:content-center flex shrink-0 flex-wrap items-center justify-center gap-x-4 gap-y-2 px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <ShotStatus standing={standing} currency={currency} />
        <StakeChooser
          steps={steps}
          chosen={chosen}
          onChoose={setChosen}
          currency={currency}
          isDisabled={state.isInRound || isPaused}
        />
        <div className="flex gap-2">
          <Button disabled={scene === undefined} onClick={() => aim(scene?.fishAfter(target?.id ?? -1))}>
            {t('aim')}
          </Button>
          <Button
            look="main"
            aria-disabled={target === undefined || state.isInRound || isPaused}
            onClick={() => target && stake && void shoot(target, stake)}
            onKeyDown={(event) => {
              if (event.repeat) event.preventDefault();
            }}
          >
            {t('shoot')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The water in its element, by the platform's clock. */
function useWater({ opened, session }: GameProps, make: MakeFishingScene) {
  const host = useRef<HTMLDivElement>(null);
  const clock = useRef<() => number>(undefined);
  const [scene, setScene] = useState<FishingScene>();
  const [failure, setFailure] = useState<unknown>();
  const { game } = opened;
  useEffect(() => {
    let isOver = false;
    let made: FishingScene | undefined;
    const begin = async () => {
      clock.current = await platformClock(session);
      if (isOver || host.current === null || clock.current === undefined) return;
      const options = {
        host: host.current,
        hues: game.art.hues,
        seed: shoalSeed(game.id),
        now: () => clock.current?.() ?? 0,
      };
      const drawn = await make(options);
      if (isOver) return drawn.destroy();
      made = drawn;
      setScene(drawn);
    };
    begin().catch(setFailure);
    return () => {
      isOver = true;
      setScene(undefined);
      made?.destroy();
    };
  }, [session, game, make]);
  // What cannot be drawn is the frame's to tell.
  if (failure !== undefined) throw failure;
  const platformNow = useCallback(() => clock.current?.() ?? 0, []);
  /** A page that slept is behind the platform: its fish are no longer where it draws them. */
  const setClock = useCallback(() => {
    void platformClock(session).then((now) => {
      if (now !== undefined) clock.current = now;
    });
  }, [session]);
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') setClock();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [setClock]);
  return { host, scene, platformNow, setClock };
}
