import type { CallId } from '@heptad/contracts';

type GameCall = Extract<CallId, `games.${string}`>;

/** Games: halls, rounds, jackpots. How a game is played is said to its own origin. */
export const gameProse: Readonly<Record<GameCall, string>> = {
  'games.hall':
    'The providers of an area and all of its games with their figures: what comes back, limits, rounds of the last 24 hours. E-sports has providers alone. The same for all guests; a member’s token marks the providers of their favourites.',
  'games.hot':
    'The games of each area that members play most now, eight at most, with their providers: what the home page shows of a hall.',
  'games.mine': 'The member’s favourite games, the latest first, and the twenty played last, by id.',
  'games.favourite': 'Marks a game as a favourite, or no longer; the 201st is refused.',
  'games.jackpots':
    'What each jackpot holds, and how rarely a stake of 1 wins it. A part of each stake in its games goes into it; message 20007 of the socket tells members how it moves.',
  'games.rounds':
    'The member’s rounds by area, game and time of beginning, the newest first, with the sums of all that is found.',
  'games.round':
    'One round with what was chosen, how it came out and its proof: the server’s seed is told once it is over.',
};
