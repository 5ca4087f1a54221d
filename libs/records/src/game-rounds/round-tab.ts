/** Under which tab of the page of bets rounds of games are. */
export const GAMES_TAB = 'games';
