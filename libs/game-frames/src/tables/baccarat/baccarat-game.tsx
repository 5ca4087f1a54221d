import { BACCARAT_BETS, type BaccaratBetKind, type BaccaratResult as Marks } from '@heptad/game-rules';
import { useEffect, useMemo, type ReactNode } from 'react';
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
import { type BaccaratDeal, baccaratEngine } from './baccarat-engine';
import { BetSpots } from './bet-spots';
import { DealerTable } from './dealer-table';
import { Roads } from './roads';
import { useDealtHands } from './use-dealt-hands';

/** A table of baccarat. */
export function BaccaratGame(props: GameProps): ReactNode {
  const [game, live] = useLiveGame(baccaratEngine, props.session);
  if (game === undefined || live === undefined) return <Joining />;
  return <Table {...props} game={game} live={live} />;
}

interface TableProps extends GameProps {
  readonly game: LiveGame<Marks, BaccaratDeal>;
  readonly live: LiveState<Marks, BaccaratDeal>;
}

const wonBy = (deal: BaccaratDeal | undefined): readonly BaccaratBetKind[] =>
  deal === undefined
    ? []
    : BACCARAT_BETS.filter((kind) =>
        kind.endsWith('Pair') ? deal[kind as 'playerPair'] : kind === deal.outcome,
      );

function Table(props: TableProps): ReactNode {
  const { opened, session, state, announce, game, live } = props;
  const { t } = useTranslation(TEXTS);
  const phase = usePhase(live.round, game.clock);
  const betting = useBetting({ ...props, phase });
  const chips = useChip(live.limits);
  const deal = live.outcome?.result;
  const hands = useDealtHands(live.round, deal, game.clock);
  const isOut = phase === 'result' && deal !== undefined;
  const own = useOwnResult(props, isOut);
  useOwnRound(session, live, { isShown: own !== undefined, isOver: state.ended !== undefined });

  useEffect(() => {
    if (!isOut || deal === undefined) return;
    const points = t('tableNow', { player: deal.playerPoints, banker: deal.bankerPoints });
    announce(`${points} ${t(`won.${deal.outcome}`)}`);
  }, [isOut, deal, announce, t]);

  const results = useMemo(() => {
    const before = live.past.map(({ what }) => what);
    return isOut && deal !== undefined ? [...before, deal] : before;
  }, [live.past, isOut, deal]);
  return (
    <div className="flex h-full flex-col">
      <LineNotices isLive={live.isLive} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto grid max-w-6xl grid-cols-1 gap-2 pb-3 md:grid-cols-2 md:items-start md:gap-4">
          <div className="flex flex-col gap-2">
            <RoundHead live={live} phase={phase} clock={game.clock} announce={announce} />
            <DealerTable hands={hands} outcome={isOut ? deal.outcome : undefined} />
          </div>
          <div className="flex flex-col gap-3 md:pt-2">
            <BetSpots
              betting={betting}
              chip={chips.chip}
              currency={opened.currency}
              won={isOut ? wonBy(deal) : []}
            />
            <Roads results={results} />
            <OwnBets placed={betting.placed} currency={opened.currency} nameOf={(spot) => t(`bet.${spot}`)} />
          </div>
        </div>
      </div>
      <BetBar betting={betting} limits={live.limits} chips={chips} currency={opened.currency} result={own} />
    </div>
  );
}
