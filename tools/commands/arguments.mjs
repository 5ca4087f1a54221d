import { Mendable } from './report.mjs';

/**
 * Splits a command line into names and flags.
 * @param {string[]} known the flags the command understands, with their dashes; any other is an error
 */
export function readArguments(known = []) {
  const given = process.argv.slice(2);
  const flags = given.filter((word) => word.startsWith('-'));
  const unknown = flags.find((flag) => !known.includes(flag));
  if (unknown !== undefined)
    throw new Mendable(
      known.length > 0
        ? `${unknown} is not an option here: use ${known.join(' or ')}.`
        : `${unknown} is not an option here: this command takes none.`,
    );
  return { names: given.filter((word) => !word.startsWith('-')), flags: new Set(flags) };
}
