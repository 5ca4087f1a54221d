import { ALL_CALLS, type CallId } from '@heptad/contracts';
import type { Page, Route } from '@playwright/test';
import { numericAddress } from '../fixtures/edge';
import { expect } from '../fixtures/test';
import { callOf, carriesValue, hostileAnswer, hostileRefusal, type Choice } from './hostile-answers';

/** Elements that only an attempt can have brought in. */
const PLANTED = 'img[src="x"],svg[onload],iframe[srcdoc],base,meta[http-equiv=refresh],a[ping]';

const isCallId = (id: string): id is CallId => id in ALL_CALLS;

/** Answers calls of a page with attempts, as long as it is told to. */
export class Poison {
  /** Calls whose values came with attempts, or that were refused with them. */
  readonly touched = new Set<CallId>();
  private choice: Choice | 'refusals' | 'none' = 'none';
  private only: ReadonlySet<CallId> | undefined;

  constructor(private readonly page: Page) {}

  async start(): Promise<void> {
    await this.page.route(
      (url) => callOf(url.pathname) !== undefined,
      (route) => this.answer(route).catch(() => route.abort().catch(() => undefined)),
    );
  }

  /** @param only the calls that are answered so; all of them unless given */
  use(choice: Choice | 'refusals', only?: readonly CallId[]): void {
    this.choice = choice;
    this.only = only && new Set(only);
  }

  stop(): void {
    this.choice = 'none';
  }

  private async answer(route: Route): Promise<void> {
    const { choice } = this;
    const [id, call] = callOf(new URL(route.request().url()).pathname) ?? ['', undefined];
    if (call === undefined || !isCallId(id) || choice === 'none' || this.only?.has(id) === false)
      return route.fallback();
    if (choice === 'refusals') {
      this.touched.add(id);
      return route.fulfill({ contentType: 'application/json', body: hostileRefusal(call) });
    }
    const response = await route.fetch({ url: numericAddress(route.request().url()) });
    const text = call.answer === 'blob' ? undefined : await response.text();
    const body = text === undefined ? undefined : hostileAnswer(call, text, choice);
    if (text === undefined || body === undefined) return route.fulfill({ response });
    if (carriesValue(call, text)) this.touched.add(id);
    return route.fulfill({ response, body });
  }
}

/** Nothing that an answer carried has run, planted an element, or asked another site for anything. */
export async function expectHarmless(page: Page, what: string, complaints: readonly string[]): Promise<void> {
  const found = await page.evaluate(
    (planted) => ({ ran: window.scriptRan, planted: document.querySelectorAll(planted).length }),
    PLANTED,
  );
  expect([what, found, complaints]).toEqual([what, { ran: undefined, planted: 0 }, []]);
}
