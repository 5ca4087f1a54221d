import { isTaken, VERSION } from './entry-query';
import type { TextStorage } from './stored-object';

/** What the native shell says of itself and of the look it wants; the shell says it once, at the first address (SHELL-011). */
const SHELL_PARAMETERS = ['isApp', 'appType', 'isDark', 'appVersion', 'isiphonex'] as const;
const SHELL_KEY = 'shell';
const TOKEN_KEY = 'handOver';

/** What lasts as long as the visit of one tab. Where its storage is blocked, as long as the page. */
export interface Visit {
  /** The query with what the shell said at an earlier address of this visit; what the query says itself, and is of any use, counts more. */
  withShell(search: string): string;
  /** Keeps a token of the address for the next page, which takes it: the security check loads the page anew. */
  keepToken(token: string): void;
  /** Gives that token out, once. */
  takeToken(): string | undefined;
}

/** @param storage the tab's own, or null where it is blocked. Nothing here ever throws */
export function createVisit(storage: TextStorage | null): Visit {
  const read = (key: string): string => {
    try {
      return storage?.getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const write = (key: string, value: string): void => {
    try {
      if (value === '') storage?.removeItem(key);
      else storage?.setItem(key, value);
    } catch {
      // The next address then has to say it again.
    }
  };
  return {
    withShell(search) {
      const own = new URLSearchParams(search);
      const said = new URLSearchParams(read(SHELL_KEY));
      const kept = new URLSearchParams();
      for (const name of SHELL_PARAMETERS) {
        const value = [own.get(name), said.get(name)].find((each) =>
          isTaken(each, name === 'appVersion' ? VERSION : undefined),
        );
        if (value === undefined) continue;
        kept.set(name, value);
        own.set(name, value);
      }
      if (kept.toString() !== said.toString()) write(SHELL_KEY, kept.toString());
      return own.toString();
    },
    keepToken: (token) => write(TOKEN_KEY, token),
    takeToken() {
      const token = read(TOKEN_KEY);
      if (token === '') return undefined;
      write(TOKEN_KEY, '');
      return token;
    },
  };
}
