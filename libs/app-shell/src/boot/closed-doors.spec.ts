import { destinationAfterIpBlock } from './ip-block-decision';
import { destinationAfterPreInfo } from './pre-info-decision';

/** What the platform answers to pre-info, for as long as a spec lasts. */
interface Answer {
  /** A code of the blocking; none where the answer is a success. */
  readonly code: string | undefined;
  readonly maintenance: unknown;
}

interface Visit extends Answer {
  readonly inApp: boolean;
  readonly continued: boolean;
  readonly start: string;
}

const ANSWERS: readonly Answer[] = [undefined, '6031', '6032', '6033'].flatMap((code) =>
  [0, '0', 1, '1', undefined, null].map((maintenance) => ({ code, maintenance })),
);
const STARTS = ['/', '/home/sports', '/other/restrictionIp', '/other/maintenance', '/other/maintenance/'];
const BOTH = [false, true];
const VISITS: readonly Visit[] = ANSWERS.flatMap((answer) =>
  BOTH.flatMap((inApp) =>
    BOTH.flatMap((continued) => STARTS.map((start) => ({ ...answer, inApp, continued, start }))),
  ),
);

const pathOf = (place: string): string => place.replace(/\?.*/, '').replace(/(.)\/$/, '$1');

/** Where one answer leads from a place. */
function next(place: string, { code, maintenance, inApp, continued }: Visit): string {
  const destination =
    code === undefined
      ? destinationAfterPreInfo({ inApp, path: place.replace(/\?.*/, ''), maintenance })
      : destinationAfterIpBlock({ code, maintenance, inApp, continued });
  return destination ?? place;
}

/** The places of a visit while pre-info is asked again and again. */
function walk(visit: Visit): readonly string[] {
  const places = [visit.start];
  for (let turn = 0; turn < 6; turn += 1) {
    const here = places.at(-1) ?? '/';
    const there = next(here, visit);
    if (there === here) break;
    places.push(there);
  }
  return places;
}

describe('pre-info, the restriction page and maintenance together', () => {
  it('OPEN-004 OPEN-005 never go round in a circle', () => {
    for (const visit of VISITS) {
      const places = walk(visit);
      expect([visit, places.length <= 2]).toEqual([visit, true]);
      expect([visit, next(places.at(-1) ?? '/', visit)]).toEqual([visit, places.at(-1)]);
    }
  });

  const ends = (visit: Visit): string => pathOf(walk(visit).at(-1) ?? '/');
  const zero = (status: unknown): boolean => Number(status) === 0 && status !== null;

  it('SHELL-047 OPEN-005 maintenance wins over everything but a caveat, in the app too', () => {
    for (const visit of VISITS.filter(({ maintenance }) => zero(maintenance))) {
      const tells = visit.code === undefined || visit.code === '6032';
      if (tells) expect(ends(visit)).toBe('/other/maintenance');
    }
  });

  it('SHELL-045 SHELL-046 an open site holds nobody on a closed page outside the app', () => {
    for (const visit of VISITS.filter(({ code, inApp }) => code === undefined && !inApp)) {
      if (zero(visit.maintenance)) continue;
      const known = visit.maintenance !== undefined && visit.maintenance !== null;
      const mayStay = pathOf(visit.start) === '/other/maintenance' && !known;
      if (!mayStay) expect(ends(visit)).not.toMatch(/^\/other\//);
    }
  });

  it('ERR-033 who is spared is led nowhere, whatever the code but a blocked maintenance', () => {
    for (const visit of VISITS.filter(({ code }) => code !== undefined)) {
      const spared = visit.inApp || visit.continued;
      const closed = visit.code === '6032' && zero(visit.maintenance);
      if (closed) expect(ends(visit)).toBe('/other/maintenance');
      else expect(ends(visit)).toBe(spared ? pathOf(visit.start) : '/other/restrictionIp');
    }
  });
});
