import { PATHS, useBack } from '@heptad/feature-module';
import { Button, Chip, ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { messages as depositTexts } from '../deposit/deposit-texts';
import { joinTexts } from '../payments/join-texts';
import { ChatBubble } from './chat-bubble';
import { ChatComposer } from './chat-composer';
import { joinMessages, useChatMessagesInfiniteQuery } from './chat-queries';
import { messages as ownTexts } from './recharge-chat-texts';
import { useSendChat } from './use-send-chat';

export const messages = joinTexts(depositTexts, ownTexts);

/** The chat with the deposit service, a program that answers by rule (ROUTE-030). */
export default function RechargeChatPage() {
  const { t } = useTranslation('finance');
  const back = useBack(PATHS.mineFinanceMyDeposit);
  const query = useChatMessagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const chat = useSendChat();
  const said = joinMessages(query.data?.pages ?? []);
  const last = said.at(-1);
  const end = useRef<HTMLDivElement>(null);
  const lastId = last?.id;
  useEffect(() => {
    // What was said last is in sight; earlier messages that are fetched move nothing.
    if (lastId !== undefined && lastId > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [lastId]);
  const offered = last?.kind === 'service' && last.said.phrase === 'askChannel' ? last.said.channels : [];
  return (
    <TitlePage title={t('chat.title')} back={{ label: t('back'), onPress: back }}>
      <p className="text-center text-xs text-muted">{t('chat.automatic')}</p>
      {query.data === undefined && query.isError && (
        <ErrorState
          title={t('chat.loadFailed')}
          retryLabel={t('reload')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data === undefined && !query.isError && (
        <div aria-busy="true" className="flex min-h-[max(200px,calc(100dvh-240px))] flex-col gap-4">
          <Skeleton className="h-[72px] w-4/5 rounded-l" />
        </div>
      )}
      {query.data !== undefined && (
        <>
          {query.hasNextPage && (
            <Button
              variant="plain"
              size="s"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('chat.earlier')}
            </Button>
          )}
          {/* A log around the list: a list that is itself a log is none any more to a screen reader. */}
          <div role="log" aria-label={t('chat.log')} className="min-h-[max(200px,calc(100dvh-240px))]">
            <ul className="flex flex-col gap-4">
              {said.map((message) => (
                <ChatBubble key={message.id} message={message} />
              ))}
            </ul>
          </div>
          {offered.length > 0 && (
            <div role="group" aria-label={t('chat.choose')} className="flex flex-wrap gap-2">
              {offered.map((channel) => (
                <Chip
                  key={channel}
                  disabled={chat.busy}
                  onClick={() => void chat.send({ kind: 'channel', channel })}
                >
                  {t(`deposit.channels.${channel}`)}
                </Chip>
              ))}
            </div>
          )}
          <ChatComposer chat={chat} />
          <div ref={end} />
        </>
      )}
    </TitlePage>
  );
}
