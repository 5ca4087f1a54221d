import * as v from 'valibot';
import { clientMessage, message, plannedSpread, serverMessage } from './socket';

const login = { msgId: 10001, msgData: { token: 't', body: { uuid: 'u', site: '4002', client: 'h5' } } };

describe('socket messages', () => {
  it('SOCKET-003 have an id and data', () => {
    expect(v.safeParse(message, { msgId: 0, msgData: '' }).success).toBe(true);
    expect(v.safeParse(message, { msgId: '0', msgData: '' }).success).toBe(false);
  });

  it('SOCKET-007 have a heartbeat that is empty, both ways', () => {
    for (const schema of [clientMessage, serverMessage]) {
      expect(v.safeParse(schema, { msgId: 0, msgData: '' }).success).toBe(true);
      expect(v.safeParse(schema, { msgId: 0, msgData: {} }).success).toBe(true);
      expect(v.safeParse(schema, { msgId: 0, msgData: { a: 1 } }).success).toBe(false);
    }
  });

  it('SOCKET-008 have a login of token and body, which only a client sends', () => {
    expect(v.safeParse(clientMessage, login).success).toBe(true);
    expect(
      v.safeParse(clientMessage, { ...login, msgData: { token: '', body: login.msgData.body } }).success,
    ).toBe(false);
    expect(v.safeParse(serverMessage, login).success).toBe(false);
  });

  it.each([
    ['spread=15000', 15_000],
    ['spread=0', 0],
    ['spread=60000', 60_000],
    ['spread=60001', undefined],
    ['spread=-1', undefined],
    ['spread=1e4', undefined],
    ['', undefined],
    ['restart', undefined],
  ])('OPEN-058 end by plan with the reason "%s"', (reason, spread) => {
    const parsed = v.safeParse(plannedSpread, reason);
    expect(parsed.success ? parsed.output : undefined).toBe(spread);
  });

  it('ROLE-015 tell that a member’s protection has changed, and nothing of what it is', () => {
    expect(v.safeParse(serverMessage, { msgId: 20005, msgData: {} }).success).toBe(true);
    expect(v.safeParse(serverMessage, { msgId: 20005, msgData: { limit: '5.00' } }).success).toBe(false);
  });

  it('SOCKET-012 tell a moved balance as whole wallets in decimal strings', () => {
    const wallet = { currency: 'CNY', version: 7, total: '10.00', center: '4.00', venues: [] };
    expect(v.safeParse(serverMessage, { msgId: 20001, msgData: wallet }).success).toBe(true);
    expect(v.safeParse(serverMessage, { msgId: 20001, msgData: { ...wallet, total: 10 } }).success).toBe(
      false,
    );
  });
});
