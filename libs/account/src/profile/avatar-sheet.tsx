import { useServices } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import { Avatar, BottomSheet, Button, Skeleton } from '@heptad/ui-kit';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryNotice } from '../entry/entry-notice';
import type { AccountServices } from '../services';
import { DrawingChoice, PictureChoice, sourceOf } from './avatar-choice';
import type { ProfileSheetProps } from './birthday-sheet';
import type { Profile } from './profile-queries';
import { useAvatarChoice } from './use-avatar-choice';

const AvatarCrop = lazy(() => import('./avatar-crop'));

/** The member's avatar: one of the drawings, or the part that they choose of a picture of their own. */
export default function AvatarSheet({
  open,
  onOpenChange,
  profile,
}: ProfileSheetProps & { readonly profile: Profile }) {
  const { t } = useTranslation('account');
  const { images } = useServices<AccountServices>();
  const { chosen, busy, notice, choose, read, save } = useAvatarChoice(() => onOpenChange(false));
  const cropped = chosen !== undefined && 'picture' in chosen ? chosen : undefined;
  const shown = chosen !== undefined && 'address' in chosen ? chosen.address : profile.avatar;

  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('profile.avatar.title')}
      closeLabel={t('rules.close')}
      footer={
        <Button size="l" block busy={busy} disabled={chosen === undefined} onClick={() => void save()}>
          {t('profile.avatar.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 py-2">
        {cropped !== undefined && (
          <Suspense fallback={<Skeleton className="size-56 self-center rounded-pill" />}>
            <AvatarCrop {...cropped} onChange={(square) => choose({ ...cropped, square })} />
          </Suspense>
        )}
        <div className="flex items-center gap-4">
          {cropped === undefined && (
            <Avatar
              size={88}
              name={t('profile.avatar.preview')}
              {...defined({ source: sourceOf(shown, images) })}
            />
          )}
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <PictureChoice onChoose={(file) => void read(file)} />
            <p className="text-xs text-muted">{t('profile.avatar.hint')}</p>
          </div>
        </div>
        <EntryNotice>{notice}</EntryNotice>
        <DrawingChoice
          drawings={profile.drawings}
          shown={cropped === undefined ? shown : undefined}
          onChoose={({ id, address }) => choose({ drawing: id, address })}
        />
      </div>
    </BottomSheet>
  );
}
