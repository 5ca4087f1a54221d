import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brandCodes, readBrand } from './brand-source';
import { catalogueBrandModule, catalogueBrandsModule, catalogueStylesheet } from './catalogue-module';

export { aboutPlugin } from './about/about-plugin';

const BRANDS = 'virtual:catalogue-brands';
const BRAND = /^\0?virtual:catalogue-brand\/([a-z]+)$/;
const STYLESHEET = 'virtual:catalogue.css';

/**
 * Gives the catalogue every brand at once: `virtual:catalogue-brands`, and `virtual:catalogue.css`, whose utilities serve
 * all of them, since a theme's names are the same in each and its values are read from the page.
 */
export function cataloguePlugin(workspace: string): Plugin {
  const folder = join(workspace, 'brands');
  const codes = brandCodes(folder);
  // Beside theme.css, so that the stylesheet's relative paths mean this folder.
  const stylesheetId = join(workspace, 'tools/vite/catalogue-of-the-build.css');

  return {
    name: 'heptad-catalogue',
    enforce: 'pre',
    resolveId(id) {
      if (id === STYLESHEET) return stylesheetId;
      return id === BRANDS || BRAND.test(id) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${BRANDS}`) return catalogueBrandsModule(codes);
      const code = BRAND.exec(id)?.[1];
      if (code === undefined && id !== stylesheetId) return undefined;
      const source = readBrand(folder, code ?? codes[0] ?? '');
      for (const file of source.files) this.addWatchFile(file);
      return code === undefined ? catalogueStylesheet(source) : catalogueBrandModule(source);
    },
  };
}
