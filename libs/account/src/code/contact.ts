import type { LoginOutcome } from '@heptad/session';
import * as v from 'valibot';

/** Where a code can be sent to, masked by the platform; absent where the member has bound none. */
export interface Contact {
  readonly phone?: string;
  readonly email?: string;
}

const contactSchema = v.object({ phone: v.optional(v.string()), email: v.optional(v.string()) });

/** Reads what a refused login says of where its code can be sent to (OPEN-024); nothing of another shape is taken for one. */
export function contactOf(outcome: LoginOutcome): Contact {
  const data = 'error' in outcome && outcome.error.kind === 'business' ? outcome.error.data : undefined;
  const contact = v.safeParse(contactSchema, data);
  if (!contact.success) return {};
  const { phone, email } = contact.output;
  return { ...(phone && { phone }), ...(email && { email }) };
}
