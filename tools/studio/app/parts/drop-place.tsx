import { useRef, useState } from 'react';
import { Button } from './button';
import { Icon } from './icon';

/** A place to drop a file on; its button opens the file dialog. */
export function DropPlace(props: {
  readonly label: string;
  /** On the button, where the label would be long. */
  readonly shown?: string;
  readonly onFile: (file: File) => void;
  readonly accept?: string;
  readonly small?: boolean;
}) {
  const { label, shown = label, onFile, accept = '.svg,image/svg+xml', small = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <div
      className="drop-place"
      data-small={small || undefined}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file !== undefined) onFile(file);
      }}
    >
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="hidden-words"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file may be chosen again once it was mended.
          event.target.value = '';
        }}
      />
      <Button icon={<Icon name="upload" />} aria-label={label} onClick={() => input.current?.click()}>
        {shown}
      </Button>
    </div>
  );
}
