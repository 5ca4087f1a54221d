import { join } from 'node:path';
import { guidesFolder, guidesModule } from './guides-file';

const GUIDES = /\.guides$/;

/** Puts the pictures and films of the brand that is built in the place of `*.guides`. */
export function guidesPlugin({ workspace, code }: { readonly workspace: string; readonly code: string }) {
  const folder = guidesFolder(join(workspace, 'brands'), code);
  return {
    name: 'heptad-guides',
    load(this: { addWatchFile: (file: string) => void }, id: string) {
      if (!GUIDES.test(id)) return undefined;
      this.addWatchFile(join(folder, 'guides.json'));
      return { code: guidesModule(folder), map: null };
    },
  };
}
