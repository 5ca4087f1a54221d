import { errorText, isRefusedWith, type ApiError } from '@heptad/api-client';
import { cleanSupportText, REQUEST_CODES } from '@heptad/contracts';
import { PATHS, useBack, useBrand, type Locale } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { Button, Card, cx, EmptyState, ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import {
  useAskFurtherMutation,
  useFeedbackQuery,
  useMoveFeedbackMutation,
  type FeedbackDetail,
} from '../line/support-queries';
import { KeptPicture } from '../pictures/kept-picture';
import { isSayable, NOTHING_SAID, SaidFields, type Said } from './feedback-fields';
import { FeedbackState } from './feedback-row';

/** All that was said, by both sides. */
function Entries({ detail }: { readonly detail: FeedbackDetail }) {
  const { t, i18n } = useTranslation('support');
  const { config } = useBrand();
  const locale = i18n.language as Locale;
  return (
    <ol aria-label={t('feedback.said')} className="flex flex-col gap-3">
      {detail.said.map((entry, at) => (
        <li key={at}>
          <Card className={cx('flex flex-col gap-2', entry.from === 'desk' && 'border border-accent')}>
            <p className="flex justify-between gap-2 text-xs text-muted">
              <span>{entry.from === 'desk' ? config.labels.customerService[locale] : t('chat.you')}</span>
              <time dateTime={new Date(entry.at).toISOString()} className="tabular-nums">
                {formatDateTime(entry.at, locale)}
              </time>
            </p>
            <p
              dir="auto"
              className="text-base whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:isolate]"
            >
              {entry.text}
            </p>
            {entry.pictures.map((picture) => (
              <KeptPicture key={picture.id} {...picture} />
            ))}
          </Card>
        </li>
      ))}
    </ol>
  );
}

/** A further question; one that was closed is opened again by it. */
function AskForm({ id }: { readonly id: string }) {
  const { t } = useTranslation('support');
  const [said, setSaid] = useState<Said>(NOTHING_SAID);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [tried, setTried] = useState(false);
  const [ask, { isLoading, error }] = useAskFurtherMutation();
  const send = async (): Promise<void> => {
    setTried(true);
    if (!isSayable(said.text)) return;
    const answer = await ask({
      id,
      key,
      text: cleanSupportText(said.text),
      pictures: said.pictures.map((each) => each.id),
    });
    if (answer.data === undefined) return;
    setSaid(NOTHING_SAID);
    setKey(crypto.randomUUID());
    setTried(false);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <SaidFields label={t('feedback.ask')} said={said} tried={tried} onChange={setSaid} />
      {error !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {errorText(error as ApiError, t)}
        </p>
      )}
      <Button type="submit" variant="secondary" block busy={isLoading}>
        {t('feedback.askSend')}
      </Button>
    </form>
  );
}

function Detail({ detail }: { readonly detail: FeedbackDetail }) {
  const { t } = useTranslation('support');
  const [move, moving] = useMoveFeedbackMutation();
  const closed = detail.state === 'closed';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{t(`feedback.kind.${detail.kind}`)}</h2>
        <FeedbackState entry={detail} />
      </div>
      <Entries detail={detail} />
      {!closed && <AskForm id={detail.id} />}
      <Button
        variant="plain"
        busy={moving.isLoading}
        onClick={() => void move({ id: detail.id, to: closed ? 'open' : 'closed' })}
      >
        {t(closed ? 'feedback.reopen' : 'feedback.close')}
      </Button>
      {moving.error !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {errorText(moving.error as ApiError, t)}
        </p>
      )}
    </>
  );
}

/** One feedback with its answers, further questions, closed and opened again (ROUTE-069); its number is in the query or the path (OPEN-038). */
export default function FeedbackDetailsPage() {
  const { t } = useTranslation('support');
  const back = useBack(PATHS.mineFeedbackList);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { id: inPath = '' } = useParams();
  const id = query.get('id') ?? inPath;
  const known = /^\d{1,15}$/.test(id);
  const { data, error, isFetching, refetch } = useFeedbackQuery(id, {
    skip: !known,
    refetchOnMountOrArgChange: true,
  });
  const none = !known || (error !== undefined && isRefusedWith(error as ApiError, REQUEST_CODES.notFound));
  return (
    <TitlePage title={t('feedback.one')} back={{ label: t('back'), onPress: back }}>
      {none && (
        <EmptyState
          title={t('feedback.unknown')}
          action={
            <Button onClick={() => void navigate(PATHS.mineFeedbackList, { replace: true })}>
              {t('feedback.own')}
            </Button>
          }
        />
      )}
      {!none && data === undefined && error !== undefined && (
        <ErrorState
          title={t('feedback.failed')}
          retryLabel={t('retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!none && data === undefined && error === undefined && <Skeleton className="h-[160px] rounded-m" />}
      {!none && data !== undefined && <Detail detail={data} />}
    </TitlePage>
  );
}
