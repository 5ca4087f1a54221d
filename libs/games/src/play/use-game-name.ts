import { useServices } from '@heptad/feature-module';
import { useEffect, useState } from 'react';
import type { GamesServices } from '../services';

/** A game's name in the member's language, once the catalogue has been fetched; undefined for what is none of its games. */
export function useGameName(id: string | undefined): string | undefined {
  const locale = useServices<GamesServices>().language.current();
  const [found, setFound] = useState<{ readonly id: string; readonly name: string | undefined }>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let wanted = true;
    void import('./name-in-catalogue').then(
      ({ nameInCatalogue }) => wanted && setFound({ id, name: nameInCatalogue(id, locale) }),
      // A name that cannot be had keeps nobody from playing.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [id, locale]);
  return found?.id === id ? found?.name : undefined;
}
