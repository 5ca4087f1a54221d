import { AVATAR_PICTURE, profile as profileCalls, type CallRequest } from '@heptad/contracts';
import { useServices } from '@heptad/feature-module';
import { TOAST_KIND } from '@heptad/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';
import type { Drawing } from './avatar-choice';
import { middleOf, type Square } from './crop';
import { cutPicture } from './cut-picture';
import { profileRefusal } from './profile-refusal';
import { readAvatar } from './read-avatar';
import { useProfileChange } from './use-profile-change';

/** An avatar that is not saved yet: a drawing, or a square of a picture. */
export type ChosenAvatar =
  | { readonly drawing: Drawing['id']; readonly address: string }
  | { readonly picture: ImageBitmap; readonly square: Square };

export interface AvatarChoice {
  readonly chosen: ChosenAvatar | undefined;
  readonly busy: boolean;
  /** Why a file is no avatar, or was not saved, in the language shown. */
  readonly notice: string | undefined;
  readonly choose: (chosen: ChosenAvatar) => void;
  readonly read: (file: File) => Promise<void>;
  readonly save: () => Promise<void>;
}

const MEGABYTE = 1024 * 1024;

/** What is sent of a choice; undefined where the browser could not draw the picture. */
function bodyOf(chosen: ChosenAvatar): CallRequest<typeof profileCalls.setAvatar> | undefined {
  if ('drawing' in chosen) return { drawing: chosen.drawing };
  const address = cutPicture(chosen.picture, chosen.square);
  return address === undefined ? undefined : { picture: address.slice(address.indexOf(',') + 1) };
}

/** Which avatar a member chooses, up to its being saved. @param onSaved called then */
export function useAvatarChoice(onSaved: () => void): AvatarChoice {
  const { t } = useTranslation('account');
  const { api, toast } = useServices<AccountServices>();
  const change = useProfileChange();
  const [chosen, setChosen] = useState<ChosenAvatar>();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  const picture = chosen !== undefined && 'picture' in chosen ? chosen.picture : undefined;
  // A decoded picture takes much memory; another one, or a drawing, takes its place.
  useEffect(() => () => picture?.close(), [picture]);

  const choose = (next: ChosenAvatar): void => {
    setNotice(undefined);
    setChosen(next);
  };
  return {
    chosen,
    busy,
    notice,
    choose,
    async read(file) {
      const reading = await readAvatar(file);
      if (reading.ok) return choose({ picture: reading.picture, square: middleOf(reading.picture) });
      const most = AVATAR_PICTURE.mostFileBytes / MEGABYTE;
      setNotice(t(`profile.avatar.problem.${reading.problem}`, { count: most }));
    },
    async save() {
      if (chosen === undefined || busy) return;
      const body = bodyOf(chosen);
      if (body === undefined) return setNotice(t('profile.avatar.problem.unreadable'));
      setBusy(true);
      setNotice(undefined);
      const answer = await change(body, (idempotencyKey) =>
        api.send(profileCalls.setAvatar, body, { noToast: 'awaited', idempotencyKey }),
      );
      setBusy(false);
      if (!answer.ok) return setNotice(profileRefusal(answer.error, t));
      setChosen(undefined);
      toast.show({ text: t('profile.avatar.done'), kind: TOAST_KIND.success });
      onSaved();
    },
  };
}
