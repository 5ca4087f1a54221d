import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIBS = join(__dirname, '../../..');
/** What the brand has words of its own for. */
const FIXED = /客服|中心钱包|中心錢包|\bsupport\b|customer service|cent(?:re|er) wallet/i;

/** Every text below a value, with the way to it. */
function textsIn(value: unknown, way: string): readonly string[] {
  if (typeof value === 'string') return [`${way}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => textsIn(below, `${way}.${key}`));
}

describe('the messages', () => {
  const files = readdirSync(LIBS, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[^/]+\/src\/.*messages\/.*\.json$/.test(path));

  it('BRAND-006 BRAND-007 name customer service and the centre wallet by the brand’s labels alone', () => {
    expect(files.length).toBeGreaterThan(20);
    const fixed = files.flatMap((file) =>
      textsIn(JSON.parse(readFileSync(join(LIBS, file), 'utf8')), file).filter((text) =>
        FIXED.test(text.slice(text.indexOf(': '))),
      ),
    );
    expect(fixed).toEqual([]);
  });
});
