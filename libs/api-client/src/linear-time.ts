const DOUBLINGS = 3;
const TURNS = 7;
/** A single run of more milliseconds than this is told from noise without more of them. */
const PLAIN_MS = 1_000;

function shortest(run: () => unknown): number {
  let best = Infinity;
  for (let turn = 0; turn < TURNS && (turn === 0 || best < PLAIN_MS); turn += 1) {
    const from = performance.now();
    run();
    best = Math.min(best, performance.now() - from);
  }
  return best;
}

/**
 * Specs only: how many times as long a reading takes for each doubling of its input, over three of them, so that a busy
 * machine does not decide: 2 is linear, 4 is quadratic.
 */
export function growth(read: (size: number) => () => unknown, size: number): number {
  const small = shortest(read(size));
  return (shortest(read(size * 2 ** DOUBLINGS)) / small) ** (1 / DOUBLINGS);
}
