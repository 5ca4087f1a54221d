import { redList } from '@heptad/contracts';
import { useServices } from '@heptad/feature-module';
import { Card, LineChart, SegmentedControl, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SportsServices } from '../services';
import { TitledPage } from '../titled-page/titled-page';
import { FormMarks } from './form-marks';
import { PastTipNotice } from './past-tip-notice';
import { PersonFigures } from './person-figures';
import { PersonHead } from './person-head';
import { PersonTips } from './person-tips';
import { readDays } from './red-list-address';
import { RedListFailure } from './red-list-failure';
import { useRedListPersonQuery, type PersonAnswer } from './red-list-queries';
import { signedText } from './signed-text';

export { messages } from './red-list-texts';

const CARD = 'rounded-none! lg:rounded-l!';

/** The profit day by day, from nothing on: a line that began at the first day’s end would hide where nothing is. */
function ProfitCurve({ curve, figures }: Pick<PersonAnswer, 'curve' | 'figures'>) {
  const { t } = useTranslation('sports');
  return (
    <LineChart
      label={t('redList.curve.label')}
      columns={{ label: t('redList.curve.day'), value: t('redList.curve.value') }}
      emptyLabel={t('redList.curve.empty')}
      tone="trend"
      points={
        figures.settled === 0
          ? []
          : [
              { label: t('redList.curve.start'), value: 0, text: '0.00' },
              ...curve.map(({ day, profit }) => ({
                label: day.slice(5),
                value: Number(profit),
                text: signedText(profit),
              })),
            ]
      }
    />
  );
}

function PersonBody({ id }: { readonly id: string }) {
  const { t } = useTranslation('sports');
  const { language } = useServices<SportsServices>();
  const [query, setQuery] = useSearchParams();
  const days = readDays(query);
  const { data, currentData, error, isFetching, refetch } = useRedListPersonQuery(
    { id, days, language: language.current() },
    { refetchOnMountOrArgChange: 60 },
  );
  // The span changes figures only: the person stays on the screen meanwhile.
  const shown = currentData ?? (data?.person.id === id ? data : undefined);
  if (shown === undefined && error !== undefined && !isFetching)
    return <RedListFailure error={error} subject="person" onRetry={() => void refetch()} />;
  if (shown === undefined)
    return (
      <div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
        <Skeleton className="h-[104px]" />
        <Skeleton className="h-[380px]" />
        <Skeleton className="h-96" />
      </div>
    );
  const { person, followers, figures, form, curve } = shown;
  return (
    <>
      <Card as="section" aria-label={person.name} className={CARD}>
        <PersonHead person={person} followers={followers} />
      </Card>
      <Card
        as="section"
        aria-label={t('redList.figures.label')}
        aria-busy={isFetching || undefined}
        className={`flex flex-col gap-4 ${CARD}`}
      >
        <SegmentedControl
          label={t('redList.days.label')}
          segments={redList.DAYS.map((each) => ({
            value: String(each),
            label: t(`redList.days.${String(each)}`),
          }))}
          value={String(days)}
          onValueChange={(value) => setQuery({ id, days: value }, { replace: true })}
        />
        <PersonFigures figures={figures} />
        <ProfitCurve curve={curve} figures={figures} />
        <div className="flex min-w-0 items-center justify-between gap-3">
          <h3 className="shrink-0 text-sm text-muted">{t('redList.form.label')}</h3>
          {form.length === 0 ? (
            <span className="text-sm text-muted">{t('redList.form.none')}</span>
          ) : (
            <FormMarks form={form} />
          )}
        </div>
      </Card>
      <PersonTips personId={id} />
    </>
  );
}

function Person() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return (
    <>
      {id === null ? (
        <RedListFailure error={undefined} subject="person" onRetry={() => undefined} />
      ) : (
        <PersonBody key={id} id={id} />
      )}
      <PastTipNotice />
    </>
  );
}

/** One tipster (ROUTE-084): figures, how the profit went, recommendations open and past. */
export default function PersonPage() {
  return (
    <TitledPage title="redList.personTitle">
      <Person />
    </TitledPage>
  );
}
