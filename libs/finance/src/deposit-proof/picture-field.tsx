import { PROOF_PICTURE } from '@heptad/contracts';
import { cx } from '@heptad/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPicture, type ProofPicture } from '@heptad/device';

export interface PictureFieldProps {
  readonly picture: ProofPicture | undefined;
  readonly onChoose: (picture: ProofPicture) => void;
  /** A key of the texts below `proof.problem`, said until another file is chosen. */
  readonly problem: string | undefined;
}

/** A picture of the member's own: chosen, looked at, and chosen again. One that cannot be sent leaves the last one in place. */
export function PictureField({ picture, onChoose, problem }: PictureFieldProps) {
  const { t } = useTranslation('finance');
  const id = useId();
  const [wrong, setWrong] = useState<string>();
  const [chosen, setChosen] = useState(false);
  const said = wrong ?? (chosen ? undefined : problem);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const reading = await readPicture(file);
    setWrong(reading.ok ? undefined : reading.problem);
    setChosen(reading.ok);
    if (reading.ok) onChoose(reading.picture);
  };
  return (
    <div className="flex flex-col gap-2">
      <span className="text-sm text-muted">{t('proof.picture')}</span>
      <div className="flex min-h-[240px] items-center justify-center overflow-hidden rounded-m border border-line bg-sunken p-2">
        {picture === undefined ? (
          <span className="px-6 text-center text-sm text-muted">{t('proof.pictureHint')}</span>
        ) : (
          <img
            src={picture.address}
            alt={t('proof.preview')}
            className="max-h-[360px] max-w-full rounded-s object-contain"
          />
        )}
      </div>
      <label
        className={cx(
          'flex min-h-11 cursor-pointer items-center justify-center rounded-m border border-line bg-raised px-4 text-base text-link',
          'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus',
        )}
      >
        {t(picture === undefined ? 'proof.choose' : 'proof.replace')}
        <input
          type="file"
          accept={PROOF_PICTURE.types.join(',')}
          aria-describedby={`${id}-said`}
          aria-invalid={said !== undefined}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            void read(file);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
      <p id={`${id}-said`} role="alert" className="min-h-5 text-sm text-danger">
        {said !== undefined && t(`proof.problem.${said}`)}
      </p>
    </div>
  );
}
