import { Button, cx } from '@heptad/ui-kit';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { BLOCK, blocksOf } from './blocks';

/** How near the end one must be for new messages to be followed, px. */
const NEAR_END = 160;

export interface ConversationLogProps<Message> {
  /** What the log is called. */
  readonly label: string;
  /** The oldest first. */
  readonly messages: readonly Message[];
  /** A message's number, which grows and never changes. @remarks one and the same function for as long as the log stands */
  readonly numberOf: (message: Message) => number;
  /**
   * Draws a message as a list item. @param read whether it lies up to {@link ConversationLogProps.read}
   * @remarks one and the same function for as long as the log stands: what else it shows it takes from hooks of its component
   */
  readonly draw: (message: Message, read: boolean) => ReactNode;
  /** Up to which number the other side has read. */
  readonly read?: number;
  /** What is on its way, as list items. */
  readonly waiting?: readonly ReactNode[];
  /** The way to older messages; undefined where there are none. */
  readonly earlier?:
    { readonly label: string; readonly busy?: boolean; readonly onPress: () => void } | undefined;
  /** Whether the place to write stands below it, at the foot of the page. */
  readonly tall: boolean;
  /** What stands between the log and its end, such as that the other side types. */
  readonly children?: ReactNode;
}

type BlockProps = Pick<ConversationLogProps<unknown>, 'messages' | 'numberOf' | 'draw'> & {
  readonly read: number;
};

const Block = memo(
  function Block({ messages, numberOf, draw, read }: BlockProps) {
    return (
      <ol className="flex flex-col gap-3 [contain-intrinsic-size:auto_3600px] [content-visibility:auto]">
        {messages.map((message) => draw(message, numberOf(message) <= read))}
      </ol>
    );
  },
  // A block is the same while its ends are, and while what was read lies before or behind it as before.
  (old, { messages, numberOf, read }) => {
    const ends = (block: readonly unknown[]) => [numberOf(block[0]), numberOf(block.at(-1))] as const;
    const [first, last] = ends(messages);
    const inside = (upTo: number): number => Math.min(Math.max(upTo, first - 1), last);
    return (
      old.messages.length === messages.length &&
      ends(old.messages)[0] === first &&
      inside(old.read) === inside(read)
    );
  },
);

/** Follows the end of the page while who looks stands near it. @param said changes with each new message @returns where the end is */
function useFollowedEnd(said: string) {
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
  useLayoutEffect(() => {
    if (near.current) end.current?.scrollIntoView({ block: 'end' });
  }, [said]);
  return end;
}

/** What was said, oldest first, with what is on its way; a new message is followed by who stands at the end, older ones move nothing. */
export function ConversationLog<Message>({
  label,
  messages,
  numberOf,
  draw,
  read = 0,
  waiting = [],
  earlier,
  tall,
  children,
}: ConversationLogProps<Message>) {
  const blocks = useMemo(() => blocksOf(messages, numberOf), [messages, numberOf]);
  const last = messages.at(-1);
  const end = useFollowedEnd(`${last === undefined ? '' : String(numberOf(last))} ${String(waiting.length)}`);
  // Blocks hand on what they were given: the messages of a block are of the log's own kind.
  const each = { numberOf, draw } as Pick<BlockProps, 'numberOf' | 'draw'>;
  return (
    <>
      {earlier !== undefined && (
        <Button variant="plain" size="s" busy={earlier.busy === true} onClick={earlier.onPress}>
          {earlier.label}
        </Button>
      )}
      {/* A log around the lists: a list that is itself a log is none any more to a screen reader. */}
      <div
        role="log"
        aria-label={label}
        className={cx('flex flex-col gap-3', tall && 'min-h-[max(160px,calc(100dvh-400px))]')}
      >
        {blocks.map(([first, ...others]) =>
          first === undefined ? null : (
            <Block
              key={Math.floor(numberOf(first) / BLOCK)}
              messages={[first, ...others]}
              read={read}
              {...each}
            />
          ),
        )}
        {waiting.length > 0 && <ol className="flex flex-col gap-3">{waiting}</ol>}
      </div>
      {children}
      <div ref={end} className="scroll-mb-40" />
    </>
  );
}
