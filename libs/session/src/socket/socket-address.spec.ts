import { socketAddress } from './socket-address';

describe('socket address', () => {
  const allowList = { origins: ['https://line.example'], development: false, self: 'https://brand.example' };
  const HANDSHAKE = 'stream/ws/v1/handshake?clientType=web';

  it('SOCKET-001 SOCKET-002 is the first item of entry 51 with the handshake path and query', () => {
    expect(
      socketAddress({ 51: ['https://line.example', 'https://other.example'] }, allowList, '/stream'),
    ).toBe(`wss://line.example/${HANDSHAKE}`);
  });

  it.each([
    ['/stream', `wss://brand.example/${HANDSHAKE}`],
    ['/stream/', `wss://brand.example/${HANDSHAKE}`],
    ['/push', `wss://brand.example/push/${HANDSHAKE}`],
    ['/upstream', `wss://brand.example/upstream/${HANDSHAKE}`],
    ['wss://push.example/', `wss://push.example/${HANDSHAKE}`],
    ['wss://push.example/a/stream?x#y', `wss://push.example/a/${HANDSHAKE}`],
  ])('SOCKET-001 OPEN-058 without a line is the deployment’s own: %s', (own, address) => {
    expect(socketAddress(undefined, allowList, own)).toBe(address);
    expect(socketAddress({ 51: [] }, allowList, own)).toBe(address);
  });

  it('is nothing where the platform’s line leads off the list, the deployment’s own line or not', () => {
    expect(socketAddress({ 51: ['wss://evil.example'] }, allowList, '/stream')).toBeUndefined();
    expect(socketAddress({ 51: ['wss://push.example'] }, allowList, 'wss://push.example')).toBeUndefined();
  });

  it('is a plain socket on this machine in development', () => {
    const local = { origins: [], development: true, self: 'http://ky.localhost:4200' };
    expect(socketAddress({}, local, '/stream')).toBe(`ws://ky.localhost:4200/${HANDSHAKE}`);
  });
});
