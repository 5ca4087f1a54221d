import { Bubble } from '@heptad/conversation';
import { useBrand, type Locale } from '@heptad/feature-module';
import { holdsCardNumber } from '@heptad/contracts';
import { formatTime } from '@heptad/formatting';
import { Button, Icon } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { chatActions, type ChatMessage } from '../line/chat-slice';
import type { Outgoing } from '../line/outbox';
import { KeptPicture } from '../pictures/kept-picture';
import { noteText } from './note-text';
import { ShownCard } from './shown-card';

/** Says what cannot be said often enough, beside digits of a card (SHELL-039). */
function SafetyTip() {
  const { t } = useTranslation('support');
  return (
    <p
      role="note"
      className="flex max-w-[84%] items-start gap-2 rounded-m border border-warning bg-raised px-3 py-2 text-sm"
    >
      <Icon name="warning" className="mt-0.5 size-4 text-warning" />
      {t('chat.safety')}
    </p>
  );
}

function useDeskName(): (name: string) => string {
  const { config } = useBrand();
  const { i18n } = useTranslation('support');
  return (name) => `${config.labels.customerService[i18n.language as Locale]} ${name}`.trim();
}

function inside(message: Exclude<ChatMessage, { readonly kind: 'note' }>): ReactNode {
  if (message.kind === 'text') return message.text;
  if (message.kind === 'picture') return <KeptPicture {...message.picture} />;
  return <ShownCard card={message.card} />;
}

/** One message: the visitor's at the right, the desk's at the left, what the platform tells in the middle. */
export function MessageBubble({ message, read }: { readonly message: ChatMessage; readonly read: boolean }) {
  const { t } = useTranslation('support');
  const deskName = useDeskName();
  if (message.kind === 'note')
    return (
      <li className="self-center px-4 py-1 text-center text-xs text-muted">
        {noteText(message, t, deskName(message.name))}
      </li>
    );
  const own = message.from === 'visitor';
  return (
    <Bubble
      own={own}
      look={message.kind === 'text' ? 'words' : 'plain'}
      speaker={own ? t('chat.you') : deskName(message.name)}
      foot={
        <>
          {message.kind === 'text' && holdsCardNumber(message.text) && <SafetyTip />}
          <p className="px-1 text-xs text-muted tabular-nums">
            {!own && `${deskName(message.name)} `}
            <time dateTime={new Date(message.at).toISOString()}>{formatTime(message.at)}</time>
            {own && ` ${t(read ? 'chat.read' : 'chat.sent')}`}
          </p>
        </>
      }
    >
      {inside(message)}
    </Bubble>
  );
}

/** A message that the platform has not confirmed; where it was refused, why, and what can be done. */
export function WaitingBubble({
  waiting,
  refusal,
}: {
  readonly waiting: Outgoing;
  readonly refusal: string | undefined;
}) {
  const { t } = useTranslation('support');
  const dispatch = useDispatch();
  const { content } = waiting;
  return (
    <Bubble
      own
      look="waiting"
      speaker={t('chat.you')}
      foot={
        refusal === undefined ? (
          <p className="px-1 text-xs text-muted">{t('chat.sending')}</p>
        ) : (
          <div className="flex flex-wrap items-center justify-end gap-2">
            <p role="alert" className="text-sm text-danger">
              {refusal}
            </p>
            <Button size="s" variant="secondary" onClick={() => dispatch(chatActions.again())}>
              {t('retry')}
            </Button>
            <Button size="s" variant="plain" onClick={() => dispatch(chatActions.dropped())}>
              {t('chat.drop')}
            </Button>
          </div>
        )
      }
    >
      {content.kind === 'text'
        ? content.text
        : t(content.kind === 'picture' ? 'picture.alt' : 'card.onItsWay')}
    </Bubble>
  );
}
