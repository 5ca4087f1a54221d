/** The part of the panel's script that lists providers, tables and rounds of games; it stands among the loaders of `panel-script.ts`. */
export const GAMES_LOADER = `  async games() {
    const { providers, jackpots, tables, rounds } = await ask('/games');
    const change = (path, body) => ask('/games/' + path, 'POST', body).then(loaders.games, () => {});
    table('provider-list', ['provider', 'venues', 'state', ''], providers.map((one) => [one.code + ' ' + one.name, one.venues.join(', '),
      one.closed ? 'maintenance' : 'running', button(one.closed ? 'open' : 'close', () => change('providers/' + one.code, { closed: !one.closed }))]));
    table('jackpot-list', ['jackpot', 'holds'], jackpots.map((one) => [one.code, one.amount]));
    table('table-list', ['game', 'open rounds', 'stakes', ''], tables.map((one) => [one.game + ' ' + one.name, one.rounds, one.stake,
      button('void all', () => change('tables/' + one.game, { step: 'void' }))]));
    table('round-list', ['round', 'member', 'game', 'state', 'stake', 'win', 'began', ''], rounds.map((one) => [one.id, one.member, one.game, one.state,
      one.stake, one.win, new Date(one.startedAt).toLocaleString(), one.state === 'open' ? button('void', () => change('rounds/' + one.id, { step: 'void' })) : '']));
  },`;
