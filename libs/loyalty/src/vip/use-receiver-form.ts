import { errorText, queryApi } from '@heptad/api-client';
import { vip } from '@heptad/contracts';
import { useServices } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import { useSameKey } from '@heptad/idempotent-write';
import { useMemberDraft } from '@heptad/session';
import { TOAST_KIND } from '@heptad/ui-kit';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { LoyaltyServices } from '../services';
import { receiverDraft, receiverForm } from './receiver-rules';
import type { Parcel } from './vip';

const BLANK = { orderNo: '', name: '', phone: '', region: '', address: '' };

/** With what the form begins: the draft, unless its gift takes no address any more; else the first gift without one. */
function beginning(
  draft: typeof BLANK | undefined,
  open: readonly Parcel[],
  waiting: readonly Parcel[],
): typeof BLANK {
  const first = (waiting[0] ?? open[0])?.orderNo ?? '';
  const isOpen = open.some(({ orderNo }) => orderNo === draft?.orderNo);
  return { ...BLANK, ...draft, orderNo: draft !== undefined && isOpen ? draft.orderNo : first };
}

/**
 * The delivery form: its fields, and how it is sent. What was typed stays, for the next gift or another try; what was not sent is there
 * again after a session that ended meanwhile.
 */
export function useReceiverForm(open: readonly Parcel[]) {
  const { t } = useTranslation('loyalty');
  const { api, device, toast } = useServices<LoyaltyServices>();
  const dispatch = useDispatch();
  const keyOf = useSameKey();
  const [refusal, setRefusal] = useState<string>();
  const draft = useMemberDraft(device.items, 'receiver', receiverDraft);
  const waiting = open.filter(({ state }) => state === 'noAddress');
  const form = useForm({
    resolver: valibotResolver(receiverForm),
    defaultValues: beginning(draft.read(), open, waiting),
  });
  const { watch } = form;
  const { keep } = draft;
  useEffect(() => {
    const typing = watch((values) => keep({ ...BLANK, ...defined(values) }));
    return () => typing.unsubscribe();
  });
  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    const answer = await api.send(vip.setReceiver, values, {
      idempotencyKey: keyOf(values),
      noToast: 'awaited',
    });
    dispatch(queryApi.util.invalidateTags(['member']));
    if (!answer.ok) return setRefusal(errorText(answer.error, t));
    const next = waiting.find(({ orderNo }) => orderNo !== values.orderNo);
    form.setValue('orderNo', next?.orderNo ?? values.orderNo);
    draft.forget();
    toast.show({ kind: TOAST_KIND.success, text: t('vip.receiver.saved') });
  });
  return { form, submit, refusal };
}
