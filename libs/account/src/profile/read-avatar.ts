import { AVATAR_PICTURE, isMovingPicture, proofPictureType } from '@heptad/contracts';

/** Why a file cannot be an avatar; keys of the texts below `profile.avatar.problem`. */
export type AvatarProblem = 'type' | 'size' | 'moving' | 'unreadable';

export type AvatarReading =
  | { readonly ok: true; readonly address: string; readonly base64: string }
  | { readonly ok: false; readonly problem: AvatarProblem };

/** How the picture is brought to its size: gives a data address. Rejects where the browser cannot draw the file. */
export type Shrink = (file: File) => Promise<string>;

/** Reads a file that a member chose as their avatar. Its bytes decide what it is, never its name. */
export async function readAvatar(file: File, shrink: Shrink = shrinkPicture): Promise<AvatarReading> {
  if (file.size > AVATAR_PICTURE.mostFileBytes) return { ok: false, problem: 'size' };
  const bytes = await bytesOf(file).catch(() => undefined);
  if (bytes === undefined) return { ok: false, problem: 'unreadable' };
  if (isMovingPicture(bytes)) return { ok: false, problem: 'moving' };
  if (proofPictureType(bytes) === undefined) return { ok: false, problem: 'type' };
  const address = await shrink(file).catch(() => undefined);
  if (address === undefined) return { ok: false, problem: 'unreadable' };
  return { ok: true, address, base64: address.slice(address.indexOf(',') + 1) };
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

const QUALITY = 0.88;

/** Cuts the middle square out of a picture and draws it as small as an avatar is sent. */
async function shrinkPicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const { edge } = AVATAR_PICTURE;
    const canvas = document.createElement('canvas');
    canvas.width = edge;
    canvas.height = edge;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('nothing can be drawn');
    // JPEG knows no transparency: what shows through is white.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, edge, edge);
    const side = Math.min(picture.width, picture.height);
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
    context.drawImage(picture, left, top, side, side, 0, 0, edge, edge);
    return canvas.toDataURL('image/jpeg', QUALITY);
  } finally {
    picture.close();
  }
}
