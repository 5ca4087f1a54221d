const DOUBLINGS = 6;
const PARTS = 2 ** DOUBLINGS;
const TURNS = 7;
/** Until then what is read is still being compiled. */
const FIRST_TURNS = 2;
/** Readings of the whole in a turn: one of them is shorter than what disturbs it. */
const READINGS = 8;

/** Microseconds of processor time, which other programs of a busy machine do not add to. */
function costOf(run: () => unknown, times: number): number {
  const from = process.cpuUsage();
  for (let time = 0; time < times; time += 1) run();
  const { user, system } = process.cpuUsage(from);
  return user + system;
}

/**
 * Specs only: how many times as long a reading takes for each doubling of its input, over six of them: 2 is linear, 4 is
 * quadratic. One reading of the whole stands against as many of a small part as make the same size, each the cheapest of several
 * turns, so that neither a busy machine nor the clearing of memory decides.
 * @param size of the part, in bytes, at most 1,024: for a text of more than 128 KB the engine asks the system for memory each time,
 * which can cost more than reading it
 */
export function growth(read: (size: number) => () => unknown, size: number): number {
  const part = read(size);
  const whole = read(size * PARTS);
  let [parts, all] = [Infinity, Infinity];
  for (let turn = 0; turn < TURNS; turn += 1) {
    parts = Math.min(parts, costOf(part, PARTS * READINGS));
    all = Math.min(all, costOf(whole, READINGS));
    // What is plainly quadratic need not be read seven times.
    if (turn >= FIRST_TURNS && all > (PARTS / 2) * parts) break;
  }
  return 2 * (all / parts) ** (1 / DOUBLINGS);
}
