import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandCodes } from '../../vite/brand-source';
import { JSON_FILES } from './brand-folder';
import { inForm } from './json-form';

const BRANDS = join(__dirname, '../../../brands');

it.each(brandCodes(BRANDS).flatMap((code) => JSON_FILES.map((name) => `${code}/${name}.json`)))(
  'writes %s byte for byte as it stands',
  async (file) => {
    const text = readFileSync(join(BRANDS, file), 'utf8');
    expect(await inForm(JSON.parse(text), text)).toBe(text);
  },
);

it('keeps the rest of a file as it is when one value changes', async () => {
  const text = readFileSync(join(BRANDS, 'ky/theme.json'), 'utf8');
  const theme = JSON.parse(text) as { light: { color: { muted: { $value: string } } } };
  theme.light.color.muted.$value = '#505b70';
  expect(await inForm(theme, text)).toBe(text.replace('#566179', '#505b70'));
});

it('takes names that hold quotes, braces and line ends for what they are', async () => {
  const value = { 'a"{': { b: 'x\n,}' }, '[': [{ c: 1 }] };
  expect(JSON.parse(await inForm(value, JSON.stringify(value, null, 2)))).toEqual(value);
});
