import { randomBytes } from 'node:crypto';
import {
  AVATAR_DRAWINGS,
  AVATAR_PICTURE,
  BUSINESS_CODES,
  isMovingPicture,
  proofPictureType,
} from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import type { SandboxServices } from '../server/services';
import { drawAvatar } from './avatar-art';

type Services = Pick<SandboxServices, 'storage' | 'members'>;

const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

/** The file of a drawing. */
export const fileOfDrawing = (drawing: string): string => `${drawing}.svg`;

/**
 * Keeps a picture as a member's avatar in the place of the one before. Its bytes decide what it is.
 * @param base64 the picture
 * @throws BusinessError where it is none, too large, or moves
 */
export async function keepAvatar(
  { storage, members }: Services,
  memberId: string,
  base64: string,
): Promise<void> {
  const bytes = Buffer.from(base64, 'base64');
  const type = proofPictureType(bytes);
  if (type === undefined || bytes.length > AVATAR_PICTURE.mostBytes || isMovingPicture(bytes))
    throw new BusinessError(BUSINESS_CODES.pictureWrong, '头像须为 128 KB 以内的静态 PNG、JPG 或 WebP 图片');
  // Nobody can guess the address of a picture that is not shown to them.
  const file = `${randomBytes(16).toString('hex')}.${ENDINGS[type]}`;
  const kept = { file, type, picture: bytes.toString('base64') };
  await storage.db
    .insertInto('avatar_pictures')
    .values({ member_id: memberId, ...kept })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(kept))
    .execute();
  await members.update(memberId, { avatar: file });
}

/** The picture of an avatar's file: a drawing, or one that a member uploaded. */
export async function avatarOf(
  { storage }: Pick<Services, 'storage'>,
  file: string,
): Promise<{ readonly type: string; readonly body: Buffer | string } | undefined> {
  const drawing = AVATAR_DRAWINGS.find((each) => fileOfDrawing(each) === file);
  if (drawing !== undefined) return { type: 'image/svg+xml', body: drawAvatar(drawing) };
  const row = await storage.db
    .selectFrom('avatar_pictures')
    .select(['type', 'picture'])
    .where('file', '=', file)
    .executeTakeFirst();
  return row && { type: row.type, body: Buffer.from(row.picture, 'base64') };
}
