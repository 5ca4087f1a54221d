import { Button, cx } from '@heptad/ui-kit';
import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { chatActions, type ChatLine, type ChatMessage } from '../line/chat-slice';
import { MessageBubble, WaitingBubble } from './message-bubble';

/** Messages of a block: a block is drawn again only when it changed, and laid out only near the view. */
const BLOCK = 50;
/** How near the end one must be for new messages to be followed, px. */
const NEAR_END = 160;

/** The messages in blocks by their numbers, so that one more changes the last block alone. */
export function blocksOf(messages: readonly ChatMessage[]): readonly (readonly ChatMessage[])[] {
  const blocks = new Map<number, ChatMessage[]>();
  for (const message of messages) {
    const number = Math.floor(message.seq / BLOCK);
    const block = blocks.get(number);
    if (block === undefined) blocks.set(number, [message]);
    else block.push(message);
  }
  return [...blocks.values()];
}

const Block = memo(
  function Block({ messages, read }: { readonly messages: readonly ChatMessage[]; readonly read: number }) {
    return (
      <ol className="flex flex-col gap-3 [contain-intrinsic-size:auto_3600px] [content-visibility:auto]">
        {messages.map((message) => (
          <MessageBubble key={message.seq} message={message} read={message.seq <= read} />
        ))}
      </ol>
    );
  },
  // A block is the same while its ends are, and while what was read lies before or behind it as before.
  (old, next) => {
    const [first, last] = [next.messages[0]?.seq ?? 0, next.messages.at(-1)?.seq ?? 0];
    const inside = (read: number): number => Math.min(Math.max(read, first - 1), last);
    return (
      old.messages.length === next.messages.length &&
      old.messages[0]?.seq === first &&
      inside(old.read) === inside(next.read)
    );
  },
);

/** While somebody is there or awaited the place to write stands at the foot of the page. */
const isTalking = (state: ChatLine['state']): boolean =>
  state?.status === 'waiting' || state?.status === 'active';

/** What was said, oldest first, with what is on its way; a new message is followed by who stands at the end. */
export function MessageLog({ line }: { readonly line: ChatLine }) {
  const { t } = useTranslation('support');
  const dispatch = useDispatch();
  const { messages, outbox, earlier, state, refusal } = line;
  const blocks = useMemo(() => blocksOf(messages), [messages]);
  const end = useRef<HTMLDivElement>(null);
  const near = useRef(true);
  useEffect(() => {
    const look = (): void => {
      const { scrollHeight, clientHeight } = document.documentElement;
      near.current = scrollHeight - clientHeight - window.scrollY < NEAR_END;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  const last = messages.at(-1)?.seq;
  useLayoutEffect(() => {
    if (near.current) end.current?.scrollIntoView({ block: 'end' });
  }, [last, outbox.length]);
  return (
    <>
      {earlier && (
        <Button variant="plain" size="s" onClick={() => dispatch(chatActions.earlierWanted())}>
          {t('chat.earlier')}
        </Button>
      )}
      <div
        role="log"
        aria-label={t('chat.log')}
        className={cx('flex flex-col gap-3', isTalking(state) && 'min-h-[max(160px,calc(100dvh-400px))]')}
      >
        {blocks.map((block) => (
          <Block key={Math.floor((block[0]?.seq ?? 0) / BLOCK)} messages={block} read={state?.read ?? 0} />
        ))}
        {outbox.length > 0 && (
          <ol className="flex flex-col gap-3">
            {outbox.map((each, at) => (
              <WaitingBubble key={each.key} waiting={each} refusal={at === 0 ? refusal : undefined} />
            ))}
          </ol>
        )}
      </div>
      <p role="status" className="min-h-5 px-1 text-sm text-muted">
        {state?.deskTyping === true && t('chat.typing')}
      </p>
      <div ref={end} className="scroll-mb-40" />
    </>
  );
}
