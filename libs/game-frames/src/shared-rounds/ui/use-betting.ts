import { gamePlay } from '@heptad/contracts';
import { minorUnits } from '@heptad/formatting';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { GameProps } from '../../frame/game-kind';
import { type BetDraft, draftTotal, layChip, stakesOf, undoChip, wrongSpots } from '../bet-draft';
import { betsOf, centsOf, type LiveGame, type LiveState } from '../live-game';
import type { Phase } from '../phase';
import type { OwnRound } from '../round-state';
import { TEXTS } from '../texts';

/** What a member does with bets in a shared round. */
export interface Betting {
  /** Whether bets are taken now, from this member. */
  readonly isOpen: boolean;
  /** Laid and not placed, cents by spot. */
  readonly laid: ReadonlyMap<string, bigint>;
  readonly laidTotal: bigint;
  /** Placed in this round, cents by spot. */
  readonly placed: ReadonlyMap<string, bigint>;
  readonly placedTotal: bigint;
  readonly isPlacing: boolean;
  /** What the member should know of what they did last; empty where nothing. */
  readonly note: string;
  readonly lay: (spot: string, chip: bigint) => void;
  readonly undo: () => void;
  readonly clear: () => void;
  readonly place: () => void;
  /** Places other bets than those that are laid. Gives whether they were placed. */
  readonly placeBets: (stakes: ReadonlyMap<string, bigint>) => Promise<boolean>;
}

const NONE: ReadonlyMap<string, bigint> = new Map();

/** What a member has placed in a round, cents by spot. */
export function placedIn(mine: OwnRound | undefined): ReadonlyMap<string, bigint> {
  if (mine === undefined) return NONE;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), gamePlay.sharedChoice), mine.choice);
  return parsed.success ? new Map(parsed.output.bets.map(({ spot, stake }) => [spot, centsOf(stake)])) : NONE;
}

/** What betting is done with. */
export interface BettingProps extends Pick<GameProps, 'state' | 'isPaused' | 'announce'> {
  readonly game: LiveGame<unknown, unknown>;
  readonly live: LiveState<unknown, unknown>;
  readonly phase: Phase;
}

/** Laying chips and placing bets in a shared round. Chips that are not placed when betting closes come back. */
export function useBetting(props: BettingProps): Betting {
  const { state, isPaused, announce, game, live, phase } = props;
  const { t } = useTranslation(TEXTS);
  const [draft, setDraft] = useState<BetDraft>([]);
  const [note, setNote] = useState('');
  const [isPlacing, setPlacing] = useState(false);
  const { number } = live.round;
  const placed = useMemo(() => placedIn(live.mine), [live.mine]);
  const placedTotal = [...placed.values()].reduce((sum, stake) => sum + stake, 0n);
  const laid = useMemo(() => stakesOf(draft), [draft]);
  const isOpen = live.isLive && phase === 'betting' && !isPaused && !isPlacing;

  const say = (text: string) => {
    setNote(text);
    if (text !== '') announce(text);
  };
  const isOver = phase !== 'betting' && draft.length > 0 && !isPlacing;
  useEffect(() => {
    if (!isOver) return;
    setDraft([]);
    setNote(t('tooLate'));
    announce(t('tooLate'));
  }, [isOver, announce, t]);
  // Where the result is out, it takes the place of what was said of the bets.
  const isOut = phase === 'result';
  useEffect(() => setNote(''), [number, isOut]);

  const placeBets: Betting['placeBets'] = async (stakes) => {
    setPlacing(true);
    say('');
    const placing = await game.place(number, betsOf(stakes));
    setPlacing(false);
    say(placing.kind === 'placed' ? t('placed') : placing.message || t('notPlaced'));
    return placing.kind === 'placed';
  };
  return {
    isOpen,
    laid,
    laidTotal: draftTotal(draft),
    placed,
    placedTotal,
    isPlacing,
    note,
    lay(spot, chip) {
      if (!isOpen) return;
      const rules = {
        limits: live.limits,
        balance: minorUnits(state.balance),
        placed: placedTotal,
        mostSpots: gamePlay.MOST_SPOTS,
      };
      const next = layChip(draft, { spot, chip }, rules);
      if (typeof next === 'string') return say(t(next));
      setDraft(next);
      say('');
    },
    undo: () => setDraft(undoChip(draft)),
    clear: () => setDraft([]),
    place() {
      if (!isOpen || draft.length === 0) return;
      if (wrongSpots(draft, live.limits).length > 0) return say(t('belowLeast'));
      void placeBets(laid).then((isPlaced) => {
        if (isPlaced) setDraft([]);
      });
    },
    placeBets,
  };
}
