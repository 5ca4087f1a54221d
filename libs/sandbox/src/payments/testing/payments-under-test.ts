import { type Call, type CallRequest, type CallResponse, wallet } from '@heptad/contracts';
import * as v from 'valibot';

interface Answer {
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly text: string;
}

/** What is needed of a sandbox that a spec has started. */
interface Served {
  send<C extends Call>(
    call: C,
    request: CallRequest<C>,
    extras: { readonly token: string; readonly headers: Readonly<Record<string, string>> },
  ): Promise<Answer>;
  logIn(name: string): Promise<string>;
}

/** A sandbox with somebody logged in who pays in and out. */
export interface Payments<Sandbox> {
  readonly sandbox: Sandbox;
  /** Sends a call that must succeed, under a key of its own or the one given: the answer by the call's own schema. */
  get<C extends Call>(call: C, request: CallRequest<C>, key?: string): Promise<CallResponse<C>>;
  /** Sends a call and gives the code of the answer. */
  codeOf<C extends Call>(call: C, request: CallRequest<C>, key?: string): Promise<unknown>;
  /** What is in the centre wallet. */
  centre(): Promise<string>;
  /** The same sandbox as somebody else. */
  as(name: string): Promise<Payments<Sandbox>>;
}

/** Logs somebody in. */
export async function paymentsOf<Sandbox extends Served>(
  sandbox: Sandbox,
  name = 'demo01',
): Promise<Payments<Sandbox>> {
  const token = await sandbox.logIn(name);
  let keys = 0;
  const send = <C extends Call>(
    call: C,
    request: CallRequest<C>,
    key = `${name}-${String((keys += 1))}`,
  ): Promise<Answer> => sandbox.send(call, request, { token, headers: { 'idempotency-key': key } });
  const get: Payments<Sandbox>['get'] = async (call, request, key) => {
    const answer = await send(call, request, key);
    if (answer.body?.['status_code'] !== 6000) throw new Error(`${call.path}: ${answer.text}`);
    return v.parse(call.response, answer.body['data']);
  };
  return {
    sandbox,
    get,
    codeOf: async (call, request, key) => (await send(call, request, key)).body?.['status_code'],
    centre: async () => (await get(wallet.balances, {})).center,
    as: (other) => paymentsOf(sandbox, other),
  };
}
