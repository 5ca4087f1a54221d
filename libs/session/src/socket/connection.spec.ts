import { platformSocket } from '@heptad/contracts';
import { FakeSocket } from '../testing/played-socket';
import { followConnection } from './connection';

const answer = (accepted: boolean): string =>
  JSON.stringify({ msgId: 10002, msgData: { accepted, serverTime: 1 } });

describe('one connection', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function setUp() {
    const told: string[] = [];
    const peer = new FakeSocket('wss://line.example');
    const connection = followConnection(
      peer as never,
      {
        userToken: () => 'tok',
        memberToken: async () => 'jwt',
        body: () => ({ uuid: 'u', site: '4002', client: 'h5' }),
      },
      {
        onOpen: () => told.push('open'),
        onMessage: ({ msgId }) => told.push(`message ${msgId}`),
        onAccepted: () => told.push('accepted'),
        onError: () => told.push('error'),
        onLost: (spreadMs) => told.push(`lost ${spreadMs}`),
        onSignedOut: () => told.push('signed out'),
      },
    );
    return { told, peer, connection };
  }

  it('tells of its login and of an answer that lets it in', async () => {
    const { told, peer, connection } = setUp();
    peer.open();
    await jest.advanceTimersByTimeAsync(0);
    expect(connection.isLogin()).toBe(true);
    peer.receive(answer(true));
    expect(told).toEqual(['open', 'message 10002', 'accepted']);
    connection.release();
  });

  it('is lost by a refused login, and by one without an answer', async () => {
    const { told, peer, connection } = setUp();
    peer.open();
    await jest.advanceTimersByTimeAsync(0);
    peer.receive(answer(false));
    expect(told).toEqual(['open', 'message 10002', 'lost undefined']);
    connection.release();

    const silent = setUp();
    await jest.advanceTimersByTimeAsync(2 * platformSocket.HEARTBEAT_MS);
    expect(silent.told).toEqual(['lost undefined']);
  });

  it('tells what a planned close asks for', () => {
    const { told, peer } = setUp();
    peer.fail('close', { code: platformSocket.PLANNED_CLOSE, reason: 'spread=30000' });
    expect(told).toEqual(['lost 30000']);
  });

  it('says nothing once it has been released', async () => {
    const { told, peer, connection } = setUp();
    peer.open();
    connection.release();
    expect(peer.closed).toBe(1);
    peer.receive(answer(true));
    peer.fail('error');
    peer.fail('close');
    await jest.advanceTimersByTimeAsync(10 * platformSocket.HEARTBEAT_MS);
    expect(told).toEqual(['open']);
    expect(peer.sent).toEqual([]);
  });
});
