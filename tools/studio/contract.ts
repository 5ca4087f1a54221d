import type { Locale, Look } from '@heptad/brand-config';

/** The JSON files of a brand, as they stand in its folder; what is wrong with them is told apart, in `problems`. */
export interface BrandFiles {
  readonly brand: unknown;
  readonly theme: unknown;
  readonly site: unknown;
  readonly messages: Readonly<Record<Locale, unknown>>;
}

export type BrandFileName = 'brand' | 'theme' | 'site' | `messages/${Locale}`;

/** Why a draft cannot be saved. */
export interface StudioProblem {
  readonly file: string;
  /** Dotted path within the file, such as `light.color.muted`; empty where it is the whole file. */
  readonly path: string;
  readonly sentence: string;
}

/** A colour on what it stands on, as it is in effect in one look of the brand. */
export interface ContrastRow {
  readonly look: Look;
  readonly token: string;
  readonly on: string;
  /** `#rrggbb` in effect, references resolved. */
  readonly color: string;
  readonly ground: string;
  readonly ratio: number;
  readonly needed: number;
  /** The nearest shade of `color` that is enough on all of its grounds; none where no shade is. */
  readonly shade: string | null;
}

export interface StudioDrawing {
  /** File name below `assets/` or `banners/`, such as `assets/logo.svg`. */
  readonly name: string;
  readonly bytes: number;
  /** Compressed by brotli, as a member's phone gets it. */
  readonly packed: number;
  /** Address of the draft's file; changes with its content. */
  readonly address: string;
}

/** A draft of a brand, and all that the page shows of it. */
export interface StudioDraft {
  readonly code: string;
  /** Counts the changes; a write names the revision it changes, an older one is refused with 409. */
  readonly revision: number;
  readonly files: BrandFiles;
  readonly saved: BrandFiles;
  readonly drawings: readonly StudioDrawing[];
  readonly problems: readonly StudioProblem[];
  readonly contrast: readonly ContrastRow[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the draft differs from what is saved. */
  readonly changed: boolean;
}

export interface FileDiff {
  readonly file: string;
  /** Unified diff of a text file; of a drawing only that it changed. */
  readonly lines: readonly { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }[];
}

/** What can be chosen, so that the page lists nothing of its own. */
export interface StudioChoices {
  readonly brands: readonly { readonly code: string; readonly names: Readonly<Record<Locale, string>> }[];
  readonly capabilities: readonly string[];
  readonly venues: readonly string[];
  readonly tabs: readonly string[];
  readonly homeSections: readonly string[];
  readonly matchVariants: readonly string[];
  readonly densities: readonly string[];
  readonly sectionHeads: readonly string[];
  readonly corners: readonly string[];
  /** Kept font stacks, all of the phone's own fonts: none is sent. */
  readonly fonts: readonly { readonly name: string; readonly stack: readonly string[] }[];
  /** Every text of the features that a brand may replace, by namespace and key, in each language. */
  readonly texts: readonly { readonly path: string; readonly words: Readonly<Record<Locale, string>> }[];
}

/** The brand's real pages, running from the draft and from the saved folder. */
export interface StudioPreview {
  readonly draft: string;
  /** Of the brand as it is saved, or of another brand, to stand beside the draft. */
  readonly beside: string | null;
  /** Addresses that put the visitor in a state: open one in the frame, it leads on to `page`, drawn in `look` (as of a contrast row). */
  readonly states: readonly {
    readonly name: 'guest' | 'member' | 'empty' | 'error';
    readonly address: string;
  }[];
}

/**
 * The calls of the studio, all JSON below `/api`, on this machine alone. A refusal is `{ sentence }` with 4xx.
 *
 * | call | takes | gives |
 * | --- | --- | --- |
 * | `GET choices` | | StudioChoices |
 * | `GET brands/:code` | | StudioDraft |
 * | `PATCH brands/:code` | `{ revision, files: Partial<BrandFiles> }`, whole files | StudioDraft |
 * | `POST brands/:code/undo`, `redo`, `revert` | `{ revision }` | StudioDraft |
 * | `GET brands/:code/diff` | | FileDiff[] |
 * | `POST brands/:code/save` | `{ revision }` | StudioDraft; 422 `{ sentence, problems }` while there are problems; 409 where the folder was changed by somebody else since it was read |
 * | `PUT brands/:code/drawings/*` | SVG as the body | StudioDraft, cleaned; 422 |
 * | `POST brands/:code/launcher` | SVG as the body: one mark from which the launcher icons and splash are made | StudioDraft |
 * | `GET brands/:code/tokens` | | W3C design tokens, as a download |
 * | `PUT brands/:code/tokens` | W3C design tokens | StudioDraft; 422 |
 * | `POST brands/:code/preview` | `{ beside?: code }` | StudioPreview, started when first asked for |
 * | `POST brands` | `{ code, names, from: { brand: code } or { colours: [accent, second, ground] }, dark }` | `{ code }`, made by the same generator as the command |
 * | `GET events` | | server-sent events `draft` with `{ code, revision }`: somebody, or an editor, changed it |
 */
export const STUDIO_API = '/api';
