import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BrandFiles, StudioChoices } from '../../contract';
import type { DraftSession, SessionState } from './draft-session';
import { readAt, removeAt, writeAt } from './json-path';
import type { StudioApi } from './studio-api';

/** What every part of the page works on. */
export interface Studio {
  readonly api: StudioApi;
  readonly session: DraftSession;
  readonly choices: StudioChoices;
}

export const StudioContext = createContext<Studio | null>(null);

export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (studio === null) throw new Error('Parts of the studio stand below its provider.');
  return studio;
}

/** The draft as it is now; the part is drawn again with each change of it. */
export function useSession(): SessionState {
  const { session } = useStudio();
  return useSyncExternalStore(session.listen, session.state);
}

type OneFile = Exclude<keyof BrandFiles, 'messages'>;

/** One JSON file of the draft, with functions that change it at a path. */
export function useFile(name: OneFile): {
  readonly value: unknown;
  readonly read: (path: string) => unknown;
  readonly write: (path: string, next: unknown) => void;
  readonly remove: (path: string) => void;
} {
  const { session } = useStudio();
  const value = useSession().files[name];
  // Read at the moment of the change: two changes of one event both count.
  const now = (): unknown => session.state().files[name];
  return {
    value,
    read: (path) => readAt(value, path.split('.')),
    write: (path, next) => session.change({ [name]: writeAt(now(), path.split('.'), next) }),
    remove: (path) => session.change({ [name]: removeAt(now(), path.split('.')) }),
  };
}
