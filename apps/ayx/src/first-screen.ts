import { createFirstScreenRenderer, type FirstScreenRendererOptions } from '@heptad/app-shell';
import { brand } from 'virtual:brand';
import { modules } from './modules';

/** What the edge renders the brand's first screens with. */
export const openRenderer = (site: Pick<FirstScreenRendererOptions, 'deployment' | 'upstream'>) =>
  createFirstScreenRenderer({ brand, modules, ...site });
