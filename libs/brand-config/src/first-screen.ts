import * as v from 'valibot';
import { LOCALES, type Locale } from './locale';

/** The id of the block of JSON that tells the app what the edge has rendered into the page. */
export const FIRST_SCREEN_ID = 'first-screen';

/** What the app knows of a rendered page, and what was answered while it was rendered. */
const firstScreenSchema = v.object({
  path: v.string(),
  locale: v.picklist(LOCALES),
  /** When the edge began to ask, by its own clock, milliseconds since 1970. */
  at: v.number(),
  /** Values by what was asked. */
  answers: v.record(v.string(), v.unknown()),
});

export type FirstScreen = v.InferOutput<typeof firstScreenSchema>;

/** Reads the block of a rendered page. @returns undefined for anything else: the app then begins as in any page */
export function parseFirstScreen(text: string): FirstScreen | undefined {
  try {
    const { success, output } = v.safeParse(firstScreenSchema, JSON.parse(text));
    return success ? (output as FirstScreen) : undefined;
  } catch {
    return undefined;
  }
}

/** A page as a guest of whom nothing is known sees it first. */
export interface RenderedScreen extends FirstScreen {
  /** What stands in the app's root. */
  readonly html: string;
  /** The brand's name and what it says of itself, in the screen's language; what an earlier build renders has neither. */
  readonly name?: string;
  readonly description?: string;
}

/**
 * Renders the first screen of a public page for guests.
 * @param withinMs how long its answers may take, milliseconds
 * @returns undefined where there is nothing worth showing: an answer was late or failed
 */
export type RenderFirstScreen = (asked: {
  readonly path: string;
  readonly locale: Locale;
  readonly withinMs: number;
}) => Promise<RenderedScreen | undefined>;
