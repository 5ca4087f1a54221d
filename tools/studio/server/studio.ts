import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseBrand } from '@heptad/brand-config';
import { brandCodes } from '../../vite/brand-source';
import { readFolder, valueOf } from './brand-folder';
import { DraftDesk } from './draft-desk';
import { featureTexts, type FeatureText } from './feature-texts';
import { Refusal } from './refusal';
import { writeFiles, type FileSystem } from './write-files';

export interface StudioOptions {
  /** Holds the libraries whose texts a brand may replace. */
  readonly workspace: string;
  /** Holds a folder for each brand. */
  readonly brandsFolder: string;
  /** Where drafts are written for the preview, a folder for each brand. */
  readonly draftsFolder: string;
  /** What files are written with; the machine's own when absent. */
  readonly files?: FileSystem;
}

type Listener = (event: { readonly code: string; readonly revision: number }) => void;

/** The drafts of all brands, and the folders they are read from and saved to. */
export class Studio {
  readonly #desks = new Map<string, DraftDesk>();
  readonly #listeners = new Set<Listener>();
  readonly texts: readonly FeatureText[];
  readonly #byPath: ReadonlyMap<string, FeatureText>;

  constructor(readonly options: StudioOptions) {
    this.texts = featureTexts(options.workspace);
    this.#byPath = new Map(this.texts.map((text) => [text.path, text]));
  }

  codes(): readonly string[] {
    return brandCodes(this.options.brandsFolder);
  }

  folder(code: string): string {
    return join(this.options.brandsFolder, code);
  }

  /** The draft of a brand, begun where there is none. @throws Refusal where there is no such brand */
  desk(code: string): DraftDesk {
    const known = this.#desks.get(code);
    if (known !== undefined) return known;
    if (!this.codes().includes(code)) throw new Refusal(404, `There is no brand "${code}".`);
    const desk = new DraftDesk(code, readFolder(this.folder(code)), this.#byPath);
    this.#writeDraft(desk);
    this.#desks.set(code, desk);
    return desk;
  }

  /** Tells that a draft has changed, and lets its preview follow where it can be read. */
  async changed(desk: DraftDesk): Promise<void> {
    await this.#writeChanges(desk);
    for (const listener of this.#listeners) listener({ code: desk.code, revision: desk.revision });
  }

  /** @returns the way to leave */
  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A file of a brand may have been changed by somebody else. */
  async look(code: string): Promise<void> {
    const desk = this.#desks.get(code);
    if (desk !== undefined && existsSync(this.folder(code)) && desk.follow(readFolder(this.folder(code))))
      await this.changed(desk);
  }

  /** Writes what differs from the folder, all or nothing, and nothing else. @throws Refusal while it may not be saved, or for want of room */
  async save(desk: DraftDesk): Promise<void> {
    const folder = this.folder(desk.code);
    writeFiles(folder, await desk.readyToSave(readFolder(folder)), this.options.files);
    desk.wasSaved(readFolder(folder));
    await this.changed(desk);
  }

  #writeDraft(desk: DraftDesk): void {
    const folder = join(this.options.draftsFolder, desk.code);
    rmSync(folder, { recursive: true, force: true });
    const texts = new Map(Object.entries(readFolder(this.folder(desk.code))));
    writeFiles(folder, texts, this.options.files);
  }

  /** A draft that cannot be built, or written, leaves the preview at the last one that could. */
  async #writeChanges(desk: DraftDesk): Promise<void> {
    if (desk.problems().length > 0) return;
    const folder = join(this.options.draftsFolder, desk.code);
    const before = readFolder(folder);
    const wanted: Record<string, string | undefined> = { ...readFolder(this.folder(desk.code)) };
    for (const [name, text] of await desk.changedTexts()) wanted[name] = text;
    const names = [...new Set([...Object.keys(before), ...Object.keys(wanted)])];
    const changed = names.filter((name) => before[name] !== wanted[name]);
    try {
      writeFiles(folder, new Map(changed.map((name) => [name, wanted[name]])), this.options.files);
    } catch (error) {
      // What was changed is kept all the same, and the next change is written with it.
      console.error(error);
    }
  }

  /** The brands there are, with their names; one whose file is broken goes by its code. */
  brands() {
    return this.codes().map((code) => {
      try {
        const file = join(this.folder(code), 'brand.json');
        return { code, names: parseBrand(valueOf(readFolder(this.folder(code)), 'brand'), file).names };
      } catch {
        return { code, names: { 'zh-CN': code, 'zh-TW': code, en: code } };
      }
    });
  }
}
