import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MATCH_VARIANTS } from '@heptad/brand-config';

const FOLDER = join(__dirname, '../../libs/sports-betting/src/match-variants');
const KINDS = ['head', 'row'] as const;

const sheets = KINDS.flatMap((kind) =>
  readdirSync(join(FOLDER, kind))
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ kind, variant: name.replace(/\.css$/, ''), file: join(FOLDER, kind, name) })),
);

const rulesOf = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** The text of all components below a folder. */
const filesBelow = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.spec.tsx'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

/** A card or a line of a table, what its prices stand in, or a price that can be tapped. */
const OF_PRICES =
  /^(?!.*:not\(\.odds-cell\)).*(?:\.match-card|\.match-row|\.card-grid|\.price-column|\.odds-cell(?:\[aria-[^\]]+\])?)(?: > [^ ]+)?$/s;
/** What would change the height of its rows, the gap between them or its foot; the variables `--price-row` and `--price-gap` do so within limits. */
const ROOM =
  /(?<![-\w])(?:height|gap|row-gap|grid-auto-rows|grid-template-rows|padding|padding-block|padding-block-end|padding-bottom|border|border-block|border-block-start|border-block-end|border-top|border-bottom|border-width|overflow): [^;]+/g;

describe('the variants in which a brand may have its matches drawn', () => {
  it.each(KINDS)('have a stylesheet each for the %s of a match', (kind) => {
    const variants = sheets.filter((sheet) => sheet.kind === kind).map(({ variant }) => variant);
    expect(variants.sort()).toEqual([...MATCH_VARIANTS].sort());
  });

  it.each(sheets)('$kind/$variant counts only where it is named', ({ kind, variant, file }) => {
    const atTop = rulesOf(file)
      .replaceAll(/@layer base \{([\s\S]*?)\n\}/g, '$1')
      .match(/^ {0,2}\S[^{}\n]*\{$/gm);
    const ofVariant = new RegExp(`^ *\\[data-match-${kind}='${variant}'\\]`);
    const own = (atTop ?? []).filter((line) => !line.startsWith(' ') || line.includes('[data-match-'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((line) => !ofVariant.test(line))).toEqual([]);
  });

  it.each(sheets)('$kind/$variant takes nothing away from what a member reads', ({ file }) => {
    expect(rulesOf(file)).not.toMatch(/display: none|visibility:|opacity: 0[;}]|font-size: 0/);
  });

  it.each(sheets)('$kind/$variant writes nothing below 12 px', ({ file }) => {
    const sizes = [...rulesOf(file).matchAll(/font(?:-size)?:[^;]*?(\d+)px/g)].map(([, size]) =>
      Number(size),
    );
    expect(sizes.filter((size) => size < 12)).toEqual([]);
  });

  it.each(sheets)('$kind/$variant takes its colours from the brand', ({ file }) => {
    const named = rulesOf(file).match(/#[0-9a-f]{3,8}\b/g) ?? [];
    expect(named.filter((color) => color !== '#000' && color !== '#fff')).toEqual([]);
  });

  it.each(sheets.filter(({ kind }) => kind === 'row'))(
    'row/$variant leaves each price of a card and of a table the room that a finger needs',
    ({ file }) => {
      const changed = [...rulesOf(file).matchAll(/([^{};]+)\{([^{};]*;[^{}]*)\}/g)].flatMap(
        ([, selectors = '', rules = '']) =>
          selectors
            .split(/,(?![^(]*\))/)
            .filter((selector) => OF_PRICES.test(selector.trim()))
            .flatMap((selector) => [...rules.matchAll(ROOM)].map(([rule]) => `${selector.trim()} {${rule}}`)),
      );
      expect(changed).toEqual([]);
    },
  );

  it('name parts that the pages of sports have', () => {
    const styles = sheets.map(({ file }) => rulesOf(file)).join('\n');
    const named = new Set([...styles.matchAll(/\.((?:[a-z]+-)+[a-z]+)\b/g)].map(([, name]) => name ?? ''));
    const had = filesBelow(join(FOLDER, '..'));
    expect(named.size).toBeGreaterThan(15);
    expect([...named].filter((name) => !had.includes(name) && name !== 'col-start-1')).toEqual([]);
  });
});
