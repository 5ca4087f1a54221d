import type { ApiError } from '@heptad/api-client';
import { useBack, useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  OfflineState,
  RichText,
  Skeleton,
  TitlePage,
} from '@heptad/ui-kit';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AccountServices } from '../services';
import { mailPath } from './mail-address';
import { MailLink } from './mail-link';
import type { Mail, MailDetail, MailKind } from './mail-list';
import { useMailDetailQuery, useReadMailMutation } from './mail-queries';

const drawLink = (address: string, words: ReactNode): ReactNode => (
  <MailLink address={address}>{words}</MailLink>
);

export interface MailViewProps {
  readonly id: string;
  readonly kind: MailKind;
  readonly onRemove: (mail: Mail) => void;
}

/** One mail with its text; opening it marks it as read. */
export default function MailView({ id, kind, onRemove }: MailViewProps) {
  const { t } = useTranslation('account');
  const back = useBack(mailPath(kind));
  const {
    currentData: mail,
    error,
    isFetching,
    refetch,
  } = useMailDetailQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const [read] = useReadMailMutation();

  useEffect(() => {
    if (mail !== undefined && !mail.isRead) void read(mail);
  }, [mail, read]);

  const isThere = mail !== undefined && error === undefined;
  return (
    <TitlePage
      title={t('inbox.mail')}
      back={{ label: t('inbox.back'), onPress: back }}
      actions={
        isThere && (
          <IconButton
            icon="trash"
            label={t('inbox.removeOf', { title: mail.title })}
            className="text-current!"
            onClick={() => {
              onRemove(mail);
              back();
            }}
          />
        )
      }
    >
      {isThere ? (
        <Letter mail={mail} />
      ) : (
        <NoLetter
          error={isFetching ? undefined : (error as ApiError | undefined)}
          kind={kind}
          onRetry={() => void refetch()}
        />
      )}
    </TitlePage>
  );
}

function Letter({ mail }: { readonly mail: MailDetail }) {
  const { t } = useTranslation('account');
  const { language } = useServices<AccountServices>();
  return (
    <article className="rounded-l bg-raised p-5 shadow-1">
      <h2 className="text-xl font-semibold [overflow-wrap:anywhere] text-balance">{mail.title}</h2>
      <p className="mt-2 border-b border-line pb-4 text-xs text-muted tabular-nums">
        {t(`inbox.kind.${mail.kind}`)} · {formatDateTime(mail.sentAt, language.current())}
      </p>
      <RichText text={mail.body} renderLink={drawLink} className="pt-4 leading-7" />
      {mail.isCut && <p className="mt-4 rounded-m bg-sunken p-3 text-sm text-muted">{t('inbox.cut')}</p>}
    </article>
  );
}

interface NoLetterProps {
  /** Why there is none; undefined while it is on its way. */
  readonly error: ApiError | undefined;
  readonly kind: MailKind;
  readonly onRetry: () => void;
}

function NoLetter({ error, kind, onRetry }: NoLetterProps) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  if (error === undefined)
    return (
      <div
        aria-busy="true"
        data-state="loading"
        className="flex flex-col gap-4 rounded-l bg-raised p-5 shadow-1"
      >
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-32" />
      </div>
    );
  if (error.kind === 'business')
    return (
      <EmptyState
        icon="bell"
        title={t('inbox.unknown')}
        action={
          <Button variant="secondary" onClick={() => void navigate(mailPath(kind), { replace: true })}>
            {t('inbox.toList')}
          </Button>
        }
      />
    );
  const retry = { retryLabel: t('inbox.retry'), onRetry };
  return error.kind === 'offline' ? (
    <OfflineState title={t('inbox.offline')} {...retry} />
  ) : (
    <ErrorState title={t('inbox.loadFailed')} {...retry} />
  );
}
