import { useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { useSameKey, writeFailureText } from '@heptad/idempotent-write';
import { Button, Card, Dialog, Switch } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FinanceServices } from '../services';
import { useAutoTransferQuery, useChooseAutoTransferMutation } from './wallet-queries';

/** Automatic transfer: what it does, and the member's consent, asked for before it is on and taken back at once. */
export default function AutoTransferCard() {
  const { t } = useTranslation('finance');
  const { language } = useServices<FinanceServices>();
  const { data, refetch } = useAutoTransferQuery(undefined, { refetchOnMountOrArgChange: true });
  const [choose, { isLoading, error }] = useChooseAutoTransferMutation();
  const [asking, setAsking] = useState(false);
  const keyOf = useSameKey();
  const change = async (enabled: boolean): Promise<void> => {
    setAsking(false);
    const answer = await choose({ enabled, key: keyOf(`${String(data?.chosenAt)}:${String(enabled)}`) });
    // It may hold all the same.
    if (answer.error !== undefined) void refetch();
  };
  const refusal = writeFailureText(error, t, t('unknownOutcome'), () => t('wallets.autoFailed'));
  const what = t('wallets.autoWhat');
  return (
    <Card>
      <Switch
        checked={data?.enabled ?? false}
        disabled={data === undefined || isLoading}
        onCheckedChange={(wanted) => (wanted ? setAsking(true) : void change(false))}
      >
        {t('wallets.auto')}
      </Switch>
      <p className="mt-1 text-sm text-muted">{what}</p>
      {data?.enabled === true && data.chosenAt !== undefined && (
        <p className="mt-2 text-xs text-muted tabular-nums">
          {t('wallets.autoSince', { time: formatDateTime(data.chosenAt, language.current()) })}
        </p>
      )}
      {refusal !== undefined && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {refusal}
        </p>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('wallets.autoAsk')}
        description={what}
        // Neither answer stands out: the choice is the member's.
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('wallets.autoNo')}
            </Button>
            <Button variant="secondary" onClick={() => void change(true)}>
              {t('wallets.autoYes')}
            </Button>
          </>
        }
      />
    </Card>
  );
}
