import { useServices } from '@heptad/feature-module';
import { useSameKey, writeFailureText } from '@heptad/idempotent-write';
import { TOAST_KIND } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { FinanceServices } from '../services';
import { useSendProofMutation } from './proof-queries';

export interface SendingProof {
  readonly busy: boolean;
  /** Why the platform did not take it, in the language shown. */
  readonly refusal: string | undefined;
  readonly send: (payer: string, picture: string) => Promise<void>;
}

/** Sends the proof of an order, once however often it is sent. @param onSent where to go from there */
export function useSendProof(orderNo: string, onSent: () => void): SendingProof {
  const { t } = useTranslation('finance');
  const { toast } = useServices<FinanceServices>();
  const [send, { isLoading, error }] = useSendProofMutation();
  const keyOf = useSameKey();
  return {
    busy: isLoading,
    refusal: writeFailureText(error, t, t('proof.unknown')),
    async send(payer, picture) {
      const request = { orderNo, payer, picture };
      const answer = await send({ request, key: keyOf(request) });
      if (answer.error !== undefined) return;
      toast.show({ text: t('proof.sent'), kind: TOAST_KIND.success });
      onSent();
    },
  };
}
