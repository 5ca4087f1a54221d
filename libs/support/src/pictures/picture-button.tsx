import { PROOF_PICTURE } from '@heptad/contracts';
import { readPicture, type PictureProblem } from '@heptad/device';
import { Icon } from '@heptad/ui-kit';
import { useId } from 'react';

interface PictureButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  /** Gets the bytes in Base64. */
  readonly onPicture: (base64: string) => void;
  readonly onProblem: (problem: PictureProblem) => void;
}

/** Chooses a picture; what is none, or too large, is told and nothing is sent. */
export function PictureButton({ label, disabled = false, onPicture, onProblem }: PictureButtonProps) {
  const id = useId();
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const reading = await readPicture(file);
    if (reading.ok) onPicture(reading.picture.base64);
    else onProblem(reading.problem);
  };
  return (
    <label
      htmlFor={id}
      className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-m border border-line bg-raised text-link has-[:disabled]:opacity-50 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
    >
      <Icon name="image" />
      <input
        id={id}
        type="file"
        aria-label={label}
        disabled={disabled}
        accept={PROOF_PICTURE.types.join(',')}
        className="sr-only"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
