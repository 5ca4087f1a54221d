import { vip } from '@heptad/contracts';
import * as v from 'valibot';

const { name, phone, region, address } = vip.RECEIVER_BOUNDS;

const field = (form: RegExp, key: string) => v.pipe(v.string(), v.trim(), v.regex(form, key));

/** What the delivery form takes; an error is the key of its text. */
export const receiverForm = v.object({
  orderNo: v.pipe(v.string(), v.nonEmpty('vip.receiver.wrong.orderNo')),
  name: field(name, 'vip.receiver.wrong.name'),
  phone: field(phone, 'vip.receiver.wrong.phone'),
  region: field(region, 'vip.receiver.wrong.region'),
  address: field(address, 'vip.receiver.wrong.address'),
});
