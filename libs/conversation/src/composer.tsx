import { Button, TextArea } from '@heptad/ui-kit';
import type { ReactNode } from 'react';

export interface ComposerProps {
  /** What the field is called. */
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  /** Called only while it may be sent. */
  readonly onSend: () => void;
  readonly sendLabel: string;
  readonly sendable: boolean;
  /** What was sent is on its way. */
  readonly busy?: boolean;
  /** Why it cannot be sent, or was not taken. */
  readonly error?: string | undefined;
  /** What can be sent besides words: a picture, an order. */
  readonly tools: ReactNode;
}

/** Where one writes, at the foot of the page. With a keyboard Enter sends and Shift+Enter breaks the line. */
export function Composer({
  label,
  value,
  onType,
  onSend,
  sendLabel,
  sendable,
  busy = false,
  error,
  tools,
}: ComposerProps) {
  const send = (): void => {
    if (sendable && !busy) onSend();
  };
  return (
    <form
      noValidate
      className="sticky bottom-0 z-1 -mx-4 flex flex-col gap-2 border-t border-line bg-surface px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={label}
        rows={2}
        dir="auto"
        enterKeyHint="send"
        value={value}
        error={error}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          // While a word is being composed Enter ends it.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <div className="flex items-center gap-2">
        {tools}
        <Button type="submit" className="ml-auto" busy={busy} disabled={!sendable}>
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}
