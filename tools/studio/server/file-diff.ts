import type { FileDiff } from '../contract';

const AROUND = 3;
type Line = FileDiff['lines'][number];

/** How many lines two texts share from each pair of places on. */
function sharedFrom(before: readonly string[], after: readonly string[]): readonly (readonly number[])[] {
  const shared = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      (shared[i] as number[])[j] =
        before[i] === after[j]
          ? (shared[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(shared[i + 1]?.[j] ?? 0, shared[i]?.[j + 1] ?? 0);
  return shared;
}

/** Every line of both texts, each as what became of it. */
export function lineDiff(before: string, after: string): readonly Line[] {
  const split = (text: string): string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));
  const [old, now] = [split(before), split(after)];
  const shared = sharedFrom(old, now);
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      lines.push({ kind: 'same', text: old[i] ?? '' });
      [i, j] = [i + 1, j + 1];
    } else if (
      j >= now.length ||
      (i < old.length && (shared[i + 1]?.[j] ?? 0) >= (shared[i]?.[j + 1] ?? 0))
    ) {
      lines.push({ kind: 'removed', text: old[i] ?? '' });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: now[j] ?? '' });
      j += 1;
    }
  }
  return lines;
}

/** What changed in a file, with three lines around each change; of a drawing only that it changed. */
export function fileDiff(file: string, before: string, after: string): FileDiff {
  if (file.endsWith('.svg')) return { file, lines: [] };
  const all = lineDiff(before, after);
  const near = (index: number): boolean =>
    all.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same');
  return { file, lines: all.filter((_, index) => near(index)) };
}
