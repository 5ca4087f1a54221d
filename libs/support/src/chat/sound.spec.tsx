import { renderHook } from '@testing-library/react';
import type { ChatMessage } from '../line/chat-slice';
import { useSound } from './sound';

const said = (seq: number, from: 'visitor' | 'desk'): ChatMessage => ({
  kind: 'text',
  seq,
  at: seq,
  from,
  name: '',
  text: 'x',
  key: `key-${String(seq)}`,
});

describe('the sound of the chat', () => {
  const opened = jest.fn();
  beforeEach(() => {
    opened.mockReset();
    // A browser that can play, but has nothing to play on: each attempt is counted.
    Object.defineProperty(globalThis, 'AudioContext', {
      configurable: true,
      value: jest.fn(() => {
        opened();
        throw new Error('no device');
      }),
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'AudioContext');
  });

  const listen = (wanted: boolean) => {
    const { rerender } = renderHook(({ messages }) => useSound(messages, wanted), {
      initialProps: { messages: [said(1, 'desk')] as readonly ChatMessage[] },
    });
    return (...messages: readonly ChatMessage[]) => rerender({ messages });
  };

  it('is heard once for each message of the desk that comes, and not for what was there', () => {
    const come = listen(true);
    expect(opened).not.toHaveBeenCalled();
    come(said(1, 'desk'), said(2, 'desk'));
    come(said(1, 'desk'), said(2, 'desk'));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('is not heard for what one says oneself, nor for older messages that are fetched', () => {
    const come = listen(true);
    come(said(1, 'desk'), said(2, 'visitor'));
    come(said(0, 'desk'), said(1, 'desk'), said(2, 'visitor'));
    expect(opened).not.toHaveBeenCalled();
  });

  it('is not heard unless it was chosen', () => {
    listen(false)(said(1, 'desk'), said(2, 'desk'));
    expect(opened).not.toHaveBeenCalled();
  });
});
