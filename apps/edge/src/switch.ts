import { readFileSync } from 'node:fs';
import { SwitchFault, switchRelease } from '@heptad/edge';

/** Tells the edge to read its sites again. @returns whether one was told */
function reload(pidFile: string | undefined): boolean {
  if (pidFile === undefined) return false;
  try {
    return process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGHUP');
  } catch {
    return false;
  }
}

/** `node switch.mjs <folder of the brand> <version|back>`: makes a release current; the edge of `PID_FILE` serves it at once. */
function main([folder, wanted]: readonly string[]): void {
  if (folder === undefined || wanted === undefined)
    throw new SwitchFault('Name the folder of the brand, and the version or "back".');
  const current = switchRelease(folder, wanted);
  const told = reload(process.env['PID_FILE'])
    ? 'The edge reads it.'
    : 'Tell the edge: systemctl reload heptad-edge, or SIGHUP.';
  console.info(`${folder} is at ${current}. ${told}`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
