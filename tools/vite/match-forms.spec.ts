import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MATCH_FORMS } from '@heptad/brand-config';

const FOLDER = join(__dirname, '../../libs/sports-betting/src/match-forms');
const KINDS = ['head', 'row'] as const;

const sheets = KINDS.flatMap((kind) =>
  readdirSync(join(FOLDER, kind))
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ kind, form: name.replace(/\.css$/, ''), file: join(FOLDER, kind, name) })),
);

const rulesOf = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

describe('the forms in which a brand may have its matches drawn', () => {
  it.each(KINDS)('have a stylesheet each for the %s of a match', (kind) => {
    const forms = sheets.filter((sheet) => sheet.kind === kind).map(({ form }) => form);
    expect(forms.sort()).toEqual([...MATCH_FORMS].sort());
  });

  it.each(sheets)('$kind/$form counts only where it is named', ({ kind, form, file }) => {
    const atTop = rulesOf(file)
      .replaceAll(/@layer base \{([\s\S]*?)\n\}/g, '$1')
      .match(/^ {0,2}\S[^{}\n]*\{$/gm);
    const ofForm = new RegExp(`^ *\\[data-match-${kind}='${form}'\\]`);
    const own = (atTop ?? []).filter((line) => !line.startsWith(' ') || line.includes('[data-match-'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((line) => !ofForm.test(line))).toEqual([]);
  });

  it.each(sheets)('$kind/$form takes nothing away from what a member reads', ({ file }) => {
    expect(rulesOf(file)).not.toMatch(/display: none|visibility:|opacity: 0[;}]|font-size: 0/);
  });

  it.each(sheets)('$kind/$form writes nothing below 12 px', ({ file }) => {
    const sizes = [...rulesOf(file).matchAll(/font(?:-size)?:[^;]*?(\d+)px/g)].map(([, size]) =>
      Number(size),
    );
    expect(sizes.filter((size) => size < 12)).toEqual([]);
  });

  it.each(sheets)('$kind/$form takes its colours from the brand', ({ file }) => {
    const named = rulesOf(file).match(/#[0-9a-f]{3,8}\b/g) ?? [];
    expect(named.filter((color) => color !== '#000' && color !== '#fff')).toEqual([]);
  });
});
