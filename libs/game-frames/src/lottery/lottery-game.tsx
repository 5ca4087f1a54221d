import type { LotteryPlayName } from '@heptad/game-rules';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameProps } from '../frame/game-kind';
import type { LiveGame, LiveState } from '../shared-rounds/live-game';
import { usePhase } from '../shared-rounds/phase';
import { TEXTS } from '../shared-rounds/texts';
import { Joining } from '../shared-rounds/ui/joining';
import { LineNotices } from '../shared-rounds/ui/line-notices';
import { OwnBets } from '../shared-rounds/ui/own-bets';
import { OwnResult } from '../shared-rounds/ui/own-result';
import { RoundHead } from '../shared-rounds/ui/round-head';
import { useBetting } from '../shared-rounds/ui/use-betting';
import { useLiveGame } from '../shared-rounds/ui/use-live-game';
import { useOwnResult } from '../shared-rounds/ui/use-own-result';
import { useOwnRound } from '../shared-rounds/ui/use-own-round';
import { DrawList } from './draw-list';
import { DrawnNumbers } from './drawn-numbers';
import { type Draw, lotteryEngine } from './lottery-engine';
import { LotterySlip } from './lottery-slip';
import { type LotteryPage, LotteryTabs } from './lottery-tabs';
import { SelectionBoard } from './selection-board';
import { selectionName } from './selection-name';
import { TrendChart } from './trend-chart';

/** A lottery of any play and interval. */
export function LotteryGame(props: GameProps): ReactNode {
  const [game, live] = useLiveGame(lotteryEngine, props.session);
  if (game === undefined || live?.lottery === undefined) return <Joining />;
  return <Period {...props} game={game} live={live} play={live.lottery.play} />;
}

interface PeriodProps extends GameProps {
  readonly game: LiveGame<Draw, Draw>;
  readonly live: LiveState<Draw, Draw>;
  readonly play: LotteryPlayName;
}

/** What a draw is said as, once: not the one that was there when the page came. */
function useSaidDraw({ live, announce }: Pick<PeriodProps, 'live' | 'announce'>): void {
  const { t } = useTranslation(TEXTS);
  const newest = live.past.at(-1);
  const said = useRef(newest?.number);
  useEffect(() => {
    if (newest === undefined || said.current === newest.number) return;
    said.current = newest.number;
    announce(t('drawn', { number: newest.number, numbers: newest.what.join(', ') }));
  }, [newest, announce, t]);
}

function toggled(chosen: ReadonlySet<string>, selection: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(selection)) next.add(selection);
  return next;
}

function Period(props: PeriodProps): ReactNode {
  const { opened, session, state, announce, game, live, play } = props;
  const { t } = useTranslation(TEXTS);
  const [page, setPage] = useState<LotteryPage>('bets');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const phase = usePhase(live.round, game.clock);
  const betting = useBetting({ ...props, phase });
  useSaidDraw(props);
  const own = useOwnResult(props, true);
  useOwnRound(session, live, { isShown: own !== undefined, isOver: state.ended !== undefined });
  const newest = live.past.at(-1);
  const { currency } = opened;
  return (
    <div className="flex h-full flex-col">
      <LineNotices isLive={live.isLive} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto grid max-w-6xl grid-cols-1 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:items-start md:gap-4">
          <div className="flex flex-col gap-2 pb-2 md:sticky md:top-0">
            <RoundHead live={live} phase={phase} clock={game.clock} announce={announce} />
            {newest !== undefined && (
              <section
                aria-label={t('lastDraw')}
                className="bg-felt-2 mx-3 flex flex-col items-center gap-2 rounded-xl p-3"
              >
                <p className="text-ink-2 numeric text-xs">{t('drawOf', { number: newest.number })}</p>
                <DrawnNumbers play={play} draw={newest.what} isLarge />
              </section>
            )}
            {own !== undefined && (
              <div className="flex justify-center px-3">
                <OwnResult round={own} currency={currency} />
              </div>
            )}
            <OwnBets
              placed={betting.placed}
              currency={currency}
              nameOf={(id) => selectionName(t, play, id)}
            />
          </div>
          <div>
            <LotteryTabs page={page} onPage={setPage}>
              {page === 'bets' && (
                <SelectionBoard
                  play={play}
                  chosen={chosen}
                  isOpen={betting.isOpen}
                  onToggle={(selection) => setChosen(toggled(chosen, selection))}
                />
              )}
              {page === 'draws' && <DrawList play={play} game={opened.game.id} outcomes={live.outcomes} />}
              {page === 'trend' && <TrendChart play={play} past={live.past} />}
            </LotteryTabs>
          </div>
        </div>
      </div>
      {page === 'bets' && (
        <LotterySlip
          play={play}
          chosen={chosen}
          onPlaced={() => setChosen(new Set())}
          onClear={() => setChosen(new Set())}
          betting={betting}
          limits={live.limits}
          balance={state.balance}
          currency={currency}
        />
      )}
    </div>
  );
}
