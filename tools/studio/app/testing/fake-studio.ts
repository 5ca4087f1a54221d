import type { BrandFiles, StudioChoices, StudioDraft } from '../../contract';
import { Refusal, type StudioApi } from '../data/studio-api';

const dimension = (value: number) => ({ $value: { value, unit: 'px' } });
const colour = (value: string) => ({ $value: value });

/** A brand of few colours, of which `muted` cannot be read on what it stands on. */
export const FILES: BrandFiles = {
  brand: {
    code: 'ky',
    names: { 'zh-CN': '鲲跃', 'zh-TW': '鯤躍', en: 'Kunyue' },
    hasDark: false,
    tabs: ['home', 'sports', 'mine'],
    homeSections: ['hero', 'areas'],
    capabilities: ['sports', 'live'],
    venueOrder: ['IMTY', 'DBTY'],
    trackedVenues: [],
    layout: {
      density: 'medium',
      sectionHead: 'plain',
      corner: 'round',
      matchHead: 'calm',
      matchRow: 'calm',
    },
    native: { scheme: 'kunyue', marker: 'KunyueShell' },
    unauthenticatedMode: 2,
    siteId: 4002,
  },
  theme: {
    palette: { $type: 'color', brand: colour('#1f5eff') },
    base: {
      radius: { $type: 'dimension', s: dimension(6), m: dimension(12) },
      font: { $type: 'fontFamily', body: { $value: ['system-ui'] } },
    },
    light: {
      color: {
        $type: 'color',
        surface: colour('#ffffff'),
        raised: colour('#ffffff'),
        sunken: colour('#f0f0f0'),
        text: colour('#111111'),
        muted: colour('#aaaaaa'),
        accent: colour('{palette.brand}'),
      },
    },
    festival: { light: { color: { $type: 'color' } } },
  },
  site: { title: { 'zh-CN': '鲲跃体育', 'zh-TW': '鯤躍體育', en: 'Kunyue Sports' } },
  messages: { 'zh-CN': {}, 'zh-TW': {}, en: { shell: { notFound: { title: 'No route' } } } },
};

export const CHOICES: StudioChoices = {
  brands: [
    { code: 'ky', names: { 'zh-CN': '鲲跃', 'zh-TW': '鯤躍', en: 'Kunyue' } },
    { code: 'jn', names: { 'zh-CN': '金鸟', 'zh-TW': '金鳥', en: 'Jinniao' } },
  ],
  capabilities: ['sports', 'live', 'egame'],
  venues: ['IMTY', 'DBTY', 'YBTY'],
  tabs: ['home', 'sports', 'mine', 'records'],
  homeSections: ['hero', 'areas', 'notice'],
  matchVariants: ['calm', 'silk'],
  densities: ['medium', 'dense'],
  sectionHeads: ['plain', 'bar'],
  corners: ['round', 'cut'],
  fonts: [
    { name: 'System', stack: ['system-ui'] },
    { name: 'Song', stack: ['Songti SC', 'serif'] },
  ],
  texts: [
    {
      path: 'shell.notFound.title',
      words: { 'zh-CN': '找不到页面', 'zh-TW': '找不到頁面', en: 'Page not found' },
    },
    {
      path: 'finance.left',
      words: { 'zh-CN': '还剩 {{amount}}', 'zh-TW': '還剩 {{amount}}', en: '{{amount}} left' },
    },
  ],
};

const DRAFT: StudioDraft = {
  code: 'ky',
  revision: 1,
  files: FILES,
  saved: FILES,
  drawings: [{ name: 'assets/logo.svg', bytes: 2100, packed: 900, address: '/drawing' }],
  problems: [],
  contrast: [
    {
      look: 'light',
      token: 'muted',
      on: 'surface',
      color: '#aaaaaa',
      ground: '#ffffff',
      ratio: 2.32,
      needed: 4.5,
      shade: '#6e6e6e',
    },
  ],
  canUndo: false,
  canRedo: false,
  changed: false,
};

/** A studio's server in memory: one draft that counts its revisions and refuses a write of an older one. */
export class FakeStudio {
  draft: StudioDraft = DRAFT;
  readonly calls: (readonly [string, ...unknown[]])[] = [];
  /** The next uploads are refused with this. */
  refusesUploads: string | null = null;

  readonly api: StudioApi = {
    choices: () => Promise.resolve(CHOICES),
    draft: () => Promise.resolve(this.draft),
    change: (code, revision, files) => this.#write('change', revision, [code, revision, files], { files }),
    step: (code, step, revision) =>
      this.#write(step, revision, [code, revision], step === 'save' ? { saved: true } : {}),
    diff: () =>
      Promise.resolve([
        {
          file: 'theme.json',
          lines: [
            { kind: 'removed', text: '"#aaaaaa"' },
            { kind: 'added', text: '"#6e6e6e"' },
          ],
        },
      ]),
    putDrawing: (code, name, file) => this.#upload('putDrawing', [code, name, file]),
    makeLauncher: (code, mark) => this.#upload('makeLauncher', [code, mark]),
    putTokens: (code, tokens) => this.#upload('putTokens', [code, tokens]),
    preview: (code, beside) => {
      this.calls.push(['preview', code, beside]);
      return Promise.resolve({
        draft: 'http://127.0.0.1:5151',
        beside: beside === undefined ? null : 'http://127.0.0.1:5152',
        states: [{ name: 'guest', address: '/state/guest' }],
      });
    },
    create: (brand) => {
      this.calls.push(['create', brand]);
      return Promise.resolve({ code: brand.code });
    },
  };

  /** Somebody else writes to the draft. */
  changedElsewhere(files: Partial<BrandFiles> = {}): number {
    this.#next({ files });
    return this.draft.revision;
  }

  #next(change: { readonly files?: Partial<BrandFiles>; readonly saved?: boolean }): StudioDraft {
    const files = { ...this.draft.files, ...change.files };
    this.draft = {
      ...this.draft,
      files,
      revision: this.draft.revision + 1,
      changed: change.saved !== true,
      canUndo: true,
    };
    return this.draft;
  }

  #write(
    name: string,
    revision: number,
    called: readonly unknown[],
    change: { readonly files?: Partial<BrandFiles>; readonly saved?: boolean },
  ): Promise<StudioDraft> {
    this.calls.push([name, ...called]);
    if (revision !== this.draft.revision)
      return Promise.reject(new Refusal(409, 'The draft has a newer revision.'));
    return Promise.resolve(this.#next(change));
  }

  #upload(name: string, called: readonly unknown[]): Promise<StudioDraft> {
    this.calls.push([name, ...called]);
    return this.refusesUploads === null
      ? Promise.resolve(this.#next({}))
      : Promise.reject(new Refusal(422, this.refusesUploads));
  }
}
