import { copyText } from './copy-text';
import { TOAST_KIND } from './toast-store';

const WORDS = { copied: '已复制', failed: '复制失败' };

function withClipboard(clipboard: unknown) {
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard }, configurable: true });
}

describe('a text that is copied', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  afterEach(() => Object.defineProperty(globalThis, 'navigator', before ?? { value: undefined }));

  it('is in the clipboard to the letter, and said to be', async () => {
    const writeText = jest.fn(async () => undefined);
    withClipboard({ writeText });
    const show = jest.fn();
    await copyText(' 0012 3', { show }, WORDS);
    expect(writeText).toHaveBeenCalledWith(' 0012 3');
    expect(show.mock.calls).toEqual([[{ text: '已复制', kind: TOAST_KIND.success }]]);
  });

  it.each([
    ['refuses', { writeText: async () => Promise.reject(new Error('denied')) }],
    ['is not there', undefined],
  ])('is said not to be where the clipboard %s', async (_, clipboard) => {
    withClipboard(clipboard);
    const show = jest.fn();
    await copyText('x', { show }, WORDS);
    expect(show.mock.calls).toEqual([[{ text: '复制失败', kind: TOAST_KIND.failure }]]);
  });
});
