import { BOUNDS, type captcha, REQUEST_CODES } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Member } from '../members/member';
import type { ServedRequest } from '../server/serve';
import { contactOf } from './codes';
import type { LoginParts } from './login';

type Order = ServedRequest<typeof captcha.sendCodeOne>;

/** What a code proves of the member's present phone or e-mail, and by which of them. */
const CHANGES = { changePhone: 'phone', changeEmail: 'email' } as const;

/** Codes that one member may have sent to places of others in an hour. */
const MOST_ORDERS = 10;
const HOUR_MS = 60 * 60_000;

/** Sends a code to the given address, to the signed-in member, or to whoever was just refused on this device (CALL-006, CALL-007). */
export async function sendCode(parts: LoginParts, order: Order): Promise<{ readonly retryAfter: number }> {
  const { body, member } = order;
  if (body.purpose === 'bind') return sendToBind(parts, body, known(member));
  if (body.purpose === 'changePhone' || body.purpose === 'changeEmail')
    return sendToChange(parts, body.purpose, known(member));
  const to = body.target ?? contactOf((await ownOf(parts, order)) ?? NOBODY, body.way);
  if (to === '') throw noContact();
  return { retryAfter: await parts.codes.send({ to, channel: body.way, purpose: body.purpose }) };
}

const NOBODY = { phone: '', email: '' };

async function ownOf({ services, challenges }: LoginParts, { member, uuid }: Order) {
  if (member !== undefined) return member;
  const pending = await challenges.find('pendingLogin', uuid);
  return pending === undefined || pending.expired ? undefined : services.members.find(pending.subject);
}

/** A code to a phone or address that a member wants to bind: theirs alone, and only so many in an hour. */
async function sendToBind(parts: LoginParts, { way, target = '' }: Order['body'], { id: memberId }: Member) {
  const to = way === 'email' ? target.trim().toLowerCase() : target;
  if (way === 'phone' && !BOUNDS.phone.test(to)) throw noContact();
  if (way === 'email' && !to.includes('@')) throw noContact();
  await countOrder(parts, memberId);
  return { retryAfter: await parts.codes.send({ to, channel: way, purpose: 'bind', memberId }) };
}

/** Counts an order, refused ones as well. @throws BusinessError for the first one too many until the hour is over */
async function countOrder({ challenges, services }: LoginParts, memberId: string): Promise<void> {
  const orders = await challenges.find('codeOrders', memberId);
  if (orders === undefined || orders.expired)
    await challenges.put({ kind: 'codeOrders', id: memberId, lifeMs: HOUR_MS });
  if ((await challenges.countTry('codeOrders', memberId)) <= MOST_ORDERS) return;
  const left = (orders?.expiresAt ?? 0) - services.clock.now();
  throw new BusinessError(REQUEST_CODES.tooManyRequests, '验证码发送过于频繁，请稍后再试', {
    retryAfter: Math.max(1, Math.ceil(left / 1000)),
  });
}

/** A code to the member's present phone or e-mail, wherever the request says it is to go. */
async function sendToChange({ codes }: LoginParts, purpose: keyof typeof CHANGES, member: Member) {
  const channel = CHANGES[purpose];
  const to = contactOf(member, channel);
  if (to === '') throw noContact();
  return { retryAfter: await codes.send({ to, channel, purpose, memberId: member.id }) };
}

function known(member: Member | undefined): Member {
  if (member === undefined) throw noContact();
  return member;
}

const noContact = () => new BusinessError(REQUEST_CODES.invalidRequest, '没有可接收验证码的联系方式');
