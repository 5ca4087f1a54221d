/** A rate such as `0.0200` as a member reads it, `2%`. */
export function percent(rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.');
  const digits = `${whole}${fraction.padEnd(4, '0')}`;
  const head = digits.slice(0, -2).replace(/^0+(?=\d)/, '');
  const tail = digits.slice(-2).replace(/0+$/, '');
  return `${head}${tail === '' ? '' : `.${tail}`}%`;
}
