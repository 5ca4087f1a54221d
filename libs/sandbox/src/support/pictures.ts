import { randomBytes } from 'node:crypto';
import { BUSINESS_CODES, PROOF_PICTURE, proofPictureType } from '@heptad/contracts';
import type { Storage } from '@heptad/sandbox-ledger';
import { BusinessError } from '@heptad/sandbox-venues';
import sharp from 'sharp';

/** Pixels of a picture that is read at all, and the longest side of the one that is kept. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 1600;

/** Whose picture it is: of a conversation, or of a member's feedback. */
export type PictureOwner = { readonly conversationId: number } | { readonly memberId: string };

export interface KeptPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

const wrong = (): BusinessError =>
  new BusinessError(BUSINESS_CODES.pictureWrong, '请上传 2 MB 以内的 PNG、JPG 或 WebP 图片');

/**
 * Checks a picture and writes it anew, without what a camera or a stranger put beside its pixels.
 * @param base64 its bytes decide what it is
 * @throws BusinessError where it is none of the types that are taken, too large in bytes or pixels, or broken
 */
export async function readPicture(
  base64: string,
): Promise<Omit<KeptPicture, 'id'> & { readonly bytes: Buffer }> {
  const bytes = Buffer.from(base64, 'base64');
  if (proofPictureType(bytes) === undefined || bytes.length > PROOF_PICTURE.mostBytes) throw wrong();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw wrong();
  }
}

/** Keeps a picture that {@link readPicture} gave. Nobody can guess its id. */
export async function keepPicture(
  { db }: Pick<Storage, 'db'>,
  owner: PictureOwner,
  { bytes, width, height }: Awaited<ReturnType<typeof readPicture>>,
): Promise<KeptPicture> {
  const id = randomBytes(16).toString('hex');
  await db
    .insertInto('support_pictures')
    .values({
      id,
      conversation_id: 'conversationId' in owner ? owner.conversationId : null,
      member_id: 'memberId' in owner ? owner.memberId : null,
      width,
      height,
      picture: bytes.toString('base64'),
    })
    .execute();
  return { id, width, height };
}

/** A picture by its id, with whose it is. */
export async function findPicture({ db }: Pick<Storage, 'db'>, id: string) {
  return db.selectFrom('support_pictures').selectAll().where('id', '=', id).executeTakeFirst();
}
