import { useSameKey, writeFailureText } from '@heptad/idempotent-write';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendChatMutation, type Sent } from './chat-queries';

export interface SendingChat {
  readonly busy: boolean;
  /** Why the last message was not taken, in the language shown. */
  readonly refusal: string | undefined;
  /** @returns whether it was taken */
  readonly send: (request: Sent) => Promise<boolean>;
}

/** Sends messages, each once: the same one after a lost answer has the same key, the same words said again have another. */
export function useSendChat(): SendingChat {
  const { t } = useTranslation('finance');
  const [sendChat, { isLoading, error }] = useSendChatMutation();
  const keyOf = useSameKey();
  const taken = useRef(0);
  return {
    busy: isLoading,
    refusal: writeFailureText(error, t, t('chat.unknown')),
    async send(request) {
      const answer = await sendChat({ request, key: keyOf([taken.current, request]) });
      if (answer.error !== undefined) return false;
      taken.current += 1;
      return true;
    },
  };
}
