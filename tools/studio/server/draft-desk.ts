import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { BrandFileName, FileDiff, StudioDraft } from '../contract';
import { brandFiles, brokenFiles, isDrawing, JSON_FILES, valueOf, type FolderTexts } from './brand-folder';
import { contrastRows } from './contrast-rows';
import { draftProblems } from './draft-problems';
import type { FeatureText } from './feature-texts';
import { fileDiff } from './file-diff';
import { begin, change, redo, undo, type History } from './history';
import { inForm } from './json-form';
import { Refusal } from './refusal';

/** All that a brand is made of, as its draft has it. */
export interface DraftState {
  readonly values: Readonly<Record<BrandFileName, unknown>>;
  readonly drawings: Readonly<Record<string, string>>;
}

export const stateOf = (texts: FolderTexts): DraftState => ({
  values: Object.fromEntries(JSON_FILES.map((name) => [name, valueOf(texts, name)])) as DraftState['values'],
  drawings: Object.fromEntries(Object.entries(texts).filter(([name]) => isDrawing(name))),
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The draft of one brand: what changed since its folder was read, and what stood there. */
export class DraftDesk {
  #saved: FolderTexts;
  #history: History<DraftState>;
  #revision = 1;
  /** Files that were changed both here and in the folder, or cannot be read there. */
  #contested: ReadonlyMap<string, string> = new Map();

  constructor(
    readonly code: string,
    texts: FolderTexts,
    readonly featureTexts: ReadonlyMap<string, FeatureText>,
  ) {
    this.#saved = texts;
    this.#history = begin(stateOf(texts));
    this.#contested = new Map(brokenFiles(texts).map(({ file, reason }) => [file, reason]));
  }

  get state(): DraftState {
    return this.#history.present;
  }

  get revision(): number {
    return this.#revision;
  }

  /** @throws Refusal where the page has not seen the last change */
  expect(revision: unknown): void {
    if (revision !== this.#revision)
      throw new Refusal(409, 'The brand was changed meanwhile: look at it as it is now, then do it again.');
  }

  change(next: Partial<DraftState>): void {
    const state = {
      values: { ...this.state.values, ...next.values },
      drawings: { ...this.state.drawings, ...next.drawings },
    };
    if (same(state, this.state)) return;
    this.#history = change(this.#history, state);
    this.#revision += 1;
  }

  undo(): void {
    this.#step(undo(this.#history));
  }

  redo(): void {
    this.#step(redo(this.#history));
  }

  #step(next: History<DraftState>): void {
    if (next === this.#history) return;
    this.#history = next;
    this.#revision += 1;
  }

  /** Takes the folder as it is now in the place of all that was changed here; undo brings that back. */
  revert(texts: FolderTexts): void {
    this.#saved = texts;
    this.#contested = new Map(brokenFiles(texts).map(({ file, reason }) => [file, reason]));
    const state = stateOf(texts);
    if (!same(this.state, state)) this.#history = change(this.#history, state);
    this.#revision += 1;
  }

  /**
   * Follows a change in the folder: what was not changed here is taken, what was is contested until it is reverted.
   * @returns whether anything has changed
   */
  follow(texts: FolderTexts): boolean {
    const names = new Set([...Object.keys(texts), ...Object.keys(this.#saved)]);
    const moved = [...names].filter((name) => texts[name] !== this.#saved[name]);
    if (moved.length === 0) return false;
    const broken = new Map(brokenFiles(texts).map(({ file, reason }) => [file, reason]));
    const changed = new Set(this.#changedNames());
    const contested = new Map(this.#contested);
    const saved = new Map(Object.entries(this.#saved));
    const taken: string[] = [];
    for (const name of moved) {
      const reason = broken.get(name);
      const text = texts[name];
      if (reason !== undefined) contested.set(name, reason);
      else if (changed.has(name)) contested.set(name, 'was changed in the folder as well');
      else {
        contested.delete(name);
        taken.push(name);
        if (text === undefined) saved.delete(name);
        else saved.set(name, text);
      }
    }
    this.#contested = contested;
    this.#saved = Object.fromEntries(saved);
    if (taken.length > 0) this.#take(stateOf(this.#saved), taken);
    this.#revision += 1;
    return true;
  }

  #take(now: DraftState, names: readonly string[]): void {
    const values = Object.fromEntries(
      JSON_FILES.map((name) => [name, (names.includes(`${name}.json`) ? now : this.state).values[name]]),
    ) as DraftState['values'];
    const kept = Object.entries(this.state.drawings).filter(([name]) => !names.includes(name));
    const drawings = Object.fromEntries([
      ...kept,
      ...Object.entries(now.drawings).filter(([name]) => names.includes(name)),
    ]);
    this.#history = change(this.#history, { values, drawings });
  }

  #changedNames(): string[] {
    const saved = stateOf(this.#saved);
    return [
      ...JSON_FILES.filter((name) => !same(this.state.values[name], saved.values[name])).map(
        (name) => `${name}.json`,
      ),
      ...new Set(
        [...Object.keys(this.state.drawings), ...Object.keys(saved.drawings)].filter(
          (name) => this.state.drawings[name] !== saved.drawings[name],
        ),
      ),
    ];
  }

  /** The text of every file that differs from the saved one, in the form in which it is kept; none for one that goes. */
  async changedTexts(): Promise<ReadonlyMap<string, string | undefined>> {
    const texts = new Map<string, string | undefined>();
    for (const file of this.#changedNames()) {
      const name = JSON_FILES.find((each) => `${each}.json` === file);
      texts.set(
        file,
        name === undefined
          ? this.state.drawings[file]
          : await inForm(this.state.values[name], this.#saved[file] ?? ''),
      );
    }
    return texts;
  }

  async diff(): Promise<readonly FileDiff[]> {
    return [...(await this.changedTexts())].map(([file, text]) =>
      fileDiff(file, this.#saved[file] ?? '', text ?? ''),
    );
  }

  /**
   * What may be written now.
   * @param texts of the folder as it is at this moment
   * @throws Refusal with the problems, or where a file was changed by somebody else
   */
  async readyToSave(texts: FolderTexts): Promise<ReadonlyMap<string, string | undefined>> {
    this.follow(texts);
    const [contested] = this.#contested;
    if (contested !== undefined)
      throw new Refusal(
        409,
        `${contested[0]} ${contested[1]}. Nothing was written: mend the file, or go back to what the folder holds.`,
      );
    const problems = this.problems();
    if (problems.length > 0)
      throw new Refusal(422, 'The brand cannot be saved while something is wrong with it.', problems);
    return this.changedTexts();
  }

  /** The folder holds the draft now. */
  wasSaved(texts: FolderTexts): void {
    this.#saved = texts;
    this.#revision += 1;
  }

  /** Why the draft cannot be saved. */
  problems(): StudioDraft['problems'] {
    const { values, drawings } = this.state;
    const contested = [...this.#contested].map(([file, reason]) => ({
      file,
      path: '',
      sentence: `The file in the folder ${reason}.`,
    }));
    const files = brandFiles((name) => values[name]);
    return [...contested, ...draftProblems({ code: this.code, files, drawings }, this.featureTexts)];
  }

  /** All that the page shows of the draft. */
  view(): StudioDraft {
    const { values, drawings } = this.state;
    return {
      code: this.code,
      revision: this.#revision,
      files: brandFiles((name) => values[name]),
      saved: brandFiles((name) => valueOf(this.#saved, name)),
      drawings: Object.entries(drawings).map(([name, svg]) => ({
        name,
        bytes: Buffer.byteLength(svg),
        packed: brotliCompressSync(svg).length,
        address: `/api/brands/${this.code}/drawings/${name}?${hashOf(svg)}`,
      })),
      problems: this.problems(),
      contrast: contrastRows(values.theme),
      canUndo: this.#history.past.length > 0,
      canRedo: this.#history.future.length > 0,
      changed: this.#changedNames().length > 0,
    };
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
