import { PictureButton as FileButton } from '@heptad/conversation';
import { PROOF_PICTURE } from '@heptad/contracts';
import { readPicture, type PictureProblem } from '@heptad/device';

interface PictureButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  /** Gets the bytes in Base64. */
  readonly onPicture: (base64: string) => void;
  readonly onProblem: (problem: PictureProblem) => void;
}

/** Chooses a picture; what is none, or too large, is told and nothing is sent. */
export function PictureButton({ label, disabled = false, onPicture, onProblem }: PictureButtonProps) {
  const take = async (file: File): Promise<void> => {
    const reading = await readPicture(file);
    if (reading.ok) onPicture(reading.picture.base64);
    else onProblem(reading.problem);
  };
  return (
    <FileButton
      label={label}
      disabled={disabled}
      accept={PROOF_PICTURE.types}
      onChoose={(file) => void take(file)}
    />
  );
}
