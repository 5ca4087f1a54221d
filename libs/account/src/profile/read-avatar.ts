import { AVATAR_PICTURE, isMovingPicture, proofPictureType } from '@heptad/contracts';

/** Why a file cannot be an avatar; keys of the texts below `profile.avatar.problem`. */
export type AvatarProblem = 'type' | 'size' | 'moving' | 'unreadable';

export type AvatarReading =
  | { readonly ok: true; readonly picture: ImageBitmap }
  | { readonly ok: false; readonly problem: AvatarProblem };

/** How the file becomes a picture. Rejects where the browser cannot draw it. */
export type Decode = (file: File) => Promise<ImageBitmap>;

/** Reads a file that a member chose as their avatar, to be cut. Its bytes decide what it is, never its name. */
export async function readAvatar(
  file: File,
  decode: Decode = async (chosen) => createImageBitmap(chosen),
): Promise<AvatarReading> {
  if (file.size > AVATAR_PICTURE.mostFileBytes) return { ok: false, problem: 'size' };
  const bytes = await bytesOf(file).catch(() => undefined);
  if (bytes === undefined) return { ok: false, problem: 'unreadable' };
  if (isMovingPicture(bytes)) return { ok: false, problem: 'moving' };
  if (proofPictureType(bytes) === undefined) return { ok: false, problem: 'type' };
  const picture = await decode(file).catch(() => undefined);
  return picture === undefined ? { ok: false, problem: 'unreadable' } : { ok: true, picture };
}

function bytesOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'object' && reader.result !== null) resolve(new Uint8Array(reader.result));
      else reject(new Error('the file was not read'));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file was not read')));
    reader.readAsArrayBuffer(file);
  });
}
