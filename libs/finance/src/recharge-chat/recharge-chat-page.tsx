import { ConversationLog } from '@heptad/conversation';
import { PATHS, useBack } from '@heptad/feature-module';
import { Chip, ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { messages as depositTexts } from '../deposit/deposit-texts';
import { joinTexts } from '../payments/join-texts';
import { ChatBubble } from './chat-bubble';
import { ChatComposer } from './chat-composer';
import { joinMessages, useChatMessagesInfiniteQuery, type ChatMessage } from './chat-queries';
import { messages as ownTexts } from './recharge-chat-texts';
import { useSendChat } from './use-send-chat';

export const messages = joinTexts(depositTexts, ownTexts);

const numberOf = ({ id }: ChatMessage): number => id;
const draw = (message: ChatMessage) => <ChatBubble key={message.id} message={message} />;

/** The chat with the deposit service, a program that answers by rule (ROUTE-030). */
export default function RechargeChatPage() {
  const { t } = useTranslation('finance');
  const back = useBack(PATHS.mineFinanceMyDeposit);
  const query = useChatMessagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const chat = useSendChat();
  const said = joinMessages(query.data?.pages ?? []);
  const last = said.at(-1);
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
          <ConversationLog
            label={t('chat.log')}
            messages={said}
            numberOf={numberOf}
            draw={draw}
            earlier={
              query.hasNextPage
                ? {
                    label: t('chat.earlier'),
                    busy: query.isFetchingNextPage,
                    onPress: () => void query.fetchNextPage(),
                  }
                : undefined
            }
            tall
          >
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
          </ConversationLog>
          <ChatComposer chat={chat} />
        </>
      )}
    </TitlePage>
  );
}
