import {
  activity,
  agents,
  bets,
  type Call,
  type CallRequest,
  chat,
  deposit,
  feedback,
  mail,
  payout,
  rebate,
  session,
  vip,
  wallet,
  withdrawal,
} from '@heptad/contracts';
import { passwordHashOf, startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

const ask = <C extends Call>(call: C, request: CallRequest<C>): readonly [Call, CallRequest<Call>] => [
  call,
  request,
];

/** A call of each area whose endpoints the requirements leave open, as it is sent. */
const AREAS: readonly (readonly [area: string, ...ReturnType<typeof ask>])[] = [
  ['registration', ...ask(session.register, { name: 'areas01', password: passwordHashOf('Abcd1234') })],
  ['the wallet', ...ask(wallet.balances, {})],
  ['deposits', ...ask(deposit.channels, {})],
  ['withdrawals', ...ask(withdrawal.limits, {})],
  ['payout accounts', ...ask(payout.accounts, {})],
  ['records', ...ask(bets.records, { page: 1, size: 10, from: 0, to: 1, settled: false })],
  ['activities', ...ask(activity.list, {})],
  ['VIP', ...ask(vip.gifts, {})],
  ['rebate', ...ask(rebate.state, {})],
  ['mail', ...ask(mail.list, { kind: 'system', size: 10 })],
  ['feedback', ...ask(feedback.list, {})],
  ['agents', ...ask(agents.offer, {})],
  ['chat', ...ask(chat.home, {})],
];

describe('areas whose endpoints are the platform’s own', () => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await startSandbox();
    token = await sandbox.logIn();
  }, 30_000);
  afterAll(() => sandbox.close());

  it('CALL-067 are answered on the wire by their contracts, each and all, below the families of the platform', async () => {
    const answered: string[] = [];
    for (const [area, call, request] of AREAS) {
      expect(call.path).toMatch(/^\/(site|game|act|page\/fd)\/api\/v1\//);
      const { body } = await sandbox.send(call, request, { token });
      if (body?.['status_code'] === 6000 && v.is(call.response, body['data'])) answered.push(area);
    }
    expect(answered).toEqual(AREAS.map(([area]) => area));
  });
});
