/** A ratio as it is read: `100.00` is 100%, `5.50` is 5.5%. @param ratio per cent, decimal text */
export function percentText(ratio: string): string {
  return `${ratio.includes('.') ? ratio.replace(/\.?0+$/, '') : ratio}%`;
}
