import { UNITS, type Volatility } from '../slot/model';
import { SLOT_MODELS } from '../slot/models';
import { AREA_OF_KIND, type Game, type JackpotCode, type Motif } from './game';
import { named, namesOf, word, type Word } from './names';
import { patternsFor } from './patterns';
import { venuesOf } from './providers';
import { releaseDay } from './schedule';
import { SUBJECTS } from './subjects';
import { themeOf } from './theme';
import { turnOf } from './turn-of';

/** How many slots have their names by rule; subjects and patterns would do for some more. */
const BY_RULE = 1_066;
/** Goes through all names in an order in which neighbours differ in subject and pattern; it shares no divisor with their number. */
const STEP = 467;

/** Of any eight slots of a provider, how volatile each is. */
const TURNS: readonly Volatility[] = ['calm', 'brisk', 'steep', 'calm', 'brisk', 'calm', 'steep', 'brisk'];

/** Greatest stakes in cents: the more a slot can pay, the less can be staked. */
const GREATEST_STAKES: Readonly<Record<Volatility, readonly bigint[]>> = {
  calm: [50_000n, 100_000n],
  brisk: [20_000n, 50_000n],
  steep: [10_000n, 20_000n],
};
const LEAST_STAKES: readonly bigint[] = [20n, 20n, 40n, 100n];

const JACKPOTS: readonly JackpotCode[] = ['jade', 'amber', 'cinnabar'];
/** One slot in so many belongs to a jackpot. */
const JACKPOT_EVERY = 10;

/** What is told apart between slots: a name with its id, a motif and a hue. */
interface Slot extends Word {
  readonly motif: Motif;
  readonly hue: number;
}

/** Slots with names of their own. */
const NAMED: readonly Slot[] = [
  {
    ...word('shanhai-treasure', '山海寻宝', '山海尋寶', 'shan hai xun bao', 'Shanhai Treasure'),
    motif: 'mountain',
    hue: 170,
  },
  {
    ...word('lantern-night', '灯火长街', '燈火長街', 'deng huo chang jie', 'Lantern Night'),
    motif: 'lantern',
    hue: 10,
  },
  {
    ...word('jade-forest', '翡翠森林', '翡翠森林', 'fei cui sen lin', 'Jade Forest'),
    motif: 'gem',
    hue: 140,
  },
];

function slotsByRule(): readonly Slot[] {
  const slots = SUBJECTS.flatMap((subject) =>
    patternsFor(subject.sort).map((pattern) => ({
      ...subject,
      ...named(pattern, subject),
      id: `${subject.id}-${pattern.id}`,
    })),
  );
  return Array.from({ length: BY_RULE }, (_, number) => turnOf(slots, number * STEP));
}

/** All slots. Those by rule go round the providers; those with names of their own are the first provider's. */
export function slotGames(): readonly Game[] {
  const makers = venuesOf('egame');
  const makerOf = (number: number) => turnOf(makers, Math.max(0, number - NAMED.length + 1));
  return [...NAMED, ...slotsByRule()].map((slot, number) => {
    // The turns of a provider: it has one slot of each round of the providers.
    const volatility = turnOf(TURNS, number / makers.length);
    return gameOf(slot, { number, volatility, ...makerOf(number) });
  });
}

interface Place extends Pick<Game, 'provider' | 'venue'> {
  readonly number: number;
  readonly volatility: Volatility;
}

function gameOf(slot: Slot, { number, volatility, provider, venue }: Place): Game {
  const { stated } = SLOT_MODELS[volatility];
  return {
    id: slot.id,
    provider,
    venue,
    area: AREA_OF_KIND.slot,
    engine: { kind: 'slot', volatility },
    names: namesOf(slot),
    theme: themeOf(slot, number),
    rtp: { least: stated.rtp, most: stated.rtp },
    greatestWin: String(stated.greatestUnits / UNITS),
    limits: {
      least: turnOf(LEAST_STAKES, number),
      greatest: turnOf(GREATEST_STAKES[volatility], number / 3),
    },
    released: releaseDay(number),
    ...(number % JACKPOT_EVERY === 3 && { jackpot: turnOf(JACKPOTS, number / JACKPOT_EVERY) }),
  };
}
