import { walletBalances } from '@heptad/contracts';
import type { Call, CallRequest, CallResponse } from '@heptad/contracts';
import { startPostgres, startSandbox } from '@heptad/testing';
import type { PostgresServer, SandboxAnswer, TestedEngine, TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

/** A sandbox with somebody logged in who pays in and out. */
export interface Payments {
  readonly sandbox: TestSandbox;
  /** Sends a call under a key of its own, or the one given, and gives what came back. */
  send<C extends Call>(call: C, request: CallRequest<C>, key?: string): Promise<SandboxAnswer>;
  /** The same, for calls that must succeed: the answer by the call's own schema. */
  get<C extends Call>(call: C, request: CallRequest<C>, key?: string): Promise<CallResponse<C>>;
  /** The code of the answer. */
  codeOf<C extends Call>(call: C, request: CallRequest<C>, key?: string): Promise<unknown>;
  /** What is in the centre wallet. */
  centre(): Promise<string>;
  /** The same sandbox as somebody else. */
  as(name: string): Promise<Payments>;
}

/** Starts a sandbox on an engine and logs in. Close it after the test. */
export async function startPayments(server: PostgresServer | undefined, name = 'demo01'): Promise<Payments> {
  const sandbox = await startSandbox(
    server === undefined ? {} : { storage: { postgres: await server.createDatabase() } },
  );
  return paymentsOf(sandbox, name);
}

async function paymentsOf(sandbox: TestSandbox, name: string): Promise<Payments> {
  const token = await sandbox.logIn(name);
  let keys = 0;
  const send: Payments['send'] = (call, request, key = `${name}-${String((keys += 1))}`) =>
    sandbox.send(call, request, { token, headers: { 'idempotency-key': key } });
  const get: Payments['get'] = async (call, request, key) => {
    const answer = await send(call, request, key);
    if (answer.body?.['status_code'] !== 6000) throw new Error(`${call.path}: ${answer.text}`);
    return v.parse(call.response, answer.body['data']);
  };
  return {
    sandbox,
    send,
    get,
    codeOf: async (call, request, key) => (await send(call, request, key)).body?.['status_code'],
    centre: async () => (await get(walletBalances, {})).center,
    as: (other) => paymentsOf(sandbox, other),
  };
}

/** A server for the engine where it needs one. */
export function serverFor(engine: TestedEngine): Promise<PostgresServer | undefined> {
  return engine === 'postgres' ? startPostgres() : Promise.resolve(undefined);
}
