import { streamAddress } from './stream-socket';

it('the stream is at the page’s own origin, without its question or session', () => {
  expect(streamAddress({ href: 'http://127.0.0.1:4601/?lang=en#token=abc' })).toBe(
    'ws://127.0.0.1:4601/play/stream',
  );
  expect(streamAddress({ href: 'https://games.example/x/y' })).toBe('wss://games.example/play/stream');
});
