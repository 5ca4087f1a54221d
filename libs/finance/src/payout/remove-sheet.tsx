import { isRefusedWith } from '@heptad/api-client';
import { BUSINESS_CODES } from '@heptad/contracts';
import { useSameKey, writeFailureText } from '@heptad/idempotent-write';
import { md5 } from '@heptad/crypto';
import { PATHS, useServices } from '@heptad/feature-module';
import { BottomSheet, Button, FOCUS_RING, NavigationLink, TOAST_KIND } from '@heptad/ui-kit';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { fundPassword, guardedFailureText } from '../payments/fund-password';
import { FundPasswordField } from '../payments/fund-password-field';
import { failureOf } from '../payments/payment-queries';
import type { FinanceServices } from '../services';
import { useRemoveAccountMutation } from './payout-queries';
import type { AccountSheetProps } from './rename-sheet';

const removeForm = v.object({ password: fundPassword });

/** Takes an account off the list, by the secondary password. */
export function RemoveSheet({
  account,
  open,
  onOpenChange,
  onRemoved,
}: AccountSheetProps & { readonly onRemoved: () => void }) {
  const { t } = useTranslation('finance');
  const { toast } = useServices<FinanceServices>();
  const [remove, { isLoading, error }] = useRemoveAccountMutation();
  const keyOf = useSameKey();
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(removeForm),
    defaultValues: { password: '' },
  });
  const problem = formState.errors.password?.message;
  const failure = failureOf(error);
  const refusal = writeFailureText(error, t, t('unknownOutcome'), guardedFailureText);
  const lacksPassword =
    failure !== undefined && isRefusedWith(failure, BUSINESS_CODES.secondaryPasswordMissing);
  const submit = handleSubmit(async ({ password }) => {
    const request = { id: account.id, password: md5(password) };
    const answer = await remove({ request, key: keyOf(request) });
    if (answer.error !== undefined) return;
    toast.show({ text: t('payout.removed'), kind: TOAST_KIND.success });
    onRemoved();
  });
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('payout.removeTitle')}
      closeLabel={t('account.close')}
    >
      <form noValidate className="flex flex-col gap-4 py-2" onSubmit={(event) => void submit(event)}>
        <p className="text-sm">
          {account.label} <span className="tabular-nums">{account.masked}</span>
        </p>
        <p className="text-sm text-muted">{t('payout.removeHint')}</p>
        <FundPasswordField {...register('password')} error={problem === undefined ? undefined : t(problem)} />
        {refusal !== undefined && (
          <p role="alert" className="text-sm text-danger">
            {refusal}
          </p>
        )}
        {lacksPassword && (
          <NavigationLink
            href={PATHS.mineUserInfoSecondaryPassword}
            className={`inline-flex min-h-[44px] items-center self-start rounded-s text-sm text-link ${FOCUS_RING}`}
          >
            {t('fundPassword.set')}
          </NavigationLink>
        )}
        <Button type="submit" size="l" block busy={isLoading}>
          {t('payout.remove')}
        </Button>
      </form>
    </BottomSheet>
  );
}
