import { Button, Card, Stepper, TextField } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payerKind } from './payer-kind';
import type { Deposit } from '../payments/payment';
import { payAmountText } from '../deposit/pay-amount';
import { SummaryRows } from '../payments/summary-rows';
import { PictureField } from './picture-field';
import type { ProofPicture } from '@heptad/device';
import { useSendProof } from './use-send-proof';

const PAYER_LENGTH = { min: 2, max: 80 };
const STEPS = ['payer', 'picture', 'check'] as const;

/** Who paid, the picture, and a last look; what was filled in stays when a member goes back. @param onSent where to go then */
export function ProofSteps({ order, onSent }: { readonly order: Deposit; readonly onSent: () => void }) {
  const { t } = useTranslation('finance');
  const [step, setStep] = useState(0);
  const [payer, setPayer] = useState('');
  const [picture, setPicture] = useState<ProofPicture>();
  const [pressed, setPressed] = useState(false);
  const { busy, refusal, send } = useSendProof(order.orderNo, onSent);
  const kind = payerKind(order.channel);
  const name = payer.trim();
  const isNamed = name.length >= PAYER_LENGTH.min;
  const goTo = (next: number): void => {
    setPressed(false);
    setStep(next);
  };
  const goOn = (): void => {
    setPressed(true);
    if (step === 0 && isNamed) goTo(1);
    if (step === 1 && picture !== undefined) goTo(2);
    if (step === 2 && picture !== undefined) void send(name, picture.base64);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <Stepper
        label={t('proof.steps.label')}
        doneLabel={t('proof.steps.done')}
        current={step}
        steps={STEPS.map((id) => ({ id, label: t(`proof.steps.${id}`) }))}
      />
      {step === 0 && (
        <TextField
          label={t(`proof.payer.${kind}`)}
          description={t(`proof.hint.${kind}`)}
          value={payer}
          onChange={({ target }) => setPayer(target.value)}
          maxLength={PAYER_LENGTH.max}
          autoComplete={kind === 'coin' ? 'off' : 'name'}
          error={pressed && !isNamed ? t('proof.problem.payer') : undefined}
        />
      )}
      {step === 1 && (
        <PictureField
          picture={picture}
          onChoose={setPicture}
          problem={pressed && picture === undefined ? 'none' : undefined}
        />
      )}
      {step === 2 && picture !== undefined && <LastLook order={order} payer={name} picture={picture} />}
      {refusal !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {refusal}
        </p>
      )}
      <Button type="submit" size="l" block busy={busy}>
        {t(step === 2 ? 'proof.send' : 'proof.next')}
      </Button>
      {step > 0 && (
        <Button block variant="secondary" disabled={busy} onClick={() => goTo(step - 1)}>
          {t('proof.back')}
        </Button>
      )}
      <p className="text-center text-xs text-muted">{t('proof.only')}</p>
    </form>
  );
}

function LastLook({
  order,
  payer,
  picture,
}: {
  readonly order: Deposit;
  readonly payer: string;
  readonly picture: ProofPicture;
}) {
  const { t } = useTranslation('finance');
  const kind = payerKind(order.channel);
  return (
    <Card className="flex flex-col gap-4">
      <SummaryRows
        rows={[
          { label: t('proof.orderNo'), value: order.orderNo },
          {
            label: t('deposit.pay'),
            value: payAmountText(order.payAmount, { isCoin: kind === 'coin', currency: order.payCurrency }),
          },
          { label: t(`proof.payer.${kind}`), value: payer },
        ]}
      />
      <img
        src={picture.address}
        alt={t('proof.preview')}
        className="mx-auto max-h-[240px] max-w-full rounded-s object-contain"
      />
    </Card>
  );
}
