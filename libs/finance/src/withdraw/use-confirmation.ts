import { md5 } from '@heptad/crypto';
import { BOUNDS } from '@heptad/contracts';
import { useSameKey, writeFailureText } from '@heptad/idempotent-write';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import * as v from 'valibot';
import { fundPassword, guardedFailureText } from '../payments/fund-password';
import { useConfirmNameMutation } from '../payments/payment-queries';
import { withdrawalWrite, type WithdrawalRequest, type WithWithdrawal } from '../payments/payment-writes';

const confirmForm = (nameWanted: boolean) =>
  v.object({
    password: fundPassword,
    name: nameWanted
      ? v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty('withdraw.nameMissing'),
          v.regex(BOUNDS.cardHolder, 'withdraw.nameWrong'),
        )
      : v.string(),
  });

export interface ConfirmationForm {
  readonly form: UseFormReturn<{ password: string; name: string }>;
  readonly submit: () => void;
  readonly busy: boolean;
  /** Why it was refused, in the language shown. */
  readonly refusal: string | undefined;
}

/**
 * Confirms a withdrawal by the secondary password; before the first one the member's name too.
 * @param again whether it is one that was sent before, without an end
 */
export function useConfirmation(
  request: WithdrawalRequest,
  { again, nameWanted }: { readonly again: boolean; readonly nameWanted: boolean },
): ConfirmationForm {
  const { t } = useTranslation('finance');
  const dispatch = useDispatch();
  const progress = useSelector((state: WithWithdrawal) => withdrawalWrite.select(state));
  const [confirmName, { isLoading, error }] = useConfirmNameMutation();
  const keyOf = useSameKey();
  const form = useForm({
    resolver: valibotResolver(confirmForm(nameWanted)),
    defaultValues: { password: '', name: '' },
  });
  const { writeRequested, writeSentAgain } = withdrawalWrite.actions;
  const submit = form.handleSubmit(async ({ password, name }) => {
    if (nameWanted && (await confirmName({ name, key: keyOf(name) })).error !== undefined) return;
    // A refused repetition means that the first was never carried out: what is sent now is a new withdrawal.
    const isRepetition = again && progress.status === 'undecided';
    dispatch(isRepetition ? writeSentAgain('', md5(password)) : writeRequested(request, md5(password)));
  });
  const failure = progress.status === 'failed' ? progress.error : undefined;
  return {
    form,
    submit: () => void submit(),
    busy: isLoading || progress.status === 'sending',
    refusal:
      writeFailureText(error, t, t('withdraw.nameUnknown'), guardedFailureText) ??
      (failure && guardedFailureText(failure, t)),
  };
}
