import { BUSINESS_CODES, PROOF_PICTURE, proofPictureType } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { SandboxServices } from '../server/services';
import { depositOf, type DepositOrder } from './deposit-on-wire';
import { findDeposit } from './deposits';

export interface NewProof {
  readonly memberId: string;
  readonly orderNo: string;
  readonly payer: string;
  /** Base64. */
  readonly picture: string;
  readonly locale: VenueLocale;
}

/** Orders that may still be found by a proof: those that wait, and those whose time was over before the money came. */
const PROVABLE: readonly string[] = ['created', 'paid', 'expired'];

/**
 * Keeps who paid an order, with the picture; what was kept before is replaced.
 * @throws BusinessError where there is no such order, it is over, or the picture is none
 */
export async function keepProof(services: SandboxServices, proof: NewProof): Promise<DepositOrder> {
  const { storage, clock } = services;
  const row = await findDeposit(services, proof.memberId, proof.orderNo);
  if (!PROVABLE.includes(row.state)) throw new BusinessError(BUSINESS_CODES.paymentOver, '订单状态已变更');
  const bytes = Buffer.from(proof.picture, 'base64');
  const type = proofPictureType(bytes);
  if (type === undefined || bytes.length > PROOF_PICTURE.mostBytes)
    throw new BusinessError(BUSINESS_CODES.pictureWrong, '请上传 2 MB 以内的 PNG、JPG 或 WebP 图片');
  const kept = { payer: proof.payer, type, picture: bytes.toString('base64') };
  await storage.db
    .insertInto('deposit_proofs')
    .values({ order_id: row.id, ...kept })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(kept))
    .execute();
  const proved = await storage.db
    .updateTable('deposit_orders')
    .set({ proved_at: clock.now() })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return depositOf(proved, proof.locale);
}

/** The picture that proves an order, where there is one. */
export async function pictureOf(
  { storage }: Pick<SandboxServices, 'storage'>,
  orderId: number,
): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined> {
  const row = await storage.db
    .selectFrom('deposit_proofs')
    .select(['type', 'picture'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row && { type: row.type, bytes: Buffer.from(row.picture, 'base64') };
}
