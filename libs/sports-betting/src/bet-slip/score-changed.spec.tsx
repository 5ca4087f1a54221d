import type { SportsVenue } from '@heptad/venue-gateway';
import { odds } from '@heptad/formatting';
import { act, screen } from '@testing-library/react';
import { createPriceBoard } from '../price-board/price-board';
import { judgeLeg } from './rules/consent';
import { placementProblem } from './rules/placing';
import { keyOf, slipSelection, withConsent, type SlipSelection } from './slip-selection';
import { selectLegs, selectPlacements, slipActions } from './slip-slice';
import { createSlipStorage } from './slip-storage';
import { wager } from './testing/placing-scene';
import { answer, fakeBet, fakeLeg, fakeMatch, fakeServices, placing } from './testing/slip-fakes';
import { press, showSlip, typeStake } from './testing/slip-scene';
import { startSlip } from './testing/slip-store';
import { SlipPanel } from './ui/slip-panel';

const plain = fakeLeg('a');
const counted = (home: number, away: number): SlipSelection => ({
  ...plain,
  match: { ...plain.match, status: 'live' },
  market: { ...plain.market, countsFrom: { home, away } },
});
const leg = counted(2, 1);
const tick = (countsFrom: { home: number; away: number } | undefined, price = '1.90') => ({
  key: 'a',
  odds: odds(price),
  locked: false,
  wire: { score: `${String(countsFrom?.home)}:${String(countsFrom?.away)}` },
  countsFrom,
});

describe('consent to the score that a handicap counts from', () => {
  const judge = (saw: SlipSelection, now: { home: number; away: number } | undefined) =>
    judgeLeg({
      consented: saw.odds,
      countsFrom: saw.market.countsFrom,
      quote: { odds: odds('1.95'), locked: false, wire: {}, mark: null, countsFrom: now },
      acceptance: 'any',
      closed: false,
    });

  it('is asked for after a goal, whatever changes of odds are accepted', () => {
    expect(judge(leg, { home: 2, away: 1 })).toMatchObject({ ok: true });
    expect(judge(leg, { home: 3, away: 1 })).toEqual({ ok: false, problem: 'scoreChanged' });
    expect(judge(plain, { home: 1, away: 0 })).toEqual({ ok: false, problem: 'scoreChanged' });
    expect(judge(leg, undefined)).toEqual({ ok: false, problem: 'scoreChanged' });
  });

  it('is not asked for at kick-off, nor of a market that counts the whole match', () => {
    expect(judge(plain, { home: 0, away: 0 })).toMatchObject({ ok: true });
    expect(judge(plain, undefined)).toMatchObject({ ok: true });
  });

  it('comes before a price that moved, and after what cannot be bet', () => {
    const ask = (...problems: ('oddsChanged' | 'scoreChanged' | 'locked')[]) =>
      placementProblem({
        combo: undefined,
        wagers: [{ text: '10', problem: undefined, legs: problems.map((problem) => ({ problem })) }],
      });
    expect(ask('oddsChanged', 'scoreChanged')).toBe('scoreChanged');
    expect(ask('scoreChanged', 'locked')).toBe('locked');
  });

  it('stays what it was when the match is asked about, but for a kick-off', () => {
    expect(withConsent(counted(3, 1), leg).market.countsFrom).toEqual({ home: 2, away: 1 });
    expect(withConsent(counted(0, 0), plain).market.countsFrom).toEqual({ home: 0, away: 0 });
    expect(withConsent(counted(1, 0), plain).market).not.toHaveProperty('countsFrom');
  });

  it('is kept with the slip, and a score that is none costs its selection alone', () => {
    let kept: string | null = null;
    const storage = createSlipStorage(() => ({
      getItem: () => kept,
      setItem: (_key, text) => void (kept = text),
      removeItem: () => void (kept = null),
    }));
    const strange = slipSelection({
      ...leg,
      market: { ...leg.market, countsFrom: { home: -1, away: 0.5 } },
      selection: { ...leg.selection, key: 'b' },
    });
    storage.save({ legs: [leg, strange], stakes: {} });
    expect(storage.load().legs.map((each) => [keyOf(each), each.market.countsFrom])).toEqual([
      ['a', { home: 2, away: 1 }],
    ]);
  });
});

describe('a goal while a handicap is in the slip', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('keeps the bet from being sent until the new score is agreed to, then sends that score', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const board = createPriceBoard();
    const match: SportsVenue['match'] = async () => answer({ match: fakeMatch(counted(3, 1), '1.90') });
    const store = startSlip(fakeServices({ match, placeBet }), board);
    store.dispatch(slipActions.selectionTapped(leg));
    board.apply([tick({ home: 3, away: 1 })], Date.now(), 10_000);
    store.dispatch(slipActions.placeRequested([wager({ acceptance: 'any' }, [leg])]));
    await jest.advanceTimersByTimeAsync(0);
    expect(placeBet).not.toHaveBeenCalled();
    expect(selectPlacements(store.getState())[0]).toMatchObject({
      status: 'failed',
      problem: 'scoreChanged',
    });

    store.dispatch(
      slipActions.oddsAccepted([{ key: 'a', odds: odds('1.90'), countsFrom: { home: 3, away: 1 } }]),
    );
    const [agreed] = selectLegs(store.getState());
    if (agreed === undefined) throw new Error('the slip is empty');
    expect(agreed.market.countsFrom).toEqual({ home: 3, away: 1 });
    store.dispatch(slipActions.placeRequested([wager({ acceptance: 'any' }, [agreed])]));
    await jest.advanceTimersByTimeAsync(0);
    expect(placeBet.mock.calls[0]?.[0].legs[0]?.selection.wire).toEqual({ score: '3:1' });
  });
});

describe('a handicap in play on the slip', () => {
  it('has its score beside the line, tells of a goal, and takes the consent', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const match: SportsVenue['match'] = async () => answer({ match: fakeMatch(leg, '1.90') });
    const { board, store } = await showSlip({ legs: [leg], venue: { placeBet, match }, page: <SlipPanel /> });
    act(() => board.apply([tick({ home: 2, away: 1 })], Date.now(), 10_000));
    expect(screen.getByText('(2-1) -0.5')).toBeInTheDocument();
    expect(screen.getByText('Only goals after the bet count')).toBeInTheDocument();

    await typeStake('10');
    act(() => board.apply([tick({ home: 3, away: 1 })], Date.now(), 10_000));
    expect(screen.getByText('The score is now 3-1: the handicap counts from there')).toBeInTheDocument();
    await press('Accept new score');
    expect(selectLegs(store.getState())[0]?.market.countsFrom).toEqual({ home: 3, away: 1 });
    expect(screen.getByText('(3-1) -0.5')).toBeInTheDocument();
    expect(placeBet).not.toHaveBeenCalled();
  });
});
