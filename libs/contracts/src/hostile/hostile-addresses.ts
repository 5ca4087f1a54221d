/** Numbers below one that come in the same order for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const CONTROLS = [
  '\t',
  '\n',
  '\r',
  '\0',
  '\u0001',
  '\u001f',
  '\u007f',
  ' ',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\ufeff',
];
const SCHEMES = [
  'https:',
  'http:',
  'HTTPS:',
  'hTtP:',
  'ws:',
  'wss:',
  'ftp:',
  'file:',
  'blob:https:',
  'filesystem:https:',
  'view-source:https:',
  'intent:',
  'about:',
  '',
  '',
];
const SLASHES = [
  '//',
  '/',
  '///',
  '////',
  '\\\\',
  '/\\',
  '\\/',
  '',
  '//\\',
  '/\t/',
  '/\n/',
  '//\u200b',
  '/.//',
  '/..//',
  '/%2f',
  '%2f%2f',
  '\u2044\u2044',
  '\uff0f\uff0f',
];
const FOREIGN = [
  'evil.example',
  'EVIL.EXAMPLE',
  'evil.example.',
  'xn--e1aybc.example',
  'еvil.example',
  'ｅｖｉｌ.example',
  'evil。example',
  '192.0.2.7',
  '0xc0000207',
  '3221225991',
  '0300.0.2.7',
  '[2001:db8::7]',
  '[::ffff:192.0.2.7]',
  'evil.example%00',
  'evil%2eexample',
  '%65vil.example',
];
const PATHS = [
  '',
  '/',
  '/x',
  '/..',
  '/.',
  '/%2e%2e/',
  '/;@evil.example',
  '//evil.example',
  '/\\evil.example',
  '?u=https://evil.example',
  '#https://evil.example',
  '/#@evil.example/',
  '?#',
  '/%0d%0aLocation:%20https://evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/%252f%252fevil.example',
];
const PORTS = ['', '', '', ':80', ':443', ':0', ':65535', ':65536', ':4600', ':04600', ':', ':x', ':%34600'];
const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://%0aalert(1)',
  'javascript:/*https://*/alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:null/1',
  'about:srcdoc',
  'mailto:a@evil.example',
  'tel:+1',
  'sms:+1',
  'intent://evil.example#Intent;scheme=https;end',
  'file:///etc/passwd',
];

/**
 * Addresses as an attacker would write them, the same for the same seed: foreign hosts behind every kind of scheme, slash, name and
 * password, port, look-alike, escape and control character; scripts; and, lest all of them be refused for the wrong reason, some of
 * the hosts' own. Foreign hosts are reserved names and numbers only.
 * @param own hosts, with their ports, that may be led to
 */
export function hostileAddresses(count: number, seed: number, own: readonly string[]): readonly string[] {
  const random = seeded(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? '';
  const someTimes = (chance: number, make: () => string): string => (random() < chance ? make() : '');

  /** Hosts that look like one's own. */
  const lookAlike = (host: string): string => {
    const [name = '', port = ''] = host.split(':');
    return pick([
      `${name}.evil.example`,
      `evil.example.${name}.evil.example`,
      `${name}evil.example`,
      `evil-${name}`,
      `evil.${name}`,
      `${name}.:${port}`,
      `${name}:${port}1`,
      `${name}:${String(Number(port || '443') + 1)}`,
      `${name}\\@evil.example`,
      `${name}#@evil.example`,
      `${name}?@evil.example`,
      `${name}%2f@evil.example`,
      `${name}%00.evil.example`,
      `${name}\t.evil.example`,
      `${name}\u3002evil.example`,
      name.replace('o', 'о'),
      name.toUpperCase(),
    ]);
  };
  const user = (host: string): string =>
    pick([
      `${host}@`,
      `${host}:x@`,
      `${host}%40`,
      'user:pass@',
      '@',
      ':@',
      `${host}\\@`,
      `https://${host}@`,
      `${host}%5c@`,
    ]);
  const host = (): string => (random() < 0.6 ? pick(FOREIGN) : lookAlike(pick(own)));
  const plain = (): string => {
    const authority = someTimes(0.3, () => user(pick(own))) + host() + pick(PORTS);
    return pick(SCHEMES) + pick(SLASHES) + authority + pick(PATHS);
  };
  const nested = (): string =>
    `${pick(['https:', 'http:', ''])}//${pick(own)}/${pick(['?to=', '?url=', '#', '@', '..//', '\\'])}${plain()}`;
  const spoilt = (address: string): string => {
    const at = below(address.length + 1);
    return address.slice(0, at) + pick(CONTROLS) + address.slice(at);
  };
  const escaped = (address: string): string => {
    const at = below(address.length);
    const code = address.charCodeAt(at);
    if (Number.isNaN(code) || code > 127) return address;
    return `${address.slice(0, at)}%${code.toString(16).padStart(2, '0')}${address.slice(at + 1)}`;
  };
  const noise = (): string => Array.from({ length: below(24) }, () => pick(NOISE)).join('');

  return Array.from({ length: count }, () => {
    const kind = random();
    let address = kind < 0.62 ? plain() : kind < 0.74 ? pick(SCRIPTS) : kind < 0.9 ? nested() : noise();
    while (random() < 0.35) address = random() < 0.6 ? spoilt(address) : escaped(address);
    return address;
  });
}

const NOISE = [
  '/',
  '\\',
  '.',
  ':',
  '@',
  '?',
  '#',
  '%',
  '%2f',
  '%5c',
  '\t',
  '\n',
  'evil.example',
  'https',
  'javascript',
  '//',
  '..',
  '。',
  'а',
  '\u202e',
  '0',
  '[',
  ']',
  '::1',
  '&',
  '=',
  "'",
  '"',
  '<',
  '>',
];
