import { AVATAR_PICTURE, profile as profileCalls } from '@heptad/contracts';
import { useServices } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import { Avatar, BottomSheet, Button, TOAST_KIND } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryNotice } from '../entry/entry-notice';
import type { AccountServices } from '../services';
import { DrawingChoice, PictureChoice, sourceOf, type Drawing } from './avatar-choice';
import type { ProfileSheetProps } from './birthday-sheet';
import type { Profile } from './profile-queries';
import { profileRefusal } from './profile-refusal';
import { readAvatar } from './read-avatar';
import { useProfileChange } from './use-profile-change';

type Chosen =
  | { readonly drawing: Drawing['id']; readonly address: string }
  | { readonly picture: string; readonly address: string };

const MEGABYTE = 1024 * 1024;

/** The member's avatar: one of the drawings, or a picture of their own. */
export default function AvatarSheet({
  open,
  onOpenChange,
  profile,
}: ProfileSheetProps & { readonly profile: Profile }) {
  const { t } = useTranslation('account');
  const { api, toast } = useServices<AccountServices>();
  const change = useProfileChange();
  const [chosen, setChosen] = useState<Chosen>();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  const shown = chosen?.address ?? profile.avatar;

  async function read(file: File): Promise<void> {
    const reading = await readAvatar(file);
    if (reading.ok) {
      setNotice(undefined);
      setChosen({ picture: reading.base64, address: reading.address });
    } else {
      const most = AVATAR_PICTURE.mostFileBytes / MEGABYTE;
      setNotice(t(`profile.avatar.problem.${reading.problem}`, { count: most }));
    }
  }
  async function save(): Promise<void> {
    if (chosen === undefined || busy) return;
    setBusy(true);
    setNotice(undefined);
    const body = 'picture' in chosen ? { picture: chosen.picture } : { drawing: chosen.drawing };
    const answer = await change(body, (idempotencyKey) =>
      api.send(profileCalls.setAvatar, body, { noToast: 'awaited', idempotencyKey }),
    );
    setBusy(false);
    if (!answer.ok) return setNotice(profileRefusal(answer.error, t));
    setChosen(undefined);
    toast.show({ text: t('profile.avatar.done'), kind: TOAST_KIND.success });
    onOpenChange(false);
  }

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
        <div className="flex items-center gap-4">
          <Avatar
            size={88}
            name={t('profile.avatar.preview')}
            {...defined({ source: shown === undefined ? undefined : sourceOf(shown) })}
          />
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <PictureChoice onChoose={(file) => void read(file)} />
            <p className="text-xs text-muted">{t('profile.avatar.hint')}</p>
          </div>
        </div>
        <EntryNotice>{notice}</EntryNotice>
        <DrawingChoice
          drawings={profile.drawings}
          shown={shown}
          onChoose={({ id, address }) => {
            setNotice(undefined);
            setChosen({ drawing: id, address });
          }}
        />
      </div>
    </BottomSheet>
  );
}
