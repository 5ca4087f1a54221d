import type { ApiClient } from '@heptad/api-client';
import type { FirstScreen } from '@heptad/brand-config';
import type { SportsVenue, VenueCode, VenueGateway } from '@heptad/venue-gateway';

/** What a question is known by, in the page as at the edge. */
export const questionOf = (...asked: readonly unknown[]): string => JSON.stringify(asked);

/** Answers a question from the page, or lets it go out. Each answer is given once: what is asked again wants news. */
export type Answer = <Value>(question: string, ask: () => Promise<Value>) => Promise<Value>;

interface Ports {
  readonly api: ApiClient;
  readonly venues: VenueGateway;
}

/** The questions of a first screen, put to something that may know the answers: those of features, and those to the venues. */
export function withAnswers<Services extends Ports>(services: Services, answer: Answer): Services {
  const { api, venues } = services;
  const made = new Map<VenueCode, SportsVenue>();
  const venueOf = (code: VenueCode): SportsVenue => {
    const venue = venues.sports(code);
    return {
      ...venue,
      sports: (kind) => answer(questionOf(code, kind), () => venue.sports(kind)),
      matches: (query) =>
        answer(questionOf(code, { ...query, signal: undefined }), () => venue.matches(query)),
    };
  };
  return {
    ...services,
    api: {
      ...api,
      send: (call, request, choice) =>
        answer(questionOf(call.path, request), () => api.send(call, request, choice)),
    },
    venues: {
      ...venues,
      sports(code) {
        const known = made.get(code) ?? venueOf(code);
        made.set(code, known);
        return known;
      },
    },
  };
}

/** Age that an answer may have when its page is sent, milliseconds: it is kept for a second and read within 600 ms. */
const KEPT_MS = 1_600;

/**
 * Gives the answers that came with the page, each once, with how old they are: by the time since the page was asked for, and by
 * the clock where that says more. A phone whose clock is wrong can only make them older.
 * @param now milliseconds of the product's clock
 */
export function answersOf({ answers, at }: FirstScreen, now: () => number): Answer {
  const left = new Map(Object.entries(answers));
  return async (question, ask) => {
    if (!left.has(question)) return ask();
    const value = left.get(question);
    left.delete(question);
    const heldFor = Math.max(performance.now() + KEPT_MS, now() - at);
    return { ok: true, value: isPage(value) ? { ...value, heldFor } : value } as Awaited<
      ReturnType<typeof ask>
    >;
  };
}

const isPage = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'matches' in value;
