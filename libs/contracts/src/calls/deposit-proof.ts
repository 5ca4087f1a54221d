import * as v from 'valibot';
import { defineCall } from '../define-call';
import { PROOF_PICTURE } from '../proof-picture';
import { order, orderNo } from './deposit';

/** Letters of Base64 that the largest picture comes to. */
const MOST_LETTERS = Math.ceil(PROOF_PICTURE.mostBytes / 3) * 4;

/** A picture's bytes in Base64. */
export const proofBase64 = v.pipe(v.string(), v.base64(), v.maxLength(MOST_LETTERS));

/** Who paid: a name, an account, or a coin transaction's hash. */
export const payer = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80));

/**
 * Tells who paid a deposit order, with a picture of the payment; sent again, it takes the place of what was sent before
 * (CALL-067). Also open to an order that expired, so that money which came too late can be found.
 */
export const send = defineCall({
  method: 'POST',
  path: '/game/api/v1/deposit/proof',
  access: 'member',
  safety: 'keyed',
  request: v.object({
    orderNo,
    payer,
    picture: proofBase64,
  }),
  response: v.object({ order }),
});
