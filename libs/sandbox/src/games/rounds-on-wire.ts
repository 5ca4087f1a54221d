import type { games } from '@heptad/contracts';
import { type CallResponse } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { gameById } from '@heptad/game-rules';
import { roundOnWire } from '@heptad/sandbox-games';
import type { Row } from '@heptad/sandbox-ledger';
import type { VenueLocale } from '@heptad/sandbox-venues';

type OneRound = CallResponse<typeof games.round>;
type Line = CallResponse<typeof games.rounds>['items'][number];

/** A round as its page shows it, named in a language. */
export function roundOf(row: Row<'game_rounds'>, language: VenueLocale): OneRound {
  const game = gameById(row.game);
  return {
    ...roundOnWire(row),
    area: row.area as OneRound['area'],
    // A game that is no longer offered has its id for a name.
    name: game?.names[language] ?? row.game,
    ...(game !== undefined && {
      art: { motif: game.theme.motif, hues: [game.theme.hue, game.theme.accent] },
    }),
  };
}

/** A round as lists show it. */
export function lineOf(row: Row<'game_rounds'>, language: VenueLocale): Line {
  const { id, game, engine, state, stake, win, jackpot, startedAt, settledAt, area, name } = roundOf(
    row,
    language,
  );
  return { id, game, engine, state, stake, win, startedAt, area, name, ...defined({ jackpot, settledAt }) };
}
