import { toJsonSchema } from '@valibot/to-json-schema';
import { ALL_CALLS } from '@heptad/contracts';
import type { Call, CallId } from '@heptad/contracts';
import { activityProse } from './prose/activities';
import { agentProse } from './prose/agents';
import { gameProse } from './prose/games';
import { paymentProse } from './prose/payments';
import { platformProse } from './prose/platform';
import { profileProse } from './prose/profile';
import { protectionProse } from './prose/protection';
import { sessionProse } from './prose/session';
import { rebateProse } from './prose/rebate';
import { supportProse } from './prose/support';
import { treasureProse } from './prose/treasure';
import { vipProse } from './prose/vip';
import { venueProse } from './prose/venues';

/** A call as the reference shows it. */
export interface ReferenceEntry {
  readonly id: CallId;
  readonly method: string;
  readonly path: string;
  readonly family: string;
  readonly access: string;
  readonly safety: string;
  readonly sealed: string | undefined;
  readonly timeoutMs: number;
  readonly text: string;
  /** JSON schemas; what a schema language cannot say is left open. */
  readonly request: unknown;
  readonly response: unknown;
}

/** One sentence for every call; a call without one does not compile. */
const PROSE: Readonly<Record<CallId, string>> = {
  ...sessionProse,
  ...platformProse,
  ...paymentProse,
  ...profileProse,
  ...protectionProse,
  ...rebateProse,
  ...activityProse,
  ...agentProse,
  ...supportProse,
  ...treasureProse,
  ...vipProse,
  ...gameProse,
  ...venueProse,
};

/** The API reference, made from the contracts themselves. */
export function apiReference(): readonly ReferenceEntry[] {
  return (Object.entries(ALL_CALLS) as [CallId, Call][]).map(([id, call]) => ({
    id,
    method: call.method,
    path: call.path,
    family: call.family,
    access: call.access,
    safety: call.safety,
    sealed: call.sealed,
    timeoutMs: call.timeoutMs,
    text: PROSE[id],
    request: toJsonSchema(call.request, { errorMode: 'ignore' }),
    response: toJsonSchema(call.response, { errorMode: 'ignore' }),
  }));
}
