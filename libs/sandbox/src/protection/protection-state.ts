import { protection, type CallResponse } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import type { Member } from '../members/member';
import { rightsOf } from '../members/member-rights';
import type { SandboxServices } from '../server/services';
import { timesOf, waitingChange } from './limit-changes';
import type { LimitName } from '../words/limit-words';
import { limitsOf, usageOf } from './limits';
import { markersOf } from './markers';
import { playFacts } from './play-facts';
import { sumPlay } from './play-sums';
import { FOREVER } from './rests';
import { settingsOf } from './settings';
import { spanAt, type Span } from './spans';

type State = CallResponse<typeof protection.state>;

const NAMES: readonly LimitName[] = protection.limitKinds.flatMap((kind) =>
  protection.spans.map((span) => ({ kind, span })),
);
/** How many spans the figures go back. */
const FIGURES: Readonly<Record<Span, number>> = { day: 30, week: 12, month: 12 };

const moneyOf = (minor: bigint | undefined) => (minor === undefined ? undefined : fromMinorUnits(minor));

/** What a member has set to protect themself, as they are told of it. */
export async function protectionState(
  { storage, clock }: Pick<SandboxServices, 'storage' | 'clock'>,
  member: Member,
): Promise<State> {
  const now = clock.now();
  const { time_zone: timeZone, reality_minutes, markers_read } = await settingsOf(storage, member.id);
  const limitFor = await limitsOf(storage, member.id);
  const limits: State['limits'] = [];
  for (const name of NAMES) {
    const limit = limitFor(name);
    const waits = waitingChange(limit, now);
    const { used, until } = await usageOf(storage, member.id, name, { now, timeZone });
    limits.push({
      ...name,
      ...defined({ amount: moneyOf(limit.amount) }),
      used: fromMinorUnits(used > 0n ? used : 0n),
      until,
      ...(waits && { change: { ...defined({ amount: moneyOf(waits.amount) }), ...timesOf(waits) } }),
    });
  }
  const markers = markersOf(await playFacts(storage, member.id, timeZone, now));
  const read = markers_read.split(',');
  return {
    timeZone,
    limits,
    ...defined({ rest: restOf(member) }),
    realityMinutes: reality_minutes,
    markers: [...markers],
    markersRead: markers.every((marker) => read.includes(marker)) ? 1 : 0,
  };
}

/** An account that the platform itself marks as self-excluded has no end, whatever rest is taken besides. */
function restOf({ state, rest }: Member): State['rest'] {
  if (rightsOf({ state, rest: undefined }).standing === 'excluded') return { kind: 'exclusion' };
  if (rest === undefined) return undefined;
  return rest.until >= FOREVER ? { kind: rest.kind } : { kind: rest.kind, until: rest.until };
}

/** The member's own figures, the newest span last. */
export async function figuresOf(
  { storage, clock }: Pick<SandboxServices, 'storage' | 'clock'>,
  memberId: string,
  span: Span,
): Promise<CallResponse<typeof protection.figures>> {
  const { time_zone } = await settingsOf(storage, memberId);
  const now = clock.now();
  const items = [];
  for (let back = FIGURES[span] - 1; back >= 0; back -= 1) {
    const within = spanAt(span, now, time_zone, back);
    const { stakes, net, deposits } = await sumPlay(storage, memberId, within);
    items.push({
      from: within.from,
      stakes: fromMinorUnits(stakes),
      net: fromMinorUnits(net),
      deposits: fromMinorUnits(deposits),
    });
  }
  return { items };
}
