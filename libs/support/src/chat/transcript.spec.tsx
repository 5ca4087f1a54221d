import { chat } from '@heptad/contracts';
import { keepFiles, type KeptFile } from '@heptad/device/testing';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ChatMessage, ChatState } from '../line/chat-slice';
import { IDLE, ok, showSupport } from '../testing/support-scene';

const STATE: ChatState = { ...IDLE, status: 'active', name: '01', seq: 4, read: 4 };
const said = (seq: number) => ({ seq, at: Date.UTC(2026, 4, 5, 4, seq), key: `key-${String(seq)}` });
const MESSAGES: readonly ChatMessage[] = [
  { ...said(1), kind: 'note', from: 'platform', name: 'deposit', note: 'begun' },
  { ...said(2), kind: 'text', from: 'visitor', name: '', text: '存款还没到账' },
  { ...said(3), kind: 'note', from: 'platform', name: '01', note: 'joined' },
  { ...said(4), kind: 'text', from: 'desk', name: '01', text: '<b>请稍等</b>' },
];

let files: readonly KeptFile[] = [];

beforeEach(() => {
  window.HTMLElement.prototype.scrollIntoView = () => undefined;
  files = keepFiles();
});
afterEach(() => jest.restoreAllMocks());

/** A platform that answers with two messages at a time, and with the newest where nothing says from where on. */
const answer = (request: unknown) => {
  const { since } = request as { readonly since?: number };
  const from = since ?? 2;
  return ok({ messages: MESSAGES.slice(from, from + 2), more: from < 2, state: STATE });
};

async function take(): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '下载记录' })));
  await settle();
}

describe('the transcript of a conversation', () => {
  it('holds all of it in its order, also what the page has not fetched, as plain text', async () => {
    await showSupport('/customer/chat', { answers: { [chat.messages.path]: answer } });
    await take();
    expect(files.map(({ name }) => name)).toEqual(['chat.txt']);
    const lines = ((await files[0]?.text) ?? '').trimEnd().split('\r\n');
    expect(lines.map((line) => line.replace(/^\S+ \S+ {2}/, ''))).toEqual([
      '系统: 会话开始 存款',
      '我: 存款还没到账',
      '系统: 客服 01 加入会话',
      '客服 01: <b>请稍等</b>',
    ]);
  });

  it('is said to have failed where a part of it cannot be had, and none is kept', async () => {
    const { api } = await showSupport('/customer/chat', { answers: { [chat.messages.path]: answer } });
    api.answer(chat.messages, (request: unknown) =>
      (request as { readonly since?: number }).since === 2
        ? { ok: false, error: { kind: 'offline', message: '', call: '/none' } }
        : answer(request),
    );
    await take();
    expect(screen.getByRole('alert')).toHaveTextContent('记录下载失败，请稍后重试');
    expect(files).toEqual([]);
  });
});
