import { chat } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ChatMessage, ChatState } from '../line/chat-slice';
import { IDLE, ok, showSupport } from '../testing/support-scene';

const ACTIVE: ChatState = { ...IDLE, status: 'active', name: '01', seq: 1 };
const said = (seq: number, words: string, name = '01'): ChatMessage => ({
  kind: 'text',
  seq,
  at: seq,
  from: 'desk',
  name,
  text: words,
  key: `key-${seq}`,
});
const talking = (...messages: ChatMessage[]) =>
  showSupport('/customer/chat', {
    answers: { [chat.messages.path]: ok({ messages, more: false, state: ACTIVE }) },
  });

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const choose = async (file: File) => {
  fireEvent.change(screen.getByLabelText('发送图片'), { target: { files: [file] } });
  await settle();
};
const large = (mb: number): File => {
  const file = new File([PNG], 'large.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: mb * 1024 * 1024 });
  return file;
};

describe('bad luck in the chat', () => {
  beforeEach(() => {
    window.HTMLElement.prototype.scrollIntoView = () => undefined;
  });

  it.each([
    ['a picture of 30 MB', () => large(30), '图片不能超过 2 MB'],
    [
      'a drawing with a script, whatever its name says',
      () =>
        new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], 'a.png', {
          type: 'image/png',
        }),
      '仅支持 PNG、JPG、WebP 图片',
    ],
  ])('%s is told and never sent', async (_, file, words) => {
    const { sent } = await talking(said(1, '您好'));
    await choose(file());
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(sent(chat.send)).toEqual([]);
  });

  it('the same picture twice is two messages, each under a key of its own', async () => {
    const { sent, api } = await talking(said(1, '您好'));
    const kept = (seq: number) =>
      ok({
        message: {
          kind: 'picture' as const,
          seq,
          at: seq,
          from: 'visitor' as const,
          name: '',
          key: `k${seq}`,
          picture: { id: String(seq), width: 4, height: 4 },
        },
        state: ACTIVE,
      });
    api.answer(chat.send, kept(2));
    await choose(new File([PNG], 'a.png'));
    await waitFor(() => expect(sent(chat.send)).toHaveLength(1));
    api.answer(chat.send, kept(3));
    await choose(new File([PNG], 'a.png'));
    await waitFor(() => expect(sent(chat.send)).toHaveLength(2));
    const keys = sent(chat.send).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it('markup in a name and in a message of the desk is drawn as text', async () => {
    await talking(said(1, '<script>alert(1)</script>', '<img src=x onerror=alert(1)>'));
    const log = screen.getByRole('log');
    expect(log).toHaveTextContent('<script>alert(1)</script>');
    expect(log.querySelector('script, img')).toBeNull();
  });

  it('marks that turn a text around do not reach what stands beside it', async () => {
    await talking(said(1, 'مرحبا'), said(2, '您好'));
    expect(screen.getByText('مرحبا').closest('[dir="auto"]')).not.toBeNull();
  });
});
