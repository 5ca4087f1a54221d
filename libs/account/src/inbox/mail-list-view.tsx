import type { ApiError } from '@heptad/api-client';
import { mail } from '@heptad/contracts';
import { PATHS, useBack, useBrand, useServices } from '@heptad/feature-module';
import {
  Button,
  EmptyState,
  InfiniteList,
  panelOf,
  RefreshPage,
  Skeleton,
  Tabs,
  TOAST_KIND,
  WindowedList,
} from '@heptad/ui-kit';
import { useCallback, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { AccountServices } from '../services';
import type { Mail, MailKind, MailList, Unread } from './mail-list';
import { MailRow, ROW_HEIGHT } from './mail-row';
import { useMailsQuery, useOlderMailsMutation, useReadAllMailsMutation } from './mail-queries';
import type { MailRemoval } from './use-mail-removal';

const MOST_COUNTED = 99;
const COLUMN = 'mx-auto flex w-full max-w-3xl flex-col gap-2 px-4 pb-4 md:max-w-none lg:px-0';

const keyOf = ({ id }: Mail): string => id;
const heightOf = (): number => ROW_HEIGHT;

const counted = (number: number): string | undefined =>
  number === 0 ? undefined : number > MOST_COUNTED ? `${String(MOST_COUNTED)}+` : String(number);

export interface MailListViewProps {
  readonly kind: MailKind;
  readonly removal: MailRemoval;
}

/** The mails of a kind, newest first, under tabs that say how many are unread. */
export function MailListView({ kind, removal }: MailListViewProps) {
  const { t } = useTranslation('account');
  const [, setAddress] = useSearchParams();
  const panel = useId();
  const { data, currentData, error, isFetching, refetch } = useMailsQuery(kind, {
    refetchOnMountOrArgChange: true,
  });
  // The counts of the last tab stay while the next one is on its way.
  const unread = (currentData ?? data)?.unread;
  return (
    <RefreshPage
      title={t('inbox.title')}
      back={{ label: t('inbox.back'), onPress: useBack(PATHS.mine) }}
      query={{
        isFetching,
        refetch,
        data: currentData,
        ...(!isFetching && { error: error as ApiError | undefined }),
      }}
      say={(word) => t(`inbox.${word}`)}
      column={COLUMN}
    >
      <Tabs
        label={t('inbox.kinds')}
        panel={panel}
        value={kind}
        onValueChange={(next) => setAddress({ kind: next }, { replace: true })}
        items={mail.kinds.map((value) => {
          const count = counted(unread?.[value] ?? 0);
          return { value, label: t(`inbox.kind.${value}`), ...(count !== undefined && { count }) };
        })}
      />
      <div {...panelOf(panel, kind)} className="flex flex-col gap-2">
        <ReadAll kind={kind} unread={unread} newest={currentData?.items[0]} />
        {currentData === undefined ? (
          <Skeleton aria-busy="true" data-state="loading" className="h-[385px] rounded-m" />
        ) : (
          <Mails kind={kind} list={currentData} removal={removal} />
        )}
      </div>
    </RefreshPage>
  );
}

interface ReadAllProps {
  readonly kind: MailKind;
  readonly unread: Unread | undefined;
  /** The newest mail that is shown: what comes after it stays unread. */
  readonly newest: Mail | undefined;
}

function ReadAll({ kind, unread, newest }: ReadAllProps) {
  const { t } = useTranslation('account');
  const { toast } = useServices<AccountServices>();
  const [readAll, { isLoading }] = useReadAllMailsMutation();
  const number = unread?.[kind] ?? 0;
  const press = async (): Promise<void> => {
    if (newest === undefined) return;
    const answer = await readAll({ kind, upTo: newest.id });
    if (answer.error !== undefined) toast.show({ text: t('inbox.readFailed'), kind: TOAST_KIND.failure });
  };
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 px-1 text-sm text-muted">
      <span className="tabular-nums">
        {unread !== undefined && t(number === 0 ? 'inbox.noneUnread' : 'inbox.unreadOf', { number })}
      </span>
      {number > 0 && newest !== undefined && (
        <Button variant="plain" size="s" className="-mr-3" busy={isLoading} onClick={() => void press()}>
          {t('inbox.readAll')}
        </Button>
      )}
    </div>
  );
}

interface MailsProps {
  readonly kind: MailKind;
  readonly list: MailList;
  readonly removal: MailRemoval;
}

function Mails({ kind, list, removal: { isHidden, remove } }: MailsProps) {
  const { t } = useTranslation('account');
  const [fetchOlder, older] = useOlderMailsMutation();
  const rows = useMemo(() => list.items.filter(({ id }) => !isHidden(id)), [list, isHidden]);
  const draw = useCallback((row: Mail) => <MailRow mail={row} onRemove={remove} />, [remove]);
  const last = list.items.at(-1);
  if (rows.length === 0 && !list.more) return <NoMails kind={kind} />;
  return (
    <InfiniteList
      state={older.isLoading ? 'loading' : older.isError ? 'error' : list.more ? 'more' : 'end'}
      onMore={() => {
        if (last !== undefined) void fetchOlder({ kind, before: last.id });
      }}
      labels={{
        more: t('inbox.more'),
        loading: t('inbox.loading'),
        end: t('inbox.end'),
        error: t('inbox.loadFailed'),
        retry: t('inbox.retry'),
      }}
    >
      <WindowedList
        label={t('inbox.list')}
        rows={rows}
        getKey={keyOf}
        estimateHeight={heightOf}
        renderRow={draw}
        className="overflow-hidden rounded-m shadow-1"
      />
    </InfiniteList>
  );
}

function NoMails({ kind }: { readonly kind: MailKind }) {
  const { t } = useTranslation('account');
  const { assets } = useBrand();
  return (
    <EmptyState
      title={t(`inbox.empty.${kind}`)}
      description={t('inbox.emptyHint')}
      art={
        <img
          src={assets.empty}
          alt=""
          width={160}
          height={120}
          className="h-[120px] w-[160px] object-contain"
        />
      }
    />
  );
}
