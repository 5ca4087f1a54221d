import { articlesOf, compileCollection } from './compile-collection';

const COLLECTION = /\.articles$/;

/** Compiles the articles of the help centre, a module a language. */
export function articlesPlugin() {
  return {
    name: 'heptad-articles',
    load(this: { addWatchFile: (file: string) => void }, id: string) {
      if (!COLLECTION.test(id)) return undefined;
      for (const file of articlesOf(id)) this.addWatchFile(file);
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compileCollection(id)))});`,
        map: null,
      };
    },
  };
}
