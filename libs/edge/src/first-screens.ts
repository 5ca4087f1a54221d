import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { jsonCache } from '@heptad/contracts';
import { LOCALES } from '@heptad/brand-config';
import type { Locale, RenderedScreen, RenderFirstScreen } from '@heptad/brand-config';
import type { AnswerEncoding } from './accepted-encoding';

/** The pages whose first screen is rendered. */
const PATHS: readonly string[] = ['/', '/home/sports'];
/** All guests share one for so long, ms. */
const KEPT_MS = 1_000;
/** Whoever comes so long after it was asked for, ms, is given it and has the next one rendered: nobody waits where guests come all the time. */
const NEXT_AFTER_MS = 600;
/** After a screen that could not be had, none is asked for for so long, ms: nobody else waits for it in vain. */
const REST_MS = 5_000;

const packers = {
  br: (page: Buffer) => promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (page: Buffer) => promisify(gzip)(page),
};

/** A page with its screen, packed when it is first asked for in a form. */
export class ScreenPage {
  readonly #plain: Buffer;
  readonly #packed = new Map<AnswerEncoding, Promise<Buffer>>();

  constructor(html: string) {
    this.#plain = Buffer.from(html, 'utf8');
  }

  /** Packs it in the forms in which another was asked for. */
  async packedAs({ forms }: ScreenPage): Promise<void> {
    await Promise.all(forms.map((form) => this.in(form)));
  }

  private get forms(): readonly AnswerEncoding[] {
    return [...this.#packed.keys()];
  }

  async in(encoding: AnswerEncoding | undefined): Promise<Buffer> {
    if (encoding === undefined) return this.#plain;
    const packed = this.#packed.get(encoding) ?? packers[encoding](this.#plain);
    this.#packed.set(encoding, packed);
    return packed;
  }
}

export interface FirstScreensOptions {
  readonly render: RenderFirstScreen;
  /** Makes a page of a screen. */
  readonly pageOf: (screen: RenderedScreen) => string;
  /** Hears of a screen that could not be rendered. */
  readonly onFailure?: (error: unknown) => void;
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly now?: () => number;
}

interface Kept {
  page?: ScreenPage;
  /** Until when it is given. */
  until: number;
  /** From when another one is asked for. */
  nextAt: number;
  underWay?: Promise<ScreenPage | undefined>;
}

/**
 * The first screens of public pages, rendered once a second for all guests that want the same page in the same language. Its keys are
 * the few pages times the few languages, so nothing that a visitor sends can fill it, or show one visitor what is another's.
 */
export class FirstScreens {
  readonly #options: FirstScreensOptions;
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();

  constructor(options: FirstScreensOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /**
   * A page with its first screen, within 600 ms (CALL-061).
   * @param url the path with its query
   * @returns undefined where there is none; the page then comes without. Never rejects
   */
  async read(url: string, locale: Locale): Promise<ScreenPage | undefined> {
    if (!PATHS.includes(url) || !LOCALES.includes(locale)) return undefined;
    const key = `${locale} ${url}`;
    const kept: Kept = this.#kept.get(key) ?? { until: 0, nextAt: 0 };
    this.#kept.set(key, kept);
    const now = this.#now();
    if (now >= kept.nextAt)
      kept.underWay ??= this.#render(kept, url, locale).finally(() => delete kept.underWay);
    if (now < kept.until) return kept.page;
    return kept.underWay && inTime(kept.underWay);
  }

  async #render(kept: Kept, path: string, locale: Locale): Promise<ScreenPage | undefined> {
    const { render, pageOf, onFailure } = this.#options;
    const screen = await render({ path, locale, withinMs: jsonCache.SERVER_TIMEOUT_MS }).catch(
      (error: unknown) => {
        onFailure?.(error);
        return undefined;
      },
    );
    if (screen === undefined) {
      kept.nextAt = this.#now() + REST_MS;
      return undefined;
    }
    const page = new ScreenPage(pageOf(screen));
    if (kept.page) await page.packedAs(kept.page);
    Object.assign(kept, { page, until: screen.at + KEPT_MS, nextAt: screen.at + NEXT_AFTER_MS });
    return page;
  }
}

function inTime<Value>(work: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), jsonCache.SERVER_TIMEOUT_MS);
    void work.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
