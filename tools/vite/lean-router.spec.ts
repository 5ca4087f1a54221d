import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutUnusedParts } from './lean-router';

it('marks what the router makes while it loads, and takes the names for developers away', () => {
  const code = [
    'var Context = React2.createContext(null);',
    'Context.displayName = "Context";',
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    'Link.displayName = "Link";',
    '    FetcherForm2.displayName = "fetcher.Form";',
  ];
  expect(withoutUnusedParts(code.join('\n')).split('\n')).toEqual([
    'var Context = /* @__PURE__ */ React2.createContext(null);',
    '',
    'var Link = /* @__PURE__ */ React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    '',
    '    FetcherForm2.displayName = "fetcher.Form";',
  ]);
});

it('says so where the router makes them in another way', () => {
  expect(() => withoutUnusedParts('var Link = made("Link");')).toThrow(/mend tools\/vite\/lean-router\.ts/);
});

it('finds them in the router that is installed', () => {
  const folder = join(__dirname, '../../node_modules/react-router/dist/production');
  const components = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((code) => code.includes('Link.displayName = "Link";'));
  expect(components).toHaveLength(1);
  const lean = withoutUnusedParts(components[0] ?? '');
  expect(lean).toContain('var Link = /* @__PURE__ */ React');
  expect(lean).not.toMatch(/^\w+\.displayName/m);
});
