import { socketAddress } from './socket-address';

describe('socket address', () => {
  const allowList = { origins: ['https://line.example'], development: false, self: 'https://brand.example' };

  it('SOCKET-001 SOCKET-002 is the first item of entry 51 with the handshake path and query', () => {
    expect(socketAddress({ 51: ['https://line.example', 'https://other.example'] }, allowList)).toBe(
      'wss://line.example/stream/ws/v1/handshake?clientType=web',
    );
  });

  it('is the page’s own origin without a line, and nothing where the line leads off the list', () => {
    expect(socketAddress(undefined, allowList)).toBe(
      'wss://brand.example/stream/ws/v1/handshake?clientType=web',
    );
    expect(socketAddress({ 51: [] }, allowList)).toContain('wss://brand.example/');
    expect(socketAddress({ 51: ['wss://evil.example'] }, allowList)).toBeUndefined();
  });

  it('is a plain socket on this machine in development', () => {
    const local = { origins: [], development: true, self: 'http://ky.localhost:4200' };
    expect(socketAddress({}, local)).toBe('ws://ky.localhost:4200/stream/ws/v1/handshake?clientType=web');
  });
});
