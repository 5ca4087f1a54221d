import { useServices } from '@heptad/feature-module';
import { TOAST_KIND } from '@heptad/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';
import type { Mail } from './mail-list';
import { useRemoveMailMutation, useRestoreMailMutation } from './mail-queries';

/** How long a deleted mail can be brought back, in milliseconds. */
export const UNDO_MS = 5_000;

export interface MailRemoval {
  /** Mails that are gone for this page, whatever an answer on its way still says. */
  readonly isHidden: (id: string) => boolean;
  /** The mail that can be brought back now. */
  readonly undoable: Mail | undefined;
  readonly remove: (mail: Mail) => void;
  readonly undo: () => void;
}

/**
 * Deletes mails, the last one to be brought back for a while. The platform deletes at once, so leaving or closing the page leaves it
 * deleted; what it did not hear of stays.
 */
export function useMailRemoval(): MailRemoval {
  const { t } = useTranslation('account');
  const { toast } = useServices<AccountServices>();
  const [send] = useRemoveMailMutation();
  const [sendBack] = useRestoreMailMutation();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [undoable, setUndoable] = useState<Mail>();
  const sent = useRef<Promise<boolean>>(Promise.resolve(true));

  useEffect(() => {
    if (undoable === undefined) return undefined;
    const timer = setTimeout(() => setUndoable(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoable]);

  const show = useCallback(
    (id: string) => setHidden((ids) => new Set([...ids].filter((each) => each !== id))),
    [],
  );
  const tell = useCallback(
    (word: 'removeFailed' | 'restoreFailed') =>
      void toast.show({ text: t(`inbox.${word}`), kind: TOAST_KIND.failure }),
    [toast, t],
  );

  const remove = useCallback(
    (mail: Mail) => {
      setHidden((ids) => new Set([...ids, mail.id]));
      setUndoable(mail);
      sent.current = send(mail.id).then((answer) => {
        if (answer.error === undefined) return true;
        show(mail.id);
        setUndoable((shown) => (shown?.id === mail.id ? undefined : shown));
        tell('removeFailed');
        return false;
      });
    },
    [send, show, tell],
  );

  const undo = useCallback(() => {
    if (undoable === undefined) return;
    const { id } = undoable;
    setUndoable(undefined);
    // Bringing back comes after the deletion, however slow that is.
    void sent.current.then(async (isRemoved) => {
      if (!isRemoved) return;
      const answer = await sendBack(id);
      if (answer.error === undefined) show(id);
      else tell('restoreFailed');
    });
  }, [undoable, sendBack, show, tell]);

  const isHidden = useCallback((id: string) => hidden.has(id), [hidden]);
  return { isHidden, undoable, remove, undo };
}
