import { activity, type Call, type CallRequest, type CallResponse } from '@heptad/contracts';
import type { SandboxAnswer, TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

type Detail = CallResponse<typeof activity.detail>;

/** A member before the calls of activities, as a page is. */
export interface ActivityScene {
  readonly token: string;
  readonly memberId: string;
  code(answer: Promise<SandboxAnswer>): Promise<unknown>;
  ask<C extends Call>(call: C, request: CallRequest<C>): Promise<CallResponse<C>>;
  detail(id: string): Promise<Detail>;
  play(
    id: string,
    more?: Omit<CallRequest<typeof activity.play>, 'id'>,
    key?: string,
  ): Promise<SandboxAnswer>;
  claim(id: string, prizeId: string, key?: string): Promise<SandboxAnswer>;
  /** What the ledger has given the member, minor units. */
  given(): Promise<bigint>;
}

let keys = 0;

/** Logs a member in. @param name a demo member's */
export async function activityScene(sandbox: TestSandbox, name: string): Promise<ActivityScene> {
  const token = await sandbox.logIn(name);
  const member = (await sandbox.services.members.list()).find((each) => each.name === name);
  if (member === undefined) throw new Error(`no member ${name}`);
  const code = async (answer: Promise<SandboxAnswer>) => (await answer).body?.['status_code'];
  const keyed = (key = `act-${String((keys += 1))}`) => ({ token, headers: { 'idempotency-key': key } });
  const ask: ActivityScene['ask'] = async (call, request) => {
    const answer = await sandbox.send(call, request, { token });
    if (answer.body?.['status_code'] !== 6000) throw new Error(answer.text);
    return v.parse(call.response, answer.body['data']);
  };
  return {
    token,
    memberId: member.id,
    code,
    ask,
    detail: (id) => ask(activity.detail, { id }),
    play: (id, more = {}, key) => sandbox.send(activity.play, { id, ...more }, keyed(key)),
    claim: (id, prizeId, key) => sandbox.send(activity.claim, { id, prizeId }, keyed(key)),
    async given() {
      const { db } = sandbox.services.storage;
      const rows = await db
        .selectFrom('postings')
        .innerJoin('ledger_transactions as moved', 'moved.id', 'postings.transaction_id')
        .select('postings.amount_minor')
        .where('moved.member_id', '=', member.id)
        .where('moved.reason', '=', 'bonus')
        .where('postings.account_id', 'like', `member:${member.id}:%`)
        .where('moved.reference', 'like', '%-________')
        .execute();
      return rows.reduce((sum, { amount_minor }) => sum + amount_minor, 0n);
    },
  };
}
