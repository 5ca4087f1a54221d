import { ROULETTE_EDGE, rouletteColor } from '@heptad/game-rules';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameProps } from '../../frame/game-kind';
import type { LiveGame, LiveState } from '../../shared-rounds/live-game';
import { usePhase } from '../../shared-rounds/phase';
import { TEXTS } from '../../shared-rounds/texts';
import { BetBar, useChip } from '../../shared-rounds/ui/bet-bar';
import { Joining } from '../../shared-rounds/ui/joining';
import { LineNotices } from '../../shared-rounds/ui/line-notices';
import { OwnBets } from '../../shared-rounds/ui/own-bets';
import { RoundHead } from '../../shared-rounds/ui/round-head';
import { useBetting } from '../../shared-rounds/ui/use-betting';
import { useLiveGame } from '../../shared-rounds/ui/use-live-game';
import { useOwnResult } from '../../shared-rounds/ui/use-own-result';
import { useOwnRound } from '../../shared-rounds/ui/use-own-round';
import { Cloth } from './cloth';
import { LastNumbers } from './last-numbers';
import { OutsideBets } from './outside-bets';
import { type RouletteFall, rouletteEngine } from './roulette-engine';
import { spotName } from './spot-name';
import { Wheel } from './wheel';

/** A table of roulette. */
export function RouletteGame(props: GameProps): ReactNode {
  const [game, live] = useLiveGame(rouletteEngine, props.session);
  if (game === undefined || live === undefined) return <Joining />;
  return <Table {...props} game={game} live={live} />;
}

interface TableProps extends GameProps {
  readonly game: LiveGame<number, RouletteFall>;
  readonly live: LiveState<number, RouletteFall>;
}

/** The ball lies still this long before the result is told, milliseconds. */
const REST_MS = 600;

function Table(props: TableProps): ReactNode {
  const { opened, session, state, announce, game, live } = props;
  const { t } = useTranslation(TEXTS);
  const phase = usePhase(live.round, game.clock);
  const betting = useBetting({ ...props, phase });
  const chips = useChip(live.limits);
  const fell = live.outcome?.result.fell;
  const isOut = phase === 'result' && fell !== undefined;
  const own = useOwnResult(props, isOut);
  useOwnRound(session, live, { isShown: own !== undefined, isOver: state.ended !== undefined });
  useEffect(() => {
    if (isOut) announce(t('fell', { number: fell, color: t(`color.${rouletteColor(fell)}`) }));
  }, [isOut, fell, announce, t]);

  const before = live.past.map(({ what }) => what);
  const numbers = isOut ? [...before, fell] : before;
  const { currency } = opened;
  const spots = { betting, chip: chips.chip, currency };
  const left = live.round.resultAt - (game.clock.now() ?? live.round.resultAt) - REST_MS;
  return (
    <div className="flex h-full flex-col">
      <LineNotices isLive={live.isLive} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto grid max-w-6xl grid-cols-1 gap-3 pb-3 md:grid-cols-2 md:items-start">
          <div className="flex flex-col gap-2 md:sticky md:top-0">
            <RoundHead live={live} phase={phase} clock={game.clock} announce={announce} />
            <LastNumbers numbers={numbers} />
            <Wheel
              fell={fell ?? before.at(-1)}
              round={fell === undefined ? live.past.at(-1)?.number : live.round.number}
              turnMs={Math.max(0, left)}
              isAtRest={phase !== 'dealing'}
            />
            <p className="text-ink-2 px-3 text-center text-xs">{t('edgeOfAll', { edge: ROULETTE_EDGE })}</p>
          </div>
          <div className="flex flex-col gap-3 md:pt-2">
            <OutsideBets {...spots} />
            <Cloth {...spots} fell={isOut ? fell : undefined} />
            <OwnBets placed={betting.placed} currency={currency} nameOf={(spot) => spotName(t, spot)} />
          </div>
        </div>
      </div>
      <BetBar betting={betting} limits={live.limits} chips={chips} currency={currency} result={own} />
    </div>
  );
}
