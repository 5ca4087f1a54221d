import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defined } from '@heptad/formatting';
import type {
  SimMarketKind,
  SimMatch,
  SimScore,
  SimSide,
  SimSportKey,
  SimStage,
  SimTeam,
} from '@heptad/sandbox-simulation';
import { encodeFbRecord } from './fb/encode-fb-record';
import { encodeImEvent } from './im/encode-im-event';
import { encodeObMatch } from './ob/encode-ob-match';

interface ExpectedMatch {
  readonly id: string;
  readonly sport: SimSportKey;
  readonly league: { readonly id: string; readonly name: string };
  readonly home: { readonly id?: string; readonly name: string };
  readonly away: { readonly id?: string; readonly name: string };
  readonly kickOff: number;
  readonly status: SimMatch['status'];
  readonly clock?: { readonly seconds: number; readonly period: SimStage; readonly running: boolean };
  readonly score?: SimScore;
  readonly halfTimeScore?: SimScore;
  readonly stageScores?: SimMatch['stageScores'];
  readonly serving?: SimSide;
  readonly corners?: SimScore;
  readonly yellowCards?: SimScore;
  readonly redCards?: SimScore;
  readonly favourite: boolean;
  readonly stream: boolean;
  readonly marketCount: number;
  readonly markets: readonly {
    readonly kind: string;
    /** Of a line whose subject only its name tells. */
    readonly name?: string;
    readonly period: 'full' | 'firstHalf';
    readonly line?: string;
    readonly countsFrom?: SimScore;
    readonly status: 'open' | 'suspended' | 'closed';
    readonly selections: readonly {
      readonly side: string;
      readonly odds: string;
      readonly locked: boolean;
    }[];
  }[];
}

interface Wire {
  readonly [name: string]: unknown;
}

const FOLDER = join(__dirname, '../../contracts/golden');
const KINDS: Readonly<Record<string, SimMarketKind>> = {
  moneyline: 'threeWay',
  bothTeamsScore: 'bothScore',
  全场让局: 'pointsHandicap',
  全场罚牌让球: 'bookingsHandicap',
  全场罚牌大小: 'bookingsOverUnder',
  全场角球加罚牌大小: 'cornersBookingsOverUnder',
};

function read(name: string): Wire {
  return JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Wire;
}

function named(name: string) {
  return { 'zh-CN': name, 'zh-TW': name, en: name };
}

function teamOf({ id = '0', name }: ExpectedMatch['home']): SimTeam {
  return { id, name: named(name) };
}

/** The match of the simulation that a golden payload is about. */
function simulated(match: ExpectedMatch): SimMatch {
  const { clock, score = { home: 0, away: 0 }, halfTimeScore: half } = match;
  const over = match.status === 'ended' || match.status === 'abandoned';
  const last = match.stageScores?.at(-1)?.stage ?? 'notStarted';
  const levels = new Map<string, number>();
  return {
    id: match.id,
    sport: match.sport,
    league: { id: match.league.id, sport: match.sport, name: named(match.league.name), rank: 1 },
    home: teamOf(match.home),
    away: teamOf(match.away),
    kickOff: match.kickOff,
    status: match.status,
    list: over ? 'ended' : last === 'notStarted' && !clock ? 'early' : 'live',
    stage: over ? 'finished' : (clock?.period ?? last),
    ...(clock && !last.startsWith('set') && { clock: { seconds: clock.seconds, running: clock.running } }),
    score,
    stageScores: match.stageScores ?? [],
    ...(match.serving && { serving: match.serving }),
    ...(half && { halfTimeScore: half }),
    ...(match.corners && { corners: match.corners }),
    ...(match.yellowCards && { yellowCards: match.yellowCards }),
    ...(match.redCards && { redCards: match.redCards }),
    hasStream: match.stream,
    marketCount: match.marketCount,
    markets: match.markets.map((market) => {
      const word = market.name ?? market.kind;
      const place = `${word}.${market.period}`;
      const level = (levels.get(place) ?? 0) + 1;
      levels.set(place, level);
      const key = `${match.id}|${place}|${market.line ?? '-'}`;
      return {
        key,
        kind: KINDS[word] ?? (market.kind as SimMarketKind),
        period: market.period,
        ...defined({ line: market.line, countsFrom: market.countsFrom }),
        level,
        status: market.status,
        selections: market.selections.map((selection) => ({ ...selection, key: `${key}|${selection.side}` })),
      };
    }),
  };
}

/** What is the venue's own business: numbers of offers, and wordings. */
const IGNORED = new Set([
  ...['MarketlineId', 'WagerSelectionId', 'BetTypeName', 'SelectionName', 'HomeTeamId', 'AwayTeamId'],
  ...['hid', 'oid', 'ots', 'on', 'hpn', 'hsw', 'csna', 'mhid', 'maid'],
  ...['na', 'nm', 'lurl', 'au'],
]);
const IDENTITIES = new Set(['id', 'mid', 'tid', 'csid', 'hpid', 'mgt', 'mst', 'mmp', 'EventDate', 'li']);
/** Values that say the same as their absence. */
const UNSAID = new Set<unknown>([undefined, null, false, '', 0, '0']);

function meaning(value: unknown, within = ''): unknown {
  if (Array.isArray(value)) {
    const each = value.map((inner) => meaning(inner, within));
    return within === 'MarketLines' ? each.toSorted(byPlace) : each;
  }
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(([name]) => !IGNORED.has(name) && !(name === 'id' && within === 'mks'))
    .map(([name, inner]): [string, unknown] => {
      const plain = meaning(inner, name);
      return [name, IDENTITIES.has(name) ? String(plain ?? '').replace('+', '') : plain];
    })
    .filter(([, inner]) => !UNSAID.has(inner) && !(Array.isArray(inner) && inner.length === 0));
  return Object.fromEntries(kept);
}

function byPlace(a: unknown, b: unknown): number {
  const place = ({ BetTypeId, MarketlineLevel }: Wire) => Number(BetTypeId) * 100 + Number(MarketlineLevel);
  return place(a as Wire) - place(b as Wire);
}

function expectedMatches(name: string): readonly ExpectedMatch[] {
  const found = read(`${name}.expected.json`) as {
    match?: ExpectedMatch;
    matches?: readonly ExpectedMatch[];
  };
  return found.matches ?? (found.match === undefined ? [] : [found.match]);
}

function expectedMatch(name: string): ExpectedMatch {
  const [match] = expectedMatches(name);
  if (match === undefined) throw new Error(`${name} has no match`);
  return match;
}

function goldenRecords(name: string): readonly unknown[] {
  const answer = read(`${name}.json`)['answer'] as Wire;
  const list = (answer['Events'] ?? answer['list'] ?? answer['records']) as readonly unknown[] | undefined;
  return list ?? [answer];
}

function goldenRecord(name: string): unknown {
  return goldenRecords(name)[0];
}

describe('the encoders tell what the golden payloads tell', () => {
  it.each(['results', 'live-sets'])('ROUTE-082 stage scores and ends of %s, every record', (what) => {
    const all = <Told>(family: string, encode: (match: SimMatch) => Told) => {
      const name = `${family}-${what}`;
      const told = expectedMatches(name).map((match) => encode(simulated(match)));
      expect(told.map((each) => meaning(each))).toEqual(goldenRecords(name).map((each) => meaning(each)));
    };
    const plain = { locale: 'zh-CN', isFavourite: () => false } as const;
    all('im', (match) => encodeImEvent(match, { ...plain, oddsType: 3 }));
    all('fb', (match) => encodeFbRecord(match, plain));
    all('ob', (match) =>
      encodeObMatch(match, {
        locale: 'zh-CN',
        now: 0,
        marks: { matches: new Set(), leagues: new Set() },
      }),
    );
  });

  it.each([
    ['im-live-list', 1],
    ['im-early-list', 3],
    ['im-detail', 1],
  ] as const)('%s', (name, oddsType) => {
    const match = expectedMatch(name);
    const told = encodeImEvent(simulated(match), {
      locale: 'zh-CN',
      oddsType,
      isFavourite: () => match.favourite,
    });
    expect(meaning(told)).toEqual(meaning(goldenRecord(name)));
  });

  it('SPORT-028 SPORT-029 lines 161, 188, 189 and 191 of im-extra-lines, with the names that tell them apart', () => {
    const told = expectedMatches('im-extra-lines').map((match) =>
      encodeImEvent(simulated(match), { locale: 'zh-CN', oddsType: 3, isFavourite: () => false }),
    );
    const golden = goldenRecords('im-extra-lines');
    expect(told.map((each) => meaning(each))).toEqual(golden.map((each) => meaning(each)));
    const names = (events: readonly unknown[]) =>
      events.flatMap((event) =>
        (event as { MarketLines: { BetTypeName: string }[] }).MarketLines.map(
          ({ BetTypeName }) => BetTypeName,
        ),
      );
    expect(names(told)).toEqual(names(golden));
  });

  it.each(['ob-live-list', 'ob-early-list', 'ob-detail'])('%s', (name) => {
    const match = expectedMatch(name);
    const told = encodeObMatch(simulated(match), {
      locale: 'zh-CN',
      now: 0,
      marks: { matches: new Set(match.favourite ? [match.id] : []), leagues: new Set() },
    });
    expect(meaning(told)).toEqual(meaning(goldenRecord(name)));
  });

  it.each(['fb-live-list', 'fb-early-list', 'fb-detail'])('%s', (name) => {
    const match = expectedMatch(name);
    const told = encodeFbRecord(simulated(match), { locale: 'zh-CN', isFavourite: () => match.favourite });
    expect(meaning(told)).toEqual(meaning(goldenRecord(name)));
  });
});
