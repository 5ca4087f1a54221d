/** `own`: it is this site; `lookalike`: it is made to look like it; `other`: another site; `unreadable`: no address. */
export type DomainVerdict = 'own' | 'lookalike' | 'other' | 'unreadable';

/** How many letters a name may differ in and still be taken for ours at a glance. */
const GLANCE = 2;
/** Shorter names differ from many by so few letters. */
const LEAST_LETTERS = 4;

/**
 * Whether an address leads to this site.
 * @param typed as it was pasted, with or without a scheme
 * @param own the hosts of the site, without ports
 */
export function domainVerdict(typed: string, own: readonly string[]): DomainVerdict {
  const host = readHost(typed);
  if (host === undefined) return 'unreadable';
  // What stands before an @ is a name and a password, and leads nowhere.
  if (host.disguised) return 'lookalike';
  if (own.includes(host.name)) return 'own';
  return own.some((each) => looksLike(host.name, each)) ? 'lookalike' : 'other';
}

function readHost(typed: string): { readonly name: string; readonly disguised: boolean } | undefined {
  const text = typed.trim();
  try {
    const { hostname, username, protocol } = new URL(/^[a-z]+:/i.test(text) ? text : `https://${text}`);
    if (!/^https?:$/.test(protocol) || !hostname.includes('.')) return undefined;
    // Letters of other scripts that look like Latin ones are written so.
    return { name: hostname, disguised: username !== '' || /(^|\.)xn--/.test(hostname) };
  } catch {
    return undefined;
  }
}

function looksLike(host: string, own: string): boolean {
  const [label = ''] = own.replace(/^(www|m)\./, '').split('.');
  if (label.length < LEAST_LETTERS) return host.startsWith(`${own}.`);
  return host.includes(label) || host.split(/[.-]/).some((part) => distance(part, label) <= GLANCE);
}

/** How many letters must be put in, taken away or changed to make one of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (let at = 0; at < other.length; at += 1)
      next.push(
        Math.min(
          (next[at] ?? 0) + 1,
          (row[at + 1] ?? 0) + 1,
          (row[at] ?? 0) + (letter === other[at] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
