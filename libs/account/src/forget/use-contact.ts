import { useServices } from '@heptad/feature-module';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useCodeSending, type CodeSending } from '../code/use-code-sending';
import type { AccountServices } from '../services';
import { contactSchemas, type ContactValues, type ResetWay } from './forget-rules';
import type { PasswordReset } from './use-password-reset';

/** Whose account it is, and the codes that are sent to its owner. */
export interface Contact {
  readonly form: UseFormReturn<ContactValues>;
  readonly way: ResetWay;
  readonly chooseWay: (way: ResetWay) => void;
  readonly sending: CodeSending;
  /** Sends a code unless the one that was sent for the same contact still counts. */
  readonly submit: () => void;
  readonly sendAgain: () => void;
  /** The code that was sent counts no more: the next {@link submit} sends another. */
  readonly forgetCode: () => void;
}

export interface ContactOptions {
  /** Another code is on its way, or is about to be: what was typed of the one before is wrong. */
  readonly onNewCode: () => void;
  /** A code has been sent, now or before. */
  readonly onSent: () => void;
}

/** Step 1 of a forgotten password. */
export function useContact(reset: PasswordReset, { onNewCode, onSent }: ContactOptions): Contact {
  const { clock } = useServices<AccountServices>();
  const sending = useCodeSending();
  const [way, setWay] = useState<ResetWay>('phone');
  const sentFor = useRef('');
  const form = useForm<ContactValues>({
    resolver: valibotResolver(contactSchemas[way]),
    defaultValues: { name: '', phone: '', email: '' },
  });

  /** @returns whether a code is on its way */
  const order = (contact: ContactValues): Promise<boolean> => sending.order(() => reset.begin(way, contact));

  const submit = form.handleSubmit(async (contact) => {
    const key = JSON.stringify([way, contact.name.trim(), contact[way].trim()]);
    // Back from the code with nothing changed: the code that was sent is still good.
    const waits = sending.until !== null && sending.until > clock.now();
    if (key !== sentFor.current || !waits) {
      if (!(await order(contact))) return;
      sentFor.current = key;
      onNewCode();
    }
    onSent();
  });

  return {
    form,
    way,
    chooseWay(next) {
      setWay(next);
      form.clearErrors();
    },
    sending,
    submit: () => void submit(),
    sendAgain() {
      onNewCode();
      void order(form.getValues());
    },
    forgetCode() {
      sentFor.current = '';
    },
  };
}
