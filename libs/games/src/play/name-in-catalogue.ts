import type { Locale } from '@heptad/feature-module';
import { gameById } from '@heptad/game-rules';

/** A game's name; undefined for what is none of the catalogue. The catalogue comes with this file. */
export const nameInCatalogue = (id: string, locale: Locale): string | undefined =>
  gameById(id)?.names[locale];
