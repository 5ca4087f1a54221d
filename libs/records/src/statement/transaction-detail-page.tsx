import type { ApiError } from '@heptad/api-client';
import { useServices, PATHS, useBack } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { Button, Card, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { orderPath } from '../bet-card/order-path';
import type { RecordsServices } from '../services';
import { CopyOrder } from '../page/copy-order';
import { FactRows } from '../page/fact-rows';
import { LineAmount, useMoneyText } from './line-amount';
import { RecordState } from '../page/record-state';
import type { StatementDetail } from './statement';
import { useStatementDetailQuery } from './statement-queries';
import { Timeline } from './timeline';
import { useWalletName } from './use-wallet-name';

export { messages } from '../money-texts/money-texts';

/** One posting (ROUTE-072): all that is known of it, and how it came about. */
export default function TransactionDetailPage() {
  const { t } = useTranslation('records');
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  const { data, error, isFetching, refetch } = useStatementDetailQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <TitlePage
      title={t('statement.detail')}
      back={{ label: t('back'), onPress: useBack(PATHS.recordTransaciton) }}
    >
      {data === undefined ? (
        <RecordState
          error={error as ApiError | undefined}
          retrying={isFetching}
          onRetry={() => void refetch()}
          home={PATHS.recordTransaciton}
        />
      ) : (
        <Detail detail={data} />
      )}
    </TitlePage>
  );
}

/** Steps that a member does not want. */
const BAD = new Set(['refused']);

function Detail({ detail }: { readonly detail: StatementDetail }) {
  const { t } = useTranslation('records');
  const navigate = useNavigate();
  const { language } = useServices<RecordsServices>();
  const nameOf = useWalletName();
  const write = useMoneyText();
  const { line, walletName, orderNo, steps, counterpart, fee, arrives, note, bet } = detail;
  const kind = t(`statement.kind.${line.kind}`);
  return (
    <>
      <Card className="flex flex-col items-center gap-1 text-center">
        <h2 className="text-sm text-muted">{kind}</h2>
        <LineAmount amount={line.amount} className="text-2xl" />
        <p className="text-sm text-muted tabular-nums">
          {t('statement.balance', { amount: write(line.after) })}
        </p>
      </Card>
      <Card>
        <FactRows
          facts={[
            { label: t('record.number'), value: <CopyOrder number={orderNo} /> },
            { label: t('statement.wallet'), value: nameOf(line.wallet, walletName) },
            counterpart === undefined
              ? undefined
              : {
                  label: t(`statement.counterpart.${fee === undefined ? 'wallet' : 'account'}`),
                  value: nameOf(counterpart, counterpart),
                },
            fee === undefined ? undefined : { label: t('statement.fee'), value: write(fee) },
            arrives === undefined ? undefined : { label: t('statement.arrives'), value: write(arrives) },
            { label: t('statement.time'), value: formatDateTime(line.at, language.current()) },
            note === undefined ? undefined : { label: t('statement.note'), value: note },
          ]}
        />
      </Card>
      <Card as="section" aria-labelledby="progress">
        <h2 id="progress" className="mb-3 text-sm font-semibold">
          {t('statement.progress')}
        </h2>
        <Timeline
          label={t('statement.progress')}
          waiting={t('statement.waiting')}
          steps={steps.map(({ step, at }) => ({
            id: step,
            label: t(`statement.step.${step}`),
            at,
            isBad: BAD.has(step),
          }))}
        />
      </Card>
      {bet !== undefined && (
        <Button size="l" block variant="secondary" onClick={() => void navigate(orderPath(bet))}>
          {t('statement.toBet')}
        </Button>
      )}
    </>
  );
}
