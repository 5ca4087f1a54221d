import { errorText, queryApi } from '@heptad/api-client';
import { vip } from '@heptad/contracts';
import { useServices } from '@heptad/feature-module';
import { useSameKey } from '@heptad/idempotent-write';
import { TOAST_KIND } from '@heptad/ui-kit';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { LoyaltyServices } from '../services';
import { receiverForm } from './receiver-rules';
import type { Parcel } from './vip';

/** The delivery form: its fields, and how it is sent. What was typed stays, for the next gift or another try. */
export function useReceiverForm(open: readonly Parcel[]) {
  const { t } = useTranslation('loyalty');
  const { api, toast } = useServices<LoyaltyServices>();
  const dispatch = useDispatch();
  const keyOf = useSameKey();
  const [refusal, setRefusal] = useState<string>();
  const waiting = open.filter(({ state }) => state === 'noAddress');
  const form = useForm({
    resolver: valibotResolver(receiverForm),
    defaultValues: {
      orderNo: (waiting[0] ?? open[0])?.orderNo ?? '',
      name: '',
      phone: '',
      region: '',
      address: '',
    },
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
    toast.show({ kind: TOAST_KIND.success, text: t('vip.receiver.saved') });
  });
  return { form, submit, refusal };
}
