import { ConversationLog } from '@heptad/conversation';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { chatActions, type ChatLine, type ChatMessage } from '../line/chat-slice';
import { MessageBubble, WaitingBubble } from './message-bubble';

const numberOf = ({ seq }: ChatMessage): number => seq;
const draw = (message: ChatMessage, read: boolean) => (
  <MessageBubble key={message.seq} message={message} read={read} />
);

/** What was said, with what is on its way. */
export function MessageLog({ line }: { readonly line: ChatLine }) {
  const { t } = useTranslation('support');
  const dispatch = useDispatch();
  const { messages, outbox, earlier, state, refusal } = line;
  return (
    <ConversationLog
      label={t('chat.log')}
      messages={messages}
      numberOf={numberOf}
      draw={draw}
      read={state?.read ?? 0}
      waiting={outbox.map((each, at) => (
        <WaitingBubble key={each.key} waiting={each} refusal={at === 0 ? refusal : undefined} />
      ))}
      earlier={
        earlier
          ? { label: t('chat.earlier'), onPress: () => dispatch(chatActions.earlierWanted()) }
          : undefined
      }
      tall={state?.status === 'waiting' || state?.status === 'active'}
    >
      <p role="status" className="min-h-5 px-1 text-sm text-muted">
        {state?.deskTyping === true && t('chat.typing')}
      </p>
    </ConversationLog>
  );
}
