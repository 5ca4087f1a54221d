import * as nodeFiles from 'node:fs';
import type { FileSystem } from '../write-files';

type Step = 'copyFileSync' | 'renameSync' | 'writeFileSync';

/** The machine's files, of which one step fails once; a write has then written half. @param nth from 1 */
export function failingFiles(step: Step, nth: number, code = 'ENOSPC'): FileSystem {
  let count = 0;
  const failing = (path: string, second: string | Uint8Array): void => {
    count += 1;
    if (count !== nth) {
      (nodeFiles[step] as (path: string, second: string | Uint8Array) => void)(path, second);
      return;
    }
    if (step === 'writeFileSync') nodeFiles.writeFileSync(path, second.slice(0, second.length / 2));
    throw Object.assign(new Error(`${code}: ${step} ${path}`), { code });
  };
  return { ...nodeFiles, [step]: failing } as FileSystem;
}
