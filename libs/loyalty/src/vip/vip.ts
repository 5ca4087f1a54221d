import type { CallRequest, CallResponse, vip } from '@heptad/contracts';

/** A member's grade with the way to the next one and what keeps it, as the platform tells it. Amounts are exact decimal text. */
export type VipState = CallResponse<typeof vip.state>;
export type Privileges = CallResponse<typeof vip.privileges>;
export type Privilege = Privileges['grades'][number];
export type VipGifts = CallResponse<typeof vip.gifts>;
export type VipGift = VipGifts['items'][number];
export type GradeChange = CallResponse<typeof vip.changes>['items'][number];
export type Parcel = CallResponse<typeof vip.parcels>['items'][number];
export type Receiver = CallRequest<typeof vip.setReceiver>;

/** A page of changes, and the number of the next where there is one. */
export interface ChangePage {
  readonly changes: readonly GradeChange[];
  readonly next: number | undefined;
  readonly total: number;
}

/** How a grade is written: `VIP3 海流`. */
export function gradeTitle({ grade, name }: { readonly grade: number; readonly name: string }): string {
  return `VIP${String(grade)} ${name}`;
}

export function toChangePage({ items, total, page, size }: CallResponse<typeof vip.changes>): ChangePage {
  return { changes: items, next: items.length > 0 && page * size < total ? page + 1 : undefined, total };
}

/** The state of a gift at a moment: what waits has expired once its time is over, whenever it was asked for. */
export function giftState(
  { claimedAt, expiresAt }: Pick<VipGift, 'claimedAt' | 'expiresAt'>,
  now: number,
): 'waiting' | 'claimed' | 'expired' {
  if (claimedAt !== undefined) return 'claimed';
  return now < expiresAt ? 'waiting' : 'expired';
}

/** Whether the address of a gift by post can still be said or changed. */
export function takesAddress({ state }: Pick<Parcel, 'state'>): boolean {
  return state === 'noAddress' || state === 'toBeSent';
}
