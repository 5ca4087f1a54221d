/** A failure the person at the terminal can mend: printed as one sentence, without a stack. */
export class Mendable extends Error {}

export const say = (line) => process.stdout.write(`${line}\n`);

/** Runs a command's main function and turns a {@link Mendable} into one clear sentence and exit code 1. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Mendable)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exit(1);
  }
}
