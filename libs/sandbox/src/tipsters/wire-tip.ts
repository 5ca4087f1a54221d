import type { CallResponse, redList } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { SimName, Simulation } from '@heptad/sandbox-simulation';
import { profitOf } from './figures';
import type { JudgedTip, Tipster } from './tipster';

type WireTip = CallResponse<typeof redList.tip>['tip'];
type WirePerson = CallResponse<typeof redList.tip>['person'];

/** A person as the calls name one. */
export function nameOf({ id, name, motto, sports }: Tipster, language: keyof SimName): WirePerson {
  return { id, name: name[language], motto: motto[language], sports: [...sports] };
}

/** A tip as the calls show it, its match as it stands now. Undefined where the match is not known any more. */
export function tipOf(
  simulation: Pick<Simulation, 'match'>,
  tip: JudgedTip,
  language: keyof SimName,
): WireTip | undefined {
  const match = simulation.match(tip.matchId);
  if (match === undefined) return undefined;
  const { league, home, away, kickOff, status, score, stage } = match;
  return {
    id: tip.id,
    personId: tip.tipster.id,
    placedAt: tip.placedAt,
    match: {
      id: match.id,
      sport: tip.sport,
      league: league.name[language],
      home: home.name[language],
      away: away.name[language],
      kickOff,
      status,
      ...(stage === 'notStarted' ? {} : { score: { ...score } }),
    },
    market: {
      // Both are who wins; the product tells them apart by their sides.
      kind: tip.kind === 'threeWay' ? 'moneyline' : tip.kind,
      period: 'full',
      ...defined({ line: tip.line }),
    },
    side: tip.side,
    odds: tip.odds,
    state: tip.state,
    ...(tip.state === 'open' ? {} : { profit: profitOf(tip).toFixed(2) }),
  };
}
