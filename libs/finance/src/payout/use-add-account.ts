import { useServices } from '@heptad/feature-module';
import { useSameKey, writeFailureText } from '@heptad/idempotent-write';
import { TOAST_KIND } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { FinanceServices } from '../services';
import type { NewAccount } from './payout-account';
import { useAddAccountMutation } from './payout-queries';

export interface AddingAccount {
  readonly busy: boolean;
  /** Why the platform did not take it, in the language shown. */
  readonly refusal: string | undefined;
  readonly add: (account: NewAccount) => Promise<void>;
}

/** Adds a payout account, once however often it is sent. @param onAdded where to go from there */
export function useAddAccount(onAdded: () => void): AddingAccount {
  const { t } = useTranslation('finance');
  const { toast } = useServices<FinanceServices>();
  const [send, { isLoading, error }] = useAddAccountMutation();
  const keyOf = useSameKey();
  return {
    busy: isLoading,
    refusal: writeFailureText(error, t, t('payout.unknown')),
    async add(account) {
      const answer = await send({ request: account, key: keyOf(account) });
      if (answer.data === undefined) return;
      toast.show({ text: t('payout.added'), kind: TOAST_KIND.success });
      onAdded();
    },
  };
}
