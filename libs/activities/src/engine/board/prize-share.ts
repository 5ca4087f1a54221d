/**
 * The chance of a prize as a reader takes it in: its share of all weights, cut to a hundredth of a per cent.
 * @param weight of the prize, a whole number
 * @param total of all weights of the table, a whole number
 * @returns such as `12.5%`; `<0.01%` for a chance that is smaller and not nothing
 */
export function shareText(weight: number, total: number): string {
  if (weight <= 0 || total <= 0) return '0%';
  const hundredths = Math.floor((weight * 10_000) / total);
  if (hundredths === 0) return '<0.01%';
  return `${String(hundredths / 100)}%`;
}
