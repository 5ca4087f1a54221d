import { mail } from '@heptad/contracts';
import { PATHS } from '@heptad/feature-module';
import type { MailKind } from './mail-list';

/** What the address of the inbox says: which kind is listed, and which mail is open. */
export interface MailAddress {
  readonly kind: MailKind;
  readonly id: string | undefined;
}

/** Reads the address; whatever it says wrongly counts as not said. */
export function readMailAddress(query: URLSearchParams): MailAddress {
  const id = query.get('id') ?? '';
  return {
    kind: mail.kinds.find((kind) => kind === query.get('kind')) ?? mail.kinds[0],
    id: /^\d{1,15}$/.test(id) ? id : undefined,
  };
}

/** The address of a kind's list, or of one of its mails. */
export function mailPath(kind: MailKind, id?: string): string {
  return `${PATHS.mineMail}?kind=${kind}${id === undefined ? '' : `&id=${id}`}`;
}
