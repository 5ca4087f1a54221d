import { PROOF_PICTURE } from '@heptad/contracts';
import { pictureSource, type AllowList } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import { Avatar, cx, FOCUS_RING } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';
import type { Profile } from './profile-queries';

export type Drawing = Profile['drawings'][number];

/** Where an avatar is drawn from: read in this page, or wherever the platform's pictures may be. */
export const sourceOf = (address: string | undefined, images: AllowList): string | undefined =>
  address?.startsWith('data:') === true ? address : pictureSource(address, images);

export interface DrawingChoiceProps {
  readonly drawings: readonly Drawing[];
  /** The address of the avatar that is shown. */
  readonly shown: string | undefined;
  readonly onChoose: (drawing: Drawing) => void;
}

/** The drawings that may be an avatar. */
export function DrawingChoice({ drawings, shown, onChoose }: DrawingChoiceProps) {
  const { t } = useTranslation('account');
  const { images } = useServices<AccountServices>();
  return (
    <div
      role="group"
      aria-label={t('profile.avatar.drawings')}
      className="grid grid-cols-4 gap-3 sm:grid-cols-6"
    >
      {drawings.map((drawing) => {
        const name = t(`profile.avatar.names.${drawing.id}`);
        return (
          <button
            key={drawing.id}
            type="button"
            aria-pressed={shown === drawing.address}
            aria-label={name}
            onClick={() => onChoose(drawing)}
            className={cx(
              'flex items-center justify-center justify-self-center rounded-full border-2 border-transparent p-0.5 aria-pressed:border-accent',
              FOCUS_RING,
            )}
          >
            <Avatar
              decorative
              size={60}
              name={name}
              {...defined({ source: sourceOf(drawing.address, images) })}
            />
          </button>
        );
      })}
    </div>
  );
}

/** A picture of the member's own. */
export function PictureChoice({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const { t } = useTranslation('account');
  return (
    <label
      className={cx(
        'flex min-h-11 cursor-pointer items-center justify-center rounded-m border border-line bg-raised px-4 text-base text-link',
        'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus',
      )}
    >
      {t('profile.avatar.upload')}
      <input
        type="file"
        accept={PROOF_PICTURE.types.join(',')}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onChoose(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
