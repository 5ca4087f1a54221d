import { LOOKS, type Look } from '@heptad/brand-config';
import { LOOK_PATH } from '../data/theme-colours';

/** The look whose colours a path of the theme is among; nothing where it is of none. */
export const lookOf = (path: string): Look | undefined =>
  LOOKS.find((look) => path.startsWith(`${LOOK_PATH[look].join('.')}.`));
