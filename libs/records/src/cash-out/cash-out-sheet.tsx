import { formatAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { BottomSheet, Button } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { CashOutChoice } from './cash-out-choice';
import { CashOutEnd, hasEnd } from './cash-out-end';
import { cashOutActions, selectCashOut, selectOffer } from './cash-out-slice';
import { betKeyOf, type Subject, type WithCashOut } from './cash-out-state';
import {
  cashOutWrite,
  consentedCashOut,
  isValueChanged,
  selectAttempt,
  type WithCashOuts,
} from './cash-out-write';
import { partOf, type Share } from './parts';
import { useWatched } from './use-watched';

function SubjectSheet({ subject, open }: { readonly subject: Subject; readonly open: boolean }) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const dispatch = useDispatch();
  const [share, setShare] = useState<Share>('100');
  const [wasOpen, setWasOpen] = useState(open);
  // The button that opens it says what all of the bet is worth: a part chosen the time before is not what was tapped.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setShare('100');
  }
  const offer = useSelector((state: WithCashOut) => selectOffer(subject)(state));
  const attempt = useSelector((state: WithCashOuts) => selectAttempt(subject)(state));
  useWatched(subject, open);
  const close = () => dispatch(cashOutActions.sheetClosed());
  const part = offer?.state === 'open' ? partOf(offer, share) : undefined;
  const sending = attempt?.status === 'sending';
  const changed = attempt !== undefined && isValueChanged(attempt) ? attempt : undefined;
  const { writeRequested, writeAskedAgain, writeClosed } = cashOutWrite.actions;

  const confirm = (): void => {
    if (offer?.state !== 'open' || part?.allowed !== true) return;
    const { venue, id } = subject;
    dispatch(writeRequested(consentedCashOut({ venue, id, offer, stake: part.stake })));
  };
  const footer = hasEnd(attempt) ? (
    <div className="flex gap-3">
      {attempt.status === 'undecided' && (
        <Button block onClick={() => dispatch(writeAskedAgain(betKeyOf(subject)))}>
          {t('cashOut.askAgain')}
        </Button>
      )}
      {attempt.status === 'failed' && (
        <Button block variant="secondary" onClick={() => dispatch(writeClosed(betKeyOf(subject)))}>
          {t('cashOut.back')}
        </Button>
      )}
      <Button block variant={attempt.status === 'succeeded' ? 'primary' : 'secondary'} onClick={close}>
        {t(attempt.status === 'succeeded' ? 'cashOut.finish' : 'cashOut.understood')}
      </Button>
    </div>
  ) : (
    <Button block size="l" busy={sending} disabled={part?.allowed !== true && !sending} onClick={confirm}>
      <span className="tabular-nums">
        {sending
          ? t('cashOut.sending')
          : part === undefined
            ? t('cashOut.notNow')
            : t(changed !== undefined ? 'cashOut.confirmChanged' : 'cashOut.confirm', {
                amount: formatAmount(part.value, currency),
              })}
      </span>
    </Button>
  );
  return (
    <BottomSheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('cashOut.title')}
      closeLabel={t('cashOut.close')}
      footer={footer}
    >
      <div className="flex flex-col gap-4 pb-2">
        <p className="min-w-0 text-sm text-text">
          <span className="font-medium break-words">{subject.selection}</span>
          {subject.legs > 1 && (
            <span className="text-muted"> · {t('cashOut.more', { legs: subject.legs })}</span>
          )}
          <span className="block break-words text-muted">{subject.match}</span>
        </p>
        {hasEnd(attempt) ? (
          <CashOutEnd attempt={attempt} />
        ) : (
          <CashOutChoice offer={offer} share={share} onShare={setShare} changed={changed} locked={sending} />
        )}
      </div>
    </BottomSheet>
  );
}

/** Where a bet is cashed out, over the page: it stays when the bet leaves the list below. */
export function CashOutSheet() {
  const { subject, sheetOpen } = useSelector((state: WithCashOut) => selectCashOut(state));
  if (subject === undefined) return null;
  return <SubjectSheet key={betKeyOf(subject)} subject={subject} open={sheetOpen} />;
}
