const TEN_THOUSAND = 10_000;
const RAW_BELOW = 100_000;
const WHOLE_FROM = 1_000_000;

/**
 * How many members collected something: raw below 100,000; then in ten-thousands with one decimal; from 1,000,000 on in
 * whole ten-thousands; halves up (FORMAT-013…015).
 * @param count a whole number of zero or more
 * @param unit the word for ten thousand
 */
export function formatCollectCount(count: number, unit = '万'): string {
  if (count < RAW_BELOW) return String(count);
  const tenths = Math.round(count / (TEN_THOUSAND / 10));
  // Just below a million the decimal would round to 100.0, which the next step up writes as 100.
  if (count >= WHOLE_FROM || tenths >= 1000) return `${Math.round(count / TEN_THOUSAND)}${unit}`;
  return `${(tenths / 10).toFixed(1)}${unit}`;
}
