import fc from 'fast-check';
import { beadPlate } from './bead-plate';
import { type BigRoadEntry, bigRoad, streaksOf } from './big-road';
import { type DerivedRoad, derivedRoad } from './derived-roads';
import { type Placed, ROAD_ROWS } from './road-layout';
import type { BaccaratOutcome, BaccaratResult } from './round';

const OUTCOMES: Readonly<Record<string, BaccaratOutcome>> = { P: 'player', B: 'banker', T: 'tie' };

/** Rounds by their letters. */
const rounds = (letters: string): BaccaratResult[] =>
  [...letters].map((letter) => ({ outcome: OUTCOMES[letter]!, playerPair: false, bankerPair: false }));

/** A road as lines of text from the top; a dot is an empty place. */
function drawn<T>(placed: readonly Placed<T>[], write: (entry: T) => string): string[] {
  const columns = Math.max(0, ...placed.map(({ column }) => column + 1));
  const rows = Math.max(0, ...placed.map(({ row }) => row + 1));
  const at = (column: number, row: number) =>
    placed.find((entry) => entry.column === column && entry.row === row);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const entry = at(column, row);
      return entry === undefined ? '.' : write(entry);
    }).join(''),
  );
}

const letterOf = ({ outcome }: { readonly outcome: BaccaratOutcome | undefined }) =>
  outcome === undefined ? '?' : outcome.charAt(0).toUpperCase();
const ringOf = (entry: BigRoadEntry) => (entry.ties === 0 ? letterOf(entry) : letterOf(entry).toLowerCase());

const anyRounds = fc.array(
  fc.record({
    outcome: fc.constantFrom<BaccaratOutcome>('player', 'banker', 'player', 'banker', 'tie'),
    playerPair: fc.boolean(),
    bankerPair: fc.boolean(),
  }),
  { maxLength: 120 },
);

describe('the bead plate', () => {
  it.each([
    ['', []],
    ['P', ['P']],
    ['PBTPBB', ['P', 'B', 'T', 'P', 'B', 'B']],
    ['PBTPBBT', ['PT', 'B.', 'T.', 'P.', 'B.', 'B.']],
    ['PPPPPPBBBBBBT', ['PBT', 'PB.', 'PB.', 'PB.', 'PB.', 'PB.']],
  ])('of “%s” is %p', (letters, lines) => {
    expect(drawn(beadPlate(rounds(letters)), letterOf)).toEqual(lines);
  });

  it('shows the pairs of every round', () => {
    const [bead] = beadPlate([{ outcome: 'tie', playerPair: true, bankerPair: false }]);
    expect(bead).toEqual({ outcome: 'tie', playerPair: true, bankerPair: false, column: 0, row: 0 });
  });
});

describe('the big road', () => {
  it.each([
    ['nothing', '', []],
    ['one round', 'P', ['P']],
    ['a streak goes down', 'PPP', ['P', 'P', 'P']],
    ['a change begins a column', 'PPBPP', ['PBP', 'P.P']],
    ['a tie marks the entry before it and is no entry', 'PTBTT', ['pb']],
    ['a tie does not end a streak', 'PTP', ['p', 'P']],
    ['ties alone mark an empty first entry', 'TT', ['?']],
    ['ties before the first win mark that win', 'TTB', ['b']],
    ['ties before the first win, and a streak', 'TPPB', ['pB', 'P.']],
    ['six fill a column', 'PPPPPPB', ['PB', 'P.', 'P.', 'P.', 'P.', 'P.']],
    ['the seventh turns right', 'PPPPPPP', ['P.', 'P.', 'P.', 'P.', 'P.', 'PP']],
    ['the tail goes on in its row', 'PPPPPPPPP', ['P...', 'P...', 'P...', 'P...', 'P...', 'PPPP']],
    [
      'the next streak begins beside the start of the tail',
      'PPPPPPPPBB',
      ['PB.', 'PB.', 'P..', 'P..', 'P..', 'PPP'],
    ],
    ['a streak over a tail turns above it', 'PPPPPPPPBBBBBB', ['PB.', 'PB.', 'PB.', 'PB.', 'PBB', 'PPP']],
    [
      'a tail that has turned keeps its row, though below it is free again',
      'PPPPPPPBBBBBBBB',
      ['PB...', 'PB...', 'PB...', 'PB...', 'PBBBB', 'PP...'],
    ],
    [
      'tails may lie in every row; a streak with no room below turns at the top',
      `${'P'.repeat(12)}${'B'.repeat(10)}${'P'.repeat(8)}${'B'.repeat(6)}${'P'.repeat(4)}BBBP`,
      ['PBPBPBBBP', 'PBPBPPP..', 'PBPBBBB..', 'PBPPPPP..', 'PBBBBBB..', 'PPPPPPP..'],
    ],
  ])('%s: “%s”', (_, letters, lines) => {
    expect(drawn(bigRoad(rounds(letters)), ringOf)).toEqual(lines);
  });

  it('counts the ties of an entry and shows the pairs of won rounds only', () => {
    const results: BaccaratResult[] = [
      { outcome: 'banker', playerPair: false, bankerPair: true },
      { outcome: 'tie', playerPair: true, bankerPair: false },
      { outcome: 'tie', playerPair: false, bankerPair: false },
    ];
    expect(bigRoad(results)).toEqual([
      { outcome: 'banker', ties: 2, playerPair: false, bankerPair: true, column: 0, row: 0 },
    ]);
  });

  it('has every won round once, every tie as a mark, and no two entries in one place', () => {
    fc.assert(
      fc.property(anyRounds, (results) => {
        const road = bigRoad(results);
        const won = results.filter(({ outcome }) => outcome !== 'tie');
        expect(road.flatMap(({ outcome }) => outcome ?? [])).toEqual(won.map(({ outcome }) => outcome));
        expect(road.reduce((sum, { ties }) => sum + ties, 0)).toBe(results.length - won.length);
        expect(new Set(road.map(({ column, row }) => `${column}:${row}`)).size).toBe(road.length);
        expect(road.every(({ row }) => row >= 0 && row < ROAD_ROWS)).toBe(true);
      }),
    );
  });

  it('keeps what is drawn when a round is added', () => {
    fc.assert(
      fc.property(anyRounds, (results) => {
        const places = (of: readonly BaccaratResult[]) =>
          bigRoad(of).map(({ column, row }) => `${column}:${row}`);
        const before = places(results.slice(0, -1));
        expect(places(results).slice(0, before.length)).toEqual(before);
      }),
    );
  });
});

describe('a derived road', () => {
  const marks = (road: DerivedRoad, letters: string) =>
    derivedRoad(road, rounds(letters))
      .map(({ color }) => (color === 'red' ? 'r' : 'b'))
      .join('');

  it.each<[string, DerivedRoad, string, string]>([
    ['nothing from one column', 'bigEyeBoy', 'PPPP', ''],
    ['nothing from the first entry of the second column', 'bigEyeBoy', 'PB', ''],
    [
      'the second entry of the second column is the first: the column before goes on, red',
      'bigEyeBoy',
      'PPBB',
      'r',
    ],
    ['the column before has just ended: blue', 'bigEyeBoy', 'PBB', 'b'],
    ['the column before had ended before: red', 'bigEyeBoy', 'PBBB', 'br'],
    ['a third column after two of one length: red', 'bigEyeBoy', 'PBP', 'r'],
    ['a third column after two of different lengths: blue', 'bigEyeBoy', 'PPBP', 'b'],
    ['a long look', 'bigEyeBoy', 'PPBBPPPBP', 'rrrbbb'],
    ['the small road looks back two columns and begins in the third', 'smallRoad', 'PBP', ''],
    ['the small road, second entry of the third column', 'smallRoad', 'PPBPP', 'r'],
    ['the small road, top of the fourth column: first and third compared', 'smallRoad', 'PPBPPB', 'rr'],
    ['the small road, top of the fourth column, different', 'smallRoad', 'PBPPB', 'bb'],
    ['the cockroach road looks back three columns', 'cockroachRoad', 'PBPB', ''],
    ['the cockroach road, second entry of the fourth column', 'cockroachRoad', 'PBPBB', 'b'],
    ['the cockroach road, top of the fifth column', 'cockroachRoad', 'PBPBP', 'r'],
    ['ties are passed over', 'bigEyeBoy', 'TPTPTBTBT', 'r'],
    ['ties alone', 'bigEyeBoy', 'TTT', ''],
  ])('has %s (%s, “%s”)', (_, road, letters, expected) => {
    expect(marks(road, letters)).toBe(expected);
  });

  it('reads streaks, not the tails of the big road', () => {
    // The second streak goes beside the first one's seven, of which the last lies in another column.
    expect(marks('bigEyeBoy', 'PPPPPPPBBBBBBBB')).toBe('rrrrrrb');
  });

  it('is laid like the big road', () => {
    expect(
      drawn(derivedRoad('bigEyeBoy', rounds('PPPPPPPPBBBBBBBBP')), ({ color }) => color.charAt(0)),
    ).toEqual(['r..', 'r..', 'r..', 'r..', 'r..', 'rrr']);
  });

  it('has a mark for each entry from its beginning on', () => {
    fc.assert(
      fc.property(anyRounds, (results) => {
        const lengths = streaksOf(results).flatMap(([first, ...more]) =>
          first?.outcome === undefined ? [] : [1 + more.length],
        );
        const after = (columns: number) => lengths.slice(columns).reduce((sum, length) => sum + length, 0);
        expect(derivedRoad('bigEyeBoy', results)).toHaveLength(Math.max(0, after(1) - 1));
        expect(derivedRoad('smallRoad', results)).toHaveLength(Math.max(0, after(2) - 1));
        expect(derivedRoad('cockroachRoad', results)).toHaveLength(Math.max(0, after(3) - 1));
      }),
    );
  });
});
