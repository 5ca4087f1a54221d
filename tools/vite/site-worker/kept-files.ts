import { isBuiltFile } from './built-file';

/** The part of the browser's caches that is used. */
export interface FileCaches {
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
  open(name: string): Promise<{
    match(address: string): Promise<Response | undefined>;
    put(address: string, answer: Response): Promise<void>;
    delete(address: string): Promise<boolean>;
  }>;
}

/** The files that a build's worker keeps. All of it rejects where the browser's caches fail. */
export interface KeptFiles {
  /**
   * A kept file. One of this build is checked the first time it is asked for, and thrown away when it is wrong; one of
   * another build was checked by the worker of that build.
   */
  find(url: string): Promise<Response | undefined>;
  /** @param answer must have been checked */
  keep(url: string, answer: Response): Promise<void>;
  /** Throws away what was never checked, and all but the newest builds' files. */
  tidyUp(): Promise<void>;
  /** Whether there are files of a worker that checked nothing. */
  anyUnchecked(): Promise<boolean>;
}

/** Caches of files that were checked before they were kept; the name of the build follows. */
const CHECKED = 'files-';
/** Caches of workers that checked nothing. What they hold is never used. */
const UNCHECKED = 'assets-';
/** The build before stays as well: tabs that were opened with it still fetch its parts. */
const BUILDS_KEPT = 2;

/**
 * Opens the files that a build keeps.
 * @param files the hashes of the build's files, by their paths
 */
export function keptFiles(caches: FileCaches, build: string, files: ReadonlyMap<string, string>): KeptFiles {
  const own = `${CHECKED}${build}`;
  /** Files of this build's cache that were found right since the worker started. */
  const sound = new Set<string>();

  /** Names come in the order in which the caches were made. */
  const named = async (prefix: string): Promise<string[]> =>
    (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);

  async function keep(url: string, answer: Response): Promise<void> {
    await (await caches.open(own)).put(url, answer);
    sound.add(url);
  }

  return {
    keep,
    async find(url) {
      const path = new URL(url).pathname;
      const hash = files.get(path);
      for (const name of [own, ...(await named(CHECKED))]) {
        const cache = await caches.open(name);
        const found = await cache.match(url);
        if (found === undefined) continue;
        if (hash === undefined || (name === own && sound.has(url))) return found;
        if (await isBuiltFile(found, path, hash)) {
          if (name === own) sound.add(url);
          else await keep(url, found.clone());
          // Read anew: a browser hands on what it has compiled only with a body that was not copied.
          return (await cache.match(url)) ?? found;
        }
        await cache.delete(url);
      }
      return undefined;
    },
    async tidyUp() {
      await caches.open(own);
      const others = await named(CHECKED);
      const old = others.slice(0, Math.max(0, others.length - (BUILDS_KEPT - 1)));
      await Promise.all([...old, ...(await named(UNCHECKED))].map((name) => caches.delete(name)));
    },
    anyUnchecked: async () => (await named(UNCHECKED)).length > 0,
  };
}
