import { queryApi } from '@heptad/api-client';
import { member } from '@heptad/contracts';
import { sessionActions } from '../session-slice';
import { fakeMember } from '../testing/fake-member';
import { closeTabs, info, openTab } from '../testing/tab';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

const wallet = { currency: 'CNY', version: 7, total: '10.00', center: '4.00', venues: [] };
const accepted = { msgId: 10002, msgData: { accepted: true, serverTime: 5_000 } } as const;

/** Pages that show what may change, and how often each of them has asked for it. */
async function watched() {
  const reads = { balance: jest.fn(), bets: jest.fn(), mail: jest.fn() };
  const probes = queryApi.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      balanceProbe: build.query<null, void>({
        queryFn: () => (reads.balance(), { data: null }),
        providesTags: ['balance'],
      }),
      betsProbe: build.query<null, void>({
        queryFn: () => (reads.bets(), { data: null }),
        providesTags: ['bets'],
      }),
      mailProbe: build.query<null, void>({
        queryFn: () => (reads.mail(), { data: null }),
        providesTags: ['mail'],
      }),
    }),
  });
  const tab = await openTab({ token: 'tok' });
  const { balanceProbe, betsProbe, mailProbe } = probes.endpoints;
  for (const probe of [balanceProbe, betsProbe, mailProbe]) void tab.store.dispatch(probe.initiate());
  await jest.advanceTimersByTimeAsync(0);
  const asked = () => Object.values(reads).map((read) => read.mock.calls.length);
  expect(asked()).toEqual([1, 1, 1]);
  return { ...tab, asked };
}

describe('messages of the platform', () => {
  it('SOCKET-012 a moved balance, a changed bet and new mail are read anew, each by itself', async () => {
    const { push, asked, state } = await watched();
    push({ msgId: 20001, msgData: wallet });
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual([2, 1, 1]);
    push({ msgId: 20002, msgData: { betId: 'b', venue: 'IMTY', state: 'won' } });
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual([3, 2, 1]);
    push({ msgId: 20003, msgData: { mailId: 'm', title: 't', unread: 4 } });
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual([3, 2, 2]);
    expect(state().member).toMatchObject({ id: info.userId, unreadMail: 4 });
  });

  it('ROLE-015 what the member may do is read anew when it has changed', async () => {
    const { push, state, store } = await openTab({ token: 'tok' });
    store.dispatch(sessionActions.memberLoaded(fakeMember('1', { state: 'timeOut' })));
    push({ msgId: 20005, msgData: {} });
    await jest.advanceTimersByTimeAsync(0);
    expect(state().member).toMatchObject({ id: info.userId, state: 'active' });
  });

  it('what a lost connection may have missed is read anew once the next one is let in', async () => {
    const { push, asked } = await watched();
    push(accepted);
    push({ msgId: 0, msgData: '' });
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual([1, 1, 2]);
    push({ ...accepted, msgData: { ...accepted.msgData, accepted: false } });
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual([1, 1, 2]);
    push(accepted);
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual([2, 2, 3]);
  });

  it('news come from a connection that let the member in, until it is lost', async () => {
    const { push, state, store } = await openTab({ token: 'tok' });
    store.dispatch(sessionActions.socketMoved(1));
    expect(state().live).toBe(false);
    push({ ...accepted, msgData: { ...accepted.msgData, accepted: false } });
    expect(state().live).toBe(false);
    push(accepted);
    expect(state().live).toBe(true);
    store.dispatch(sessionActions.socketMoved(0));
    expect(state().live).toBe(false);
  });

  it('SOCKET-012 mail that was read elsewhere is counted down, and read anew', async () => {
    const { push, asked, state } = await watched();
    push({ msgId: 20003, msgData: { mailId: 'm', title: 't', unread: 4 } });
    push({ msgId: 20006, msgData: { unread: 3 } });
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual([1, 1, 3]);
    expect(state().member).toMatchObject({ unreadMail: 3 });
  });

  it('SOCKET-012 a mail that comes before the socket is let in for the first time is counted', async () => {
    const { push, api, state } = await openTab({ token: 'tok' });
    expect(state().member).toMatchObject({ unreadMail: 0 });
    api.answer(member.info, { ok: true, value: { ...info, unreadMail: 1 } });
    push({ ...accepted, msgData: { ...accepted.msgData, accepted: false } });
    await jest.advanceTimersByTimeAsync(0);
    expect(state().member).toMatchObject({ unreadMail: 0 });
    push(accepted);
    await jest.advanceTimersByTimeAsync(0);
    expect(state().member).toMatchObject({ unreadMail: 1 });
  });

  it('the unread mails that a lost connection has missed are counted anew', async () => {
    const { push, state } = await openTab({ token: 'tok' });
    push(accepted);
    await jest.advanceTimersByTimeAsync(0);
    push({ msgId: 20003, msgData: { mailId: 'm', title: 't', unread: 4 } });
    expect(state().member).toMatchObject({ unreadMail: 4 });
    push(accepted);
    await jest.advanceTimersByTimeAsync(0);
    expect(state().member).toMatchObject({ unreadMail: info.unreadMail });
  });

  it('mail for a member who is not known yet is no member', async () => {
    const { push, state } = await openTab();
    push({ msgId: 20003, msgData: { mailId: 'm', title: 't', unread: 4 } });
    expect(state().member).toBeUndefined();
  });
});
