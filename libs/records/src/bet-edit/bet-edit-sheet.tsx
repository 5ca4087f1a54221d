import { errorText } from '@heptad/api-client';
import { compareMoney, formatAmount, ZERO } from '@heptad/formatting';
import { useServices, type MessageLoaders } from '@heptad/feature-module';
import { useCurrency } from '@heptad/session';
import { BottomSheet, Button, Skeleton, TOAST_KIND } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { BetRecord } from '../bet-list/bet-record';
import type { RecordsServices } from '../services';
import { EditForm } from './edit-form';
import type { Edit } from './edit-rules';
import { useBetEdit, type BetEdit } from './use-bet-edit';
import { useEditSending, type EditSending } from './use-edit-sending';

export const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};

/** What stands in place of the form until it can be shown, or where it cannot. */
function NoForm({ terms, error, why, retry }: BetEdit) {
  const { t } = useTranslation('records');
  if (why !== undefined)
    return (
      <p role="status" className="py-6 text-center text-sm text-muted">
        {t(`edit.why.${why}`)}
      </p>
    );
  if (terms !== undefined) return null;
  if (error === undefined)
    return (
      <div aria-busy="true" className="flex flex-col gap-4">
        <Skeleton className="h-[108px] rounded-m" />
        <Skeleton className="h-[220px] rounded-m" />
      </div>
    );
  return (
    <div className="flex flex-col items-center gap-3 py-6">
      <p role="alert" className="text-sm text-muted">
        {errorText(error, t)}
      </p>
      <Button variant="secondary" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}

function ConfirmButton(props: {
  readonly edit: Edit;
  readonly status: EditSending['status'];
  readonly onConfirm: () => void;
}) {
  const { edit, status, onConfirm } = props;
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const busy = status !== 'idle';
  const pays = edit.ok && compareMoney(edit.extra, ZERO) > 0;
  return (
    <Button block size="l" busy={busy} disabled={!edit.ok && !busy} onClick={onConfirm}>
      <span className="tabular-nums">
        {status === 'confirming'
          ? t('edit.confirming')
          : pays
            ? t('edit.confirmPay', { amount: formatAmount(edit.extra, currency) })
            : t('edit.confirm')}
      </span>
    </Button>
  );
}

export interface BetEditSheetProps {
  readonly record: BetRecord;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Where an open bet is changed before kick-off: what it has, what it shall have, and what that comes to. */
export default function BetEditSheet({ record, open, onClose }: BetEditSheetProps) {
  const { t } = useTranslation('records');
  const { toast } = useServices<RecordsServices>();
  const state = useBetEdit(record, open);
  const sending = useEditSending(record.venue);
  const { terms, edit } = state;
  const close = (): void => {
    state.forget();
    sending.forget();
    onClose();
  };
  const confirm = async (): Promise<void> => {
    if (edit?.ok !== true) return;
    const bet = await sending.send(edit.order);
    if (bet === undefined) return;
    toast.show({ text: t('edit.done', { number: bet.id }), kind: TOAST_KIND.success });
    close();
  };
  return (
    <BottomSheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('edit.title')}
      closeLabel={t('edit.close')}
      footer={edit && <ConfirmButton edit={edit} status={sending.status} onConfirm={() => void confirm()} />}
    >
      <div className="flex flex-col gap-4 pb-2">
        <NoForm {...state} />
        {terms !== undefined && edit !== undefined && (
          <EditForm state={state} terms={terms} edit={edit} locked={sending.status !== 'idle'} />
        )}
        {sending.error !== undefined && (
          <p role="alert" className="rounded-m bg-sunken p-3 text-sm text-danger">
            {errorText(sending.error, t)} {t('edit.checkAgain')}
          </p>
        )}
      </div>
    </BottomSheet>
  );
}
