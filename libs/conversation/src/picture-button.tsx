import { Icon } from '@heptad/ui-kit';

export interface PictureButtonProps {
  readonly label: string;
  /** The kinds of files that are offered, as MIME types. */
  readonly accept: readonly string[];
  readonly disabled?: boolean;
  readonly onChoose: (file: File) => void;
}

/** Chooses a picture; what it holds is for others to look at. */
export function PictureButton({ label, accept, disabled = false, onChoose }: PictureButtonProps) {
  return (
    <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-m border border-line bg-raised text-link has-[:disabled]:opacity-50 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus">
      <Icon name="image" />
      <input
        type="file"
        aria-label={label}
        disabled={disabled}
        accept={accept.join(',')}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onChoose(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
