/** The best way to pack an answer that a browser takes. @param accepted its `Accept-Encoding` */
export function acceptedEncoding(accepted = ''): 'br' | 'gzip' | undefined {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.trim().split(';', 1)[0]?.trim().toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}
