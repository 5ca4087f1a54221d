import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StudioPreview } from '../contract';
import type { Studio } from './studio';
import { STATES, stateAddress } from './visitor-states';

const DEPLOYMENT = 'deployment.development.json';

/** A brand's pages that are to run. */
export interface PagesOfBrand {
  readonly code: string;
  /** Holds the brand's folder. */
  readonly folder: string;
  readonly kind: 'draft' | 'saved';
}

/** Runs the brands' real pages, each once. */
export class Previews {
  readonly #started = new Map<string, Promise<string>>();

  /** @param run starts the pages of a brand, and tells their origin */
  constructor(
    readonly studio: Studio,
    readonly run: (pages: PagesOfBrand) => Promise<string>,
  ) {}

  /** The pages of a draft, and of a saved brand beside it. */
  async show(code: string, beside: string | undefined): Promise<StudioPreview> {
    const { draftsFolder, brandsFolder } = this.studio.options;
    this.studio.desk(code);
    if (beside !== undefined) this.studio.desk(beside);
    copyFileSync(join(brandsFolder, DEPLOYMENT), join(draftsFolder, DEPLOYMENT));
    const draft = await this.#start({ code, folder: draftsFolder, kind: 'draft' });
    return {
      draft,
      beside:
        beside === undefined
          ? null
          : await this.#start({ code: beside, folder: brandsFolder, kind: 'saved' }),
      states: STATES.map((name) => ({ name, address: stateAddress(draft, name) })),
    };
  }

  #start(pages: PagesOfBrand): Promise<string> {
    const key = `${pages.kind}-${pages.code}`;
    const known = this.#started.get(key) ?? this.run(pages);
    this.#started.set(key, known);
    known.catch(() => this.#started.delete(key));
    return known;
  }
}
