import { games, REQUEST_CODES } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import { gameById } from '@heptad/game-rules';
import {
  countPlays,
  JACKPOT_PART,
  jackpotAmounts,
  markFavourite,
  readMyGames,
  readRound,
  readRounds,
  TooManyFavourites,
} from '@heptad/sandbox-games';
import { BusinessError } from '@heptad/sandbox-venues';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { platformText } from '../words/platform-words';
import { hallOf, hottest } from './hall';
import { lineOf, roundOf } from './rounds-on-wire';

const DAY_MS = 86_400_000;

/** Puts the halls of games, what members have marked and played there, their rounds and the jackpots on the server. */
export function serveGames({ calls, services }: AreaServer): void {
  const { storage, ledger, switches } = services;

  calls.serveCall(games.hall, async ({ body: { area, language }, member, now }) => {
    const mine = member && (await readMyGames(storage, member.id));
    return hallOf(area, {
      language,
      statusOf: switches.statusOf,
      plays: await countPlays(storage, now - DAY_MS),
      favourites: mine?.favourites ?? [],
    });
  });

  calls.serveCall(games.hot, async ({ body: { language }, now }) => {
    const state = {
      language,
      statusOf: switches.statusOf,
      plays: await countPlays(storage, now - DAY_MS),
      favourites: [],
    };
    return games.areas
      .filter((area) => area !== 'esports')
      .map((area) => ({ area, ...hottest(hallOf(area, state)) }));
  });

  calls.serveCall(games.mine, async ({ member }) => {
    const { favourites, recent } = await readMyGames(storage, signedIn(member).id);
    return { favourites: [...favourites], recent: [...recent] };
  });

  calls.serveCall(games.favourite, async ({ body: { game, favourite }, member, now }) => {
    if (gameById(game) === undefined) throw new BusinessError(REQUEST_CODES.notFound, '游戏不存在');
    try {
      await markFavourite(storage, signedIn(member).id, { game, favourite: favourite === 1, at: now });
    } catch (error) {
      if (!(error instanceof TooManyFavourites)) throw error;
      throw new BusinessError(REQUEST_CODES.invalidRequest, '收藏的游戏已满');
    }
    return null;
  });

  calls.serveCall(games.jackpots, async ({ body: { language } }) =>
    (await jackpotAmounts(ledger)).map(({ code, name, amount, oneIn, seed }) => ({
      code,
      name: platformText(name, language),
      amount: fromMinorUnits(amount),
      oneIn,
      seed: fromMinorUnits(seed),
      part: JACKPOT_PART,
    })),
  );

  calls.serveCall(games.rounds, async ({ body: { language, page, size, ...wanted }, member }) => {
    const filter = { memberId: signedIn(member).id, ...defined(wanted) };
    const { rounds, total, stake, win } = await readRounds(storage, filter, { page, size });
    return {
      items: rounds.map((row) => lineOf(row, language)),
      total,
      page,
      size,
      sums: { stake: fromMinorUnits(stake), win: fromMinorUnits(win) },
    };
  });

  calls.serveCall(games.round, async ({ body: { id, language }, member }) => {
    const row = await readRound(storage, signedIn(member).id, id);
    if (row === undefined) throw new BusinessError(REQUEST_CODES.notFound, '没有找到这一局');
    return roundOf(row, language);
  });
}
