import { brands, type CatalogueBrand } from 'virtual:catalogue-brands';

/** The density that the brand itself has. */
export const OWN_DENSITY = 'own';

/** Densities that brands have; each is known by the spacing tokens of the brand that has it. */
export const DENSITIES: readonly string[] = [
  ...new Set(brands.map(({ brand }) => brand.config.layout.density)),
];

/** What the toolbar says; anything may stand in an address. */
export interface PageChoice {
  readonly brand?: unknown;
  readonly theme?: unknown;
  readonly skin?: unknown;
  readonly locale?: unknown;
  readonly density?: unknown;
}

const STYLE_ID = 'brand-of-the-page';

/** The brand with a code; the first where none has it. */
export function brandOf(code: unknown): CatalogueBrand {
  const found = brands.find(({ brand }) => brand.config.code === code) ?? brands[0];
  if (found === undefined) throw new Error('There is no brand under brands/.');
  return found;
}

function spacingOf(density: unknown): string {
  const other = brands.find(({ brand }) => brand.config.layout.density === density);
  const lines = other?.css.match(/--spacing[\w-]*:[^;}]+/g) ?? [];
  // Outweighs the brand's own.
  return lines.length === 0 ? '' : `:root:root{${lines.join(';')}}`;
}

function styleElement(): HTMLElement {
  const known = document.getElementById(STYLE_ID);
  if (known !== null) return known;
  const made = document.createElement('style');
  made.id = STYLE_ID;
  document.head.append(made);
  return made;
}

/** Dresses the page in a brand as its app's page would be: the compiled theme, and the attributes of the html element. */
export function dressPage(choice: PageChoice): void {
  const { brand, css } = brandOf(choice.brand);
  const { layout, hasDark } = brand.config;
  const sheet = css + spacingOf(choice.density);
  const element = styleElement();
  if (element.textContent !== sheet) element.textContent = sheet;

  const root = document.documentElement;
  root.lang = String(choice.locale ?? 'zh-CN');
  root.dataset['brand'] = brand.config.code;
  root.dataset['theme'] = hasDark && choice.theme === 'dark' ? 'dark' : 'light';
  const [festival] = brand.config.festivals;
  delete root.dataset['skin'];
  delete root.dataset['festival'];
  if (choice.skin === 'festival') root.dataset['skin'] = 'festival';
  if (choice.skin === 'festival' && festival !== undefined) root.dataset['festival'] = festival.art;
  root.dataset['density'] = DENSITIES.includes(String(choice.density))
    ? String(choice.density)
    : layout.density;
  root.dataset['sectionHead'] = layout.sectionHead;
  root.dataset['corner'] = layout.corner;
  root.dataset['matchHead'] = layout.matchHead;
  root.dataset['matchRow'] = layout.matchRow;
}
