import { BusinessError, type VenueLocale } from '@heptad/sandbox-venues';
import { fromMinorUnits, minorUnits } from '@heptad/formatting';
import type { Member } from '../members/member';
import { channelFor, DEPOSIT_CHANNELS, type DepositChannelCode } from '../payments/deposit-channels';
import { keepProof } from '../payments/deposit-proofs';
import { openDeposit } from '../payments/deposits';
import type { SandboxServices } from '../server/services';
import type { ChatMessage, Content } from './messages';
import { NO_WISH, understand, type Wish } from './understand';

type Said = Extract<Content, { readonly kind: 'service' }>['said'];

/** What a member says, as it is sent. */
export type Sent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'channel'; readonly channel: DepositChannelCode }
  | { readonly kind: 'picture'; readonly picture: string };

export interface Question {
  readonly member: Member;
  readonly sent: Sent;
  /** What was said before, the oldest first. */
  readonly before: readonly ChatMessage[];
  readonly idempotencyKey: string;
  readonly locale: VenueLocale;
}

/** What the member has made known since the last order, or since the last one that was refused. */
function wishOf(messages: readonly (ChatMessage | Sent)[]): Wish {
  return messages.reduce<Wish>((wish, message) => {
    if (message.kind === 'text') return understand(message.text, wish);
    if (message.kind === 'channel') return { ...wish, channel: message.channel };
    if (message.kind !== 'service') return wish;
    return message.said.phrase === 'order' || message.said.phrase === 'refused' ? NO_WISH : wish;
  }, NO_WISH);
}

/** Answers by rule: asks for what is not known yet, makes the order once all is known, and keeps a proof of the last one. */
export async function answer(services: SandboxServices, question: Question): Promise<Said> {
  const { member, sent, before } = question;
  if (sent.kind === 'picture') return answerPicture(services, question, sent.picture);
  const { amount, channel } = wishOf([...before, sent]);
  if (channel === undefined) {
    const open = DEPOSIT_CHANNELS.map((each) => channelFor(services, each, member));
    return {
      phrase: 'askChannel',
      channels: open.filter(({ status }) => status === 1).map(({ channel: code }) => code),
    };
  }
  const known = DEPOSIT_CHANNELS.find((each) => each.channel === channel);
  if (amount === undefined && known !== undefined) {
    const { min, max } = channelFor(services, known, member);
    return { phrase: 'askAmount', channel, min, max };
  }
  return order(services, question, channel, amount === undefined ? 0n : minorUnits(amount));
}

async function order(
  services: SandboxServices,
  { member, idempotencyKey, locale }: Question,
  channel: DepositChannelCode,
  amount: bigint,
): Promise<Said> {
  try {
    const { orderNo } = await openDeposit(services, {
      member,
      channel,
      amount,
      idempotencyKey: `chat:${idempotencyKey}`,
      locale,
    });
    return { phrase: 'order', orderNo, amount: fromMinorUnits(amount), channel };
  } catch (error) {
    if (error instanceof BusinessError) return { phrase: 'refused', reason: error.message };
    throw error;
  }
}

async function answerPicture(
  services: SandboxServices,
  { member, before, locale }: Question,
  picture: string,
): Promise<Said> {
  const orders = before.flatMap((message) =>
    message.kind === 'service' && message.said.phrase === 'order' ? [message.said.orderNo] : [],
  );
  const orderNo = orders.at(-1);
  if (orderNo === undefined) return { phrase: 'noOrder' };
  await keepProof(services, { memberId: member.id, orderNo, payer: member.realName, picture, locale });
  return { phrase: 'proofKept', orderNo };
}
