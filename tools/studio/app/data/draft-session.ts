import type { BrandFiles, StudioDraft, StudioProblem } from '../../contract';
import { Refusal, type StudioApi } from './studio-api';

/** What stands between the page and the draft. */
export interface Trouble {
  /**
   * `stale`: somebody else changed the draft; `contested`: its folder holds other files than those that it began with; `refused`: the
   * server would not; `lost`: no answer came.
   */
  readonly kind: 'stale' | 'contested' | 'refused' | 'lost';
  /** The server's own words, where it said any. */
  readonly sentence: string;
}

/** What the page shows of a draft. */
export interface SessionState {
  readonly draft: StudioDraft;
  /** The draft's files with what is on its way to the server. */
  readonly files: BrandFiles;
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  /** Problems that a refused save named. */
  readonly refused: readonly StudioProblem[];
  /** Counts the saves that went through. */
  readonly saves: number;
}

type Listener = () => void;

/**
 * A draft being edited: one write after the other, each naming the revision that it changes; what is edited while one is on its way
 * goes with the next.
 */
export class DraftSession {
  #state: SessionState;
  #pending: Partial<BrandFiles> = {};
  /** What went last and was not taken. */
  #untaken: Partial<BrandFiles> = {};
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #heard = 0;
  readonly #listeners = new Set<Listener>();

  constructor(
    private readonly api: StudioApi,
    draft: StudioDraft,
  ) {
    this.#state = { draft, files: draft.files, busy: false, trouble: null, refused: [], saves: 0 };
  }

  readonly state = (): SessionState => this.#state;

  readonly listen = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes whole files of the draft. */
  change(files: Partial<BrandFiles>): void {
    this.#pending = { ...this.#pending, ...files };
    this.#set({ files: { ...this.#state.files, ...files } });
    if (this.#state.trouble?.kind !== 'stale') this.#enqueue(() => this.#send());
  }

  step(step: 'undo' | 'redo' | 'revert' | 'save'): void {
    const settle = step === 'save' ? (error: unknown) => this.#fail(error, 'contested') : undefined;
    this.#enqueue(async () => {
      const { draft, saves } = this.#state;
      // Asked for by the keyboard too, where no button says that there is nothing to save.
      if (step === 'save' && !draft.changed) return;
      this.#take(await this.api.step(draft.code, step, draft.revision));
      if (step === 'save') this.#set({ saves: saves + 1 });
    }, settle);
  }

  /** Runs a call that answers with the draft anew, such as an upload; its refusal is told to who asked for it. */
  run(call: (code: string) => Promise<StudioDraft>): Promise<Refusal | undefined> {
    return new Promise((resolve) => {
      this.#enqueue(async () => {
        try {
          this.#take(await call(this.#state.draft.code));
          resolve(undefined);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          resolve(error);
        }
      });
    });
  }

  /** Hears that a draft has a newer revision: trouble, unless it is what this page itself has just written. */
  heard(revision: number): void {
    this.#heard = Math.max(this.#heard, revision);
    if (this.#waiting === 0) this.#compare();
  }

  /** Asks for the draft once more, for its problems are worded in the language of the page. */
  reword(): void {
    this.#enqueue(async () => {
      const draft = await this.api.draft(this.#state.draft.code);
      if (draft.revision === this.#state.draft.revision) this.#set({ draft, refused: [] });
    });
  }

  /** Takes what others made of the draft; what was edited here meanwhile is gone. */
  reload(): void {
    this.#pending = {};
    this.#untaken = {};
    const contested = this.#state.trouble?.kind === 'contested';
    this.#enqueue(async () => {
      const draft = await this.api.draft(this.#state.draft.code);
      this.#take(contested ? await this.api.step(draft.code, 'revert', draft.revision) : draft);
    });
  }

  /** Writes what was edited here over what others made of the same files. */
  keep(): void {
    const mine = { ...this.#state.files };
    const edited = { ...this.#untaken, ...this.#pending };
    this.#pending = Object.keys(edited).length > 0 ? edited : mine;
    this.#untaken = {};
    this.#enqueue(async () => {
      const draft = await this.api.draft(this.#state.draft.code);
      this.#set({ draft, trouble: null });
      await this.#send();
    });
  }

  /** Puts a sentence that was read out of the way. */
  dismiss(): void {
    this.#set({ trouble: null, refused: [] });
  }

  async #send(): Promise<void> {
    if (Object.keys(this.#pending).length === 0) return;
    const sent = this.#pending;
    this.#pending = {};
    this.#untaken = sent;
    const { draft } = this.#state;
    this.#take(await this.api.change(draft.code, draft.revision, sent));
    this.#untaken = {};
  }

  #take(draft: StudioDraft): void {
    this.#set({ draft, files: { ...draft.files, ...this.#pending }, trouble: null, refused: [] });
  }

  #enqueue(task: () => Promise<void>, settle = (error: unknown) => this.#fail(error)): void {
    this.#waiting += 1;
    this.#set({ busy: true });
    this.#queue = this.#queue
      .then(task)
      .catch(settle)
      .then(() => {
        this.#waiting -= 1;
        this.#set({ busy: this.#waiting > 0 });
        if (this.#waiting === 0) this.#compare();
      });
  }

  #fail(error: unknown, conflict: 'stale' | 'contested' = 'stale'): void {
    if (!(error instanceof Refusal)) throw error;
    const kind = error.status === 409 ? conflict : error.status === 0 ? 'lost' : 'refused';
    const { draft } = this.#state;
    // What was refused for its content is taken back; after anything else it is still there to be kept.
    if (kind === 'refused') this.#set({ files: { ...draft.files, ...this.#pending } });
    this.#set({ trouble: { kind, sentence: error.message }, refused: error.problems });
  }

  #compare(): void {
    const { draft, trouble } = this.#state;
    if (this.#heard > draft.revision && trouble === null)
      this.#set({ trouble: { kind: 'stale', sentence: '' } });
  }

  #set(part: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
