import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { IP_BLOCKED_CODES, LOGIN_CODES } from '../codes';
import { sportsVenueCode } from '../venue-code';
import { ERROR_CATALOGUE } from './error-catalogue';
import type { ErrorState, MessageKey } from './error-state';
import { PROTECTION_ERRORS } from './protection-errors';

const ROOT = join(__dirname, '../../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const catalogued = [...read('docs/requirements/err.md').matchAll(/^\| (ERR-\d{3}) \|/gm)].map(([, id]) => id);

const textOf = ({ library, key }: MessageKey, locale: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? new Map(Object.entries(part)).get(name) : undefined,
      JSON.parse(read(`libs/${library}/src/messages/${locale}.json`)),
    );

function keysOf({ provoke }: ErrorState): readonly MessageKey[] {
  if (provoke.by === 'spec') return provoke.sees;
  return 'key' in provoke.sees ? [provoke.sees] : [];
}

describe('the error catalogue', () => {
  it('names every row of the requirements once, in their order', () => {
    expect(catalogued).toHaveLength(43);
    expect(ERROR_CATALOGUE.map(({ row }) => row)).toEqual(catalogued);
  });

  it.each(['zh-CN', 'zh-TW', 'en'])('takes its texts from the message files (%s)', (locale) => {
    const missing = ERROR_CATALOGUE.flatMap(keysOf).filter((key) => !textOf(key, locale));
    expect(missing).toEqual([]);
  });

  it('has no sentence of its own where the message files have it', () => {
    const sentences = JSON.stringify(
      ['app-shell', 'account', 'sports-betting'].map((library) =>
        read(`libs/${library}/src/messages/zh-CN.json`),
      ),
    );
    for (const { provoke } of ERROR_CATALOGUE)
      if (provoke.by !== 'spec' && 'asItCame' in provoke.sees)
        expect(sentences).not.toContain(provoke.sees.asItCame);
  });

  it('ERR-013 brings every code of a login and of a blocked visitor about', () => {
    const codes = ERROR_CATALOGUE.flatMap(({ provoke }) =>
      provoke.by === 'scenario' ? provoke.scenarios.map(({ effect }) => effect['code']) : [],
    );
    const made = Object.values(LOGIN_CODES).filter((code) => code !== LOGIN_CODES.imageFetchFailed);
    expect(codes).toEqual(expect.arrayContaining([...made, ...Object.values(IP_BLOCKED_CODES), 5000]));
  });

  it('names venues as pages do: an unknown one would quietly open another', () => {
    const venues = ERROR_CATALOGUE.flatMap(({ provoke }) =>
      provoke.by === 'spec' ? [] : [...new URLSearchParams(provoke.page.split('?')[1]).getAll('venue')],
    );
    expect(venues).toEqual(['YBTY', 'FBTY']);
    expect(venues.every((venue) => v.is(sportsVenueCode, venue))).toBe(true);
  });

  it('proves by a spec that cites the row what cannot be provoked, and says why', () => {
    const proven = ERROR_CATALOGUE.filter(({ provoke }) => provoke.by === 'spec');
    expect(proven.map(({ row }) => row)).toEqual([
      'ERR-002',
      'ERR-007',
      ...PROTECTION_ERRORS.map(({ row }) => row),
    ]);
    for (const { row, provoke } of proven) {
      if (provoke.by !== 'spec') continue;
      expect(provoke.why.length).toBeGreaterThan(20);
      expect(existsSync(join(ROOT, provoke.spec))).toBe(true);
      expect(read(provoke.spec)).toContain(row);
    }
  });
});
