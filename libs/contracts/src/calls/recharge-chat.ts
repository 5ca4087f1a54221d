import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, flag, moneyText } from '../fields';
import { channelCode, orderNo } from './deposit';
import { proofBase64 } from './deposit-proof';

/** What a member may write at once. */
export const MESSAGE_LENGTH = 200;

/**
 * What the service says. It is a program that answers by rule: each thing it can say has a name here, and its words in every
 * language are the page's.
 */
const said = v.variant('phrase', [
  v.object({ phrase: v.literal('greeting') }),
  v.object({ phrase: v.literal('askAmount'), channel: channelCode, min: moneyText, max: moneyText }),
  v.object({ phrase: v.literal('askChannel'), channels: v.array(channelCode) }),
  v.object({ phrase: v.literal('order'), orderNo, amount: moneyText, channel: channelCode }),
  /** No order came of it; `reason` is in the language asked for. */
  v.object({ phrase: v.literal('refused'), reason: v.string() }),
  v.object({ phrase: v.literal('proofKept'), orderNo }),
  v.object({ phrase: v.literal('noOrder') }),
]);

const place = { id: count, at: epochMs };
/** One message of a member or of the service. */
export const message = v.variant('kind', [
  v.object({ ...place, kind: v.literal('text'), text: v.string() }),
  v.object({ ...place, kind: v.literal('channel'), channel: channelCode }),
  v.object({ ...place, kind: v.literal('picture') }),
  v.object({ ...place, kind: v.literal('service'), said }),
]);

/** A member's messages with the deposit service, the oldest of them first (ROUTE-030). */
export const messages = defineCall({
  method: 'POST',
  path: '/game/api/v1/rechargeChat/messages',
  access: 'member',
  safety: 'read',
  /** The newest ones before a message; the newest of all without it. */
  request: v.object({ before: v.optional(count) }),
  /** `earlier` 1: there are more before these. */
  response: v.object({ messages: v.array(message), earlier: flag }),
});

/** Says something to the deposit service, which answers at once (ROUTE-030). */
export const send = defineCall({
  method: 'POST',
  path: '/game/api/v1/rechargeChat/send',
  access: 'member',
  safety: 'keyed',
  request: v.variant('kind', [
    v.object({
      kind: v.literal('text'),
      text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MESSAGE_LENGTH)),
    }),
    v.object({ kind: v.literal('channel'), channel: channelCode }),
    /** A picture that proves the payment of the order made here last. */
    v.object({ kind: v.literal('picture'), picture: proofBase64 }),
  ]),
  /** What was said and what was answered. */
  response: v.object({ messages: v.array(message) }),
});
