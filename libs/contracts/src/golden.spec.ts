import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ALL_CALLS, type CallId } from './all-calls';
import type { Call } from './define-call';

const FOLDER = join(__dirname, '../golden');
const read = (name: string): Record<string, unknown> => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
const names = readdirSync(FOLDER).filter(
  (name) => name.endsWith('.json') && !name.endsWith('.expected.json'),
);

function callOf(id: unknown): Call {
  if (typeof id !== 'string' || !Object.hasOwn(ALL_CALLS, id)) throw new Error(`no call ${String(id)}`);
  return ALL_CALLS[id as CallId];
}

describe('golden payloads', () => {
  it('exist for every family: live lists, early list, results, detail, order; and IM’s lines of its own', () => {
    const wanted = ['im', 'ob', 'fb'].flatMap((family) =>
      ['live-list', 'live-sets', 'early-list', 'results', 'detail', 'order'].map(
        (what) => `${family}-${what}.json`,
      ),
    );
    expect(names.sort()).toEqual([...wanted, 'im-extra-lines.json'].sort());
  });

  it.each(names)('%s is what its call sends and answers', (name) => {
    const golden = read(name);
    const call = callOf(golden.call);
    expect(v.safeParse(call.request, golden.request).issues).toBeUndefined();
    expect(v.safeParse(call.response, golden.answer).issues).toBeUndefined();
  });

  it.each(names)('%s has its meaning beside it', (name) => {
    const meaning = read(name.replace('.json', '.expected.json'));
    expect(Object.keys(meaning)).toEqual([expect.stringMatching(/^(matches|match|bet)$/)]);
  });

  it('SPORT-003 are refused when a family gets what is another one’s', () => {
    expect(v.safeParse(callOf('ob.liveMatches').response, read('fb-live-list.json').answer).success).toBe(
      false,
    );
    expect(v.safeParse(callOf('fb.getList').response, read('im-live-list.json').answer).success).toBe(false);
    expect(
      v.safeParse(callOf('im.getLiveEventInfo').response, read('ob-live-list.json').answer).success,
    ).toBe(false);
  });
});
