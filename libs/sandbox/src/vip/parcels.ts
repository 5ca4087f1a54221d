import {
  BUSINESS_CODES,
  REQUEST_CODES,
  type CallRequest,
  type CallResponse,
  type vip,
} from '@heptad/contracts';
import { maskPhone } from '@heptad/formatting';
import type { Row } from '@heptad/sandbox-ledger';
import { BusinessError, type VenueLocale } from '@heptad/sandbox-venues';
import { orderId, orderNumber } from '../payments/order-numbers';
import type { Site } from '../platform/sites';
import type { SandboxServices } from '../server/services';
import { gradeOf } from './grades';

export type ParcelRow = Row<'vip_parcels'>;
type WireParcel = CallResponse<typeof vip.parcels>['items'][number];
type Receiver = CallRequest<typeof vip.setReceiver>;

const HOUR_MS = 3_600_000;
/** How long after the address was said a gift is sent, and received. */
export const SENT_AFTER_MS = 24 * HOUR_MS;
export const RECEIVED_AFTER_MS = 96 * HOUR_MS;
/** Digits of a parcel’s number. */
const DIGITS = 12;
const FIRST_PARCEL = 730_000_000_000;

/** How far a gift’s delivery is, by the clock alone. */
export function parcelState(addressedAt: number | null, now: number): WireParcel['state'] {
  if (addressedAt === null) return 'noAddress';
  if (now >= addressedAt + RECEIVED_AFTER_MS) return 'received';
  return now >= addressedAt + SENT_AFTER_MS ? 'sent' : 'toBeSent';
}

/** A member’s gifts by post, the newest first. */
export async function parcelsOf(
  { storage }: Pick<SandboxServices, 'storage'>,
  memberId: string,
): Promise<readonly ParcelRow[]> {
  return storage.db
    .selectFrom('vip_parcels')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .execute();
}

/** Says where a gift goes. @throws BusinessError where there is no such gift, or it is on its way */
export async function setReceiver(
  { storage, clock }: Pick<SandboxServices, 'storage' | 'clock'>,
  memberId: string,
  { orderNo, name, phone, region, address }: Receiver,
): Promise<ParcelRow> {
  const row = (await parcelsOf({ storage }, memberId)).find(({ id }) => id === orderId(orderNo));
  if (row === undefined) throw new BusinessError(REQUEST_CODES.notFound, '订单不存在');
  const now = Math.trunc(clock.now());
  const state = parcelState(row.addressed_at, now);
  if (state === 'sent' || state === 'received')
    throw new BusinessError(BUSINESS_CODES.paymentOver, '礼品已寄出，收货信息不能再修改');
  const said = { receiver: name, phone, region, address, addressed_at: row.addressed_at ?? now };
  await storage.db.updateTable('vip_parcels').set(said).where('id', '=', row.id).execute();
  return { ...row, ...said };
}

/** A gift by post as the member sees it. */
export function parcelOnWire(
  row: ParcelRow,
  { site, locale, now }: { readonly site: Site; readonly locale: VenueLocale; readonly now: number },
): WireParcel {
  const { id, grade, granted_at, receiver, phone, region, address, addressed_at } = row;
  const state = parcelState(addressed_at, now);
  const isSent = state === 'sent' || state === 'received';
  return {
    orderNo: orderNumber('G', id),
    grade,
    name: site.gradeNames[locale][grade] ?? '',
    title: gradeOf(grade).parcel?.[locale] ?? '',
    grantedAt: granted_at,
    state,
    ...(receiver !== null &&
      phone !== null &&
      region !== null &&
      address !== null && {
        receiver: { name: receiver, phone: maskPhone(phone, { middle: true }), region, address },
      }),
    ...(isSent &&
      addressed_at !== null && {
        parcelNo: `SF${String(FIRST_PARCEL + id).padStart(DIGITS, '0')}`,
        sentAt: addressed_at + SENT_AFTER_MS,
      }),
    ...(state === 'received' && addressed_at !== null && { receivedAt: addressed_at + RECEIVED_AFTER_MS }),
  };
}
