import { callQuery, queryApi, type ApiError } from '@heptad/api-client';
import { mail, type CallResponse } from '@heptad/contracts';
import {
  sizeToRead,
  toMailDetail,
  toMailList,
  withNewest,
  withOlder,
  withRead,
  type Mail,
  type MailDetail,
  type MailKind,
  type MailList,
  type Unread,
} from './mail-list';

/** How long a list that was left is kept for going back to it, in seconds. */
const KEPT_FOR = 300;
const QUIET = { noToast: true } as const;

const unreadOf = ({ unread }: { readonly unread: Unread }): Unread => unread;

const mailQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    // The tag reads the newest ones anew; older pages that were fetched stay below them.
    mails: build.query<MailList, MailKind>({
      async queryFn(kind, { getState }, _options, ask) {
        const size = sizeToRead(shownOf(getState(), kind));
        const answer = await ask(callQuery(mail.list, { kind, size }, QUIET));
        return answer.error === undefined
          ? { data: toMailList(answer.data as CallResponse<typeof mail.list>) }
          : { error: answer.error as ApiError };
      },
      merge: withNewest,
      providesTags: ['mail', 'words'],
      keepUnusedDataFor: KEPT_FOR,
    }),
    olderMails: build.mutation<MailList, { readonly kind: MailKind; readonly before: string }>({
      query: ({ kind, before }) => callQuery(mail.list, { kind, before, size: mail.PAGE_SIZE }, QUIET),
      transformResponse: toMailList,
      async onQueryStarted({ kind }, { dispatch, queryFulfilled }) {
        const page = await queryFulfilled.catch(() => undefined);
        if (page !== undefined) dispatch(changeList(kind, (list) => withOlder(list, page.data)));
      },
    }),
    mailDetail: build.query<MailDetail, string>({
      query: (id) => callQuery(mail.detail, { id }, QUIET),
      transformResponse: toMailDetail,
      providesTags: ['words'],
    }),
    readMail: build.mutation<Unread, Mail>({
      query: ({ id }) => callQuery(mail.read, { id }, QUIET),
      transformResponse: unreadOf,
      onQueryStarted: ({ id, kind }, { dispatch }) =>
        void dispatch(changeList(kind, (list) => withRead(list, (item) => item.id === id))),
      invalidatesTags: onFailure,
    }),
    readAllMails: build.mutation<Unread, { readonly kind: MailKind; readonly upTo: string }>({
      query: ({ kind, upTo }) => callQuery(mail.readAll, { kind, upTo }, QUIET),
      transformResponse: unreadOf,
      onQueryStarted: ({ kind, upTo }, { dispatch }) =>
        void dispatch(changeList(kind, (list) => withRead(list, (item) => Number(item.id) <= Number(upTo)))),
      // Older ones than are shown may have been unread as well.
      invalidatesTags: ['mail'],
    }),
    removeMail: build.mutation<Unread, string>({
      query: (id) => callQuery(mail.remove, { id }, QUIET),
      transformResponse: unreadOf,
      invalidatesTags: ['mail'],
    }),
    restoreMail: build.mutation<Unread, string>({
      query: (id) => callQuery(mail.restore, { id }, QUIET),
      transformResponse: unreadOf,
      invalidatesTags: ['mail'],
    }),
  }),
});

/** What was shown before the answer may not be true: it is read anew. */
function onFailure(_result: unknown, error: unknown): readonly 'mail'[] {
  return error === undefined ? [] : ['mail'];
}

function changeList(kind: MailKind, change: (list: MailList) => MailList) {
  return mailQueries.util.updateQueryData('mails', kind, change);
}

/** How many mails of a kind are known. */
function shownOf(state: unknown, kind: MailKind): number {
  const found = mailQueries.endpoints.mails.select(kind)(
    state as Parameters<ReturnType<typeof mailQueries.endpoints.mails.select>>[0],
  );
  return found.data?.items.length ?? 0;
}

export const {
  useMailsQuery,
  useOlderMailsMutation,
  useMailDetailQuery,
  useReadMailMutation,
  useReadAllMailsMutation,
  useRemoveMailMutation,
  useRestoreMailMutation,
} = mailQueries;
