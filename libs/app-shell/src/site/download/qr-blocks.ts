/** Powers of 2 in the field of 256 elements that QR codes repair with, and their places. */
const POWERS: number[] = [];
const PLACES: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  POWERS.push(value);
  PLACES[value] = power;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

const powerOf = (place: number): number => POWERS[place % 255] ?? 0;

function product(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : powerOf((PLACES[a] ?? 0) + (PLACES[b] ?? 0));
}

/** What is left of data by the polynomial whose roots are the first powers of 2: the words that repair it. */
export function repairOf(data: readonly number[], length: number): number[] {
  let divisor = [1];
  for (let root = 0; root < length; root += 1)
    divisor = [...divisor, 0].map((value, at) => value ^ product(divisor[at - 1] ?? 0, powerOf(root)));
  let rest: number[] = Array(length).fill(0);
  for (const word of data) {
    const [first = 0, ...others] = rest;
    rest = [...others, 0].map((value, at) => value ^ product(divisor[at + 1] ?? 0, word ^ first));
  }
  return rest;
}

/** Data in equal blocks with the words that repair each, woven together. */
export function blocksOf(data: readonly number[], count: number, repair: number): number[] {
  const length = Math.floor(data.length / count);
  // The last blocks hold one word more where the data does not part evenly.
  const longer = data.length % count;
  let from = 0;
  const parts = Array.from({ length: count }, (_, block) => {
    const part = data.slice(from, (from += length + (block >= count - longer ? 1 : 0)));
    return { part, rest: repairOf(part, repair) };
  });
  const woven = (of: (part: (typeof parts)[number]) => readonly number[], most: number): number[] =>
    Array.from({ length: most }, (_, at) => parts.flatMap((each) => of(each)[at] ?? [])).flat();
  return [...woven(({ part }) => part, length + 1), ...woven(({ rest }) => rest, repair)];
}
