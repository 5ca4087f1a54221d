import { vip } from '@heptad/contracts';
import * as v from 'valibot';

const { name, phone, region, address } = vip.RECEIVER_BOUNDS;

const field = (form: RegExp, key: string) => v.pipe(v.string(), v.trim(), v.regex(form, key));

const typed = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** The longest that the delivery form lets each of its fields become, in letters. */
export const RECEIVER_LENGTHS = { name: 30, phone: 11, region: 40, address: 100 } as const;

/** What is kept of a delivery form that was not sent, right or wrong. */
export const receiverDraft = v.object({
  orderNo: typed(64),
  name: typed(RECEIVER_LENGTHS.name),
  phone: typed(RECEIVER_LENGTHS.phone),
  region: typed(RECEIVER_LENGTHS.region),
  address: typed(RECEIVER_LENGTHS.address),
});

/** What the delivery form takes; an error is the key of its text. */
export const receiverForm = v.object({
  orderNo: v.pipe(v.string(), v.nonEmpty('vip.receiver.wrong.orderNo')),
  name: field(name, 'vip.receiver.wrong.name'),
  phone: field(phone, 'vip.receiver.wrong.phone'),
  region: field(region, 'vip.receiver.wrong.region'),
  address: field(address, 'vip.receiver.wrong.address'),
});
