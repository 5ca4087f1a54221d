import * as v from 'valibot';
import { defineCall } from '../define-call';
import {
  count,
  flag,
  idText,
  language,
  moneyText,
  noFields,
  nothing,
  pageFields,
  pageOf,
  spanFields,
} from '../fields';
import { jackpotAmount } from '../game-play/jackpots';
import { art, engine, round as roundFields, volatility } from '../game-play/fields';

/** The areas that have a hall (SHELL-003…007). */
export const areas = ['egame', 'live', 'esports', 'fishing', 'lottery'] as const;
const area = v.picklist(areas);

/** A share of what is staked, a decimal with four places: `0.9650`. */
const share = v.pipe(v.string(), v.regex(/^\d(\.\d{1,4})?$/));
/** A decimal above zero. */
const factor = v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,4})?$/));

/** Who makes games of an area, as a tab of its hall (VENUE-015, OPEN-043). */
const provider = v.object({
  code: idText,
  name: v.string(),
  /** Pinyin of its Chinese name, a blank between syllables. */
  pinyin: v.string(),
  /** The venue that launches its games. */
  enName: idText,
  /** Under which `counts` says how many games it has. */
  countKey: idText,
  type: area,
  isDisplay: flag,
  /** 1 open, 0 maintenance. */
  status: flag,
  official: flag,
  isOfficial: flag,
  sortIndex: count,
  /** 1 where the member who asks has a favourite among its games; 0 for guests. */
  isFavor: flag,
});

/** A game as a hall lists it. */
const game = v.object({
  id: idText,
  name: v.string(),
  en: v.string(),
  /** Pinyin of its Chinese name, a blank between syllables. */
  pinyin: v.string(),
  /** The code of its provider. */
  provider: idText,
  /** The venue that launches it. */
  enName: idText,
  engine,
  art,
  /** Slots only. */
  volatility: v.optional(volatility),
  /** The share of stakes that comes back, by its worst bet and by its best. */
  rtp: v.object({ least: share, most: share }),
  /** The most that a round gives back for a stake of 1. */
  greatestWin: factor,
  /** Bounds of a stake. */
  least: moneyText,
  most: moneyText,
  released: v.pipe(v.string(), v.isoDate()),
  jackpot: v.optional(jackpotAmount.entries.code),
  /** Rounds that members played in the last 24 hours. */
  plays: count,
});

const hallContent = v.object({
  providers: v.array(provider),
  games: v.array(game),
  /** How many games there are by the `countKey` of their provider. */
  counts: v.record(v.string(), count),
});

/**
 * The hall of an area: its providers and all of its games, the same for all guests. Matches of e-sports come from their venues, so that
 * hall has providers alone.
 */
export const hall = defineCall({
  method: 'POST',
  path: '/game/api/v1/games/hall',
  safety: 'read',
  request: v.object({ area, language }),
  response: hallContent,
});

/** The few games of each area that members play most now, for the home page; areas whose games open one by one. */
export const hot = defineCall({
  method: 'POST',
  path: '/game/api/v1/games/hot',
  safety: 'read',
  request: v.object({ language }),
  response: v.array(v.object({ area, ...hallContent.entries })),
});

/** The member's own games: favourites, the latest first, and those played last. */
export const mine = defineCall({
  method: 'POST',
  path: '/game/api/v1/games/mine',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({ favourites: v.array(idText), recent: v.array(idText) }),
});

/** Marks a game as a favourite or no longer; said twice it is the same. */
export const favourite = defineCall({
  method: 'POST',
  path: '/game/api/v1/games/favourite',
  access: 'member',
  request: v.object({ game: idText, favourite: flag }),
  response: nothing,
});

/** What the jackpots hold now. `jackpotsMoved` of the socket tells members how they go on. */
export const jackpots = defineCall({
  method: 'POST',
  path: '/game/api/v1/games/jackpots',
  safety: 'read',
  request: v.object({ language }),
  response: v.array(
    v.object({
      ...jackpotAmount.entries,
      name: v.string(),
      /** A stake of 1 wins it once in so many rounds on average; a greater one as often as it is greater. */
      oneIn: count,
      /** What it begins with, and again after a win. */
      seed: moneyText,
      /** What part of each stake goes into it, per cent. */
      part: count,
    }),
  ),
});

const {
  id,
  game: gameId,
  engine: kind,
  state,
  stake,
  win,
  jackpot,
  startedAt,
  settledAt,
} = roundFields.entries;
/** What lists and pages add to a round: its game's area and name. */
const ofGame = { area, name: v.string() };

/** The member's rounds, the newest first, with what all of them come to (ROUTE-070). */
export const rounds = defineCall({
  method: 'POST',
  path: '/game/api/v1/games/rounds',
  access: 'member',
  safety: 'read',
  request: v.object({
    language,
    area: v.optional(area),
    game: v.optional(idText),
    ...spanFields,
    ...pageFields,
  }),
  response: v.object({
    ...pageOf(
      v.object({
        id,
        game: gameId,
        engine: kind,
        state,
        stake,
        win,
        jackpot,
        startedAt,
        settledAt,
        ...ofGame,
      }),
    ).entries,
    /** Of everything that the question finds. */
    sums: v.object({ stake: moneyText, win: moneyText }),
  }),
});

/** One round of the member's with what was chosen, how it came out and its proof. */
export const round = defineCall({
  method: 'POST',
  path: '/game/api/v1/games/round',
  access: 'member',
  safety: 'read',
  request: v.object({ id: idText, language }),
  /** `art` is missing of a game that is no longer offered. */
  response: v.object({ ...roundFields.entries, ...ofGame, art: v.optional(art) }),
});
