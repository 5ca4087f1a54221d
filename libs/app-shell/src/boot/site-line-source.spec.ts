import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { configuration } from '@heptad/contracts';
import { createClock, createStoredItems, ITEMS } from '@heptad/device';
import { createSiteLineSource } from './site-line-source';

type StubAnswer = StubAnswers[string];

const lineList = { 51: ['https://line.example'] };
const refused: StubAnswer = {
  ok: false,
  error: { kind: 'timeout', message: '', call: configuration.vvPretty.path },
};

function setUp(answer: StubAnswer, content: unknown = { lineList }) {
  const items = createStoredItems(null, createClock());
  const api = { ...stubApiClient({ [configuration.vvPretty.path]: answer }), open: async () => content };
  return { items, open: () => createSiteLineSource(api, items) };
}

describe('the platform’s lines', () => {
  it('OPEN-058 SOCKET-001 are there from the beginning at the next visit', async () => {
    const { items, open } = setUp({ ok: true, value: 'sealed' });
    const first = open();
    expect(first.current()).toBeUndefined();
    const heard = jest.fn();
    first.subscribe(heard);
    await first.refresh();
    expect([first.current(), heard.mock.calls.length]).toEqual([lineList, 1]);
    expect(items.get(ITEMS.lines)).toEqual(lineList);
    const next = open();
    expect(next.current()).toEqual(lineList);
    await next.ready();
  });

  it.each([
    ['cannot be had', refused, undefined],
    ['cannot be opened', { ok: true, value: 'sealed' } as const, null],
    ['have another shape', { ok: true, value: 'sealed' } as const, { lineList: 7 }],
  ])('keeps nobody waiting where they %s', async (_what, answer, content) => {
    const { items, open } = setUp(answer, content);
    const lines = open();
    const ready = jest.fn();
    void lines.ready().then(ready);
    await Promise.resolve();
    expect(ready).not.toHaveBeenCalled();
    await lines.refresh();
    expect(ready).toHaveBeenCalled();
    expect([lines.current(), items.get(ITEMS.lines)]).toEqual([undefined, undefined]);
  });
});
