import { rechargeChat } from '@heptad/contracts';
import { localeOfHeader } from '@heptad/sandbox-venues';
import { signedIn } from '../members/member';
import { tellMember } from '../payments/deposit-ends';
import type { AreaServer } from '../server/area-server';
import { platformText } from '../words/platform-words';
import { answer } from './answer';
import { keepMessages, readMessages, type ChatMessage, type Content } from './messages';
import type { VenueLocale } from '@heptad/sandbox-venues';

/** How many messages the service remembers when it answers. */
const REMEMBERED = 40;
const GREETING: Content = { kind: 'service', said: { phrase: 'greeting' } };

/** A refusal is kept in Chinese, and told in the language asked for. */
function inLanguage(message: ChatMessage, locale: VenueLocale): ChatMessage {
  return message.kind === 'service' && message.said.phrase === 'refused'
    ? { ...message, said: { ...message.said, reason: platformText(message.said.reason, locale) } }
    : message;
}

/** Puts the chat with the deposit service on the server. */
export function serveRechargeChat({ calls, services }: AreaServer): void {
  const localeOf = (headers: Readonly<Record<string, string>>) => localeOfHeader(headers['accept-language']);

  calls.serveCall(rechargeChat.messages, async ({ body, member, headers, now }) => {
    const { messages, earlier } = await readMessages(services, signedIn(member).id, body.before);
    const locale = localeOf(headers);
    return {
      // A conversation that has not begun shows how it begins; it is written down with the first message.
      messages:
        messages.length === 0 && body.before === undefined
          ? [{ ...GREETING, id: 0, at: now }]
          : messages.map((message) => inLanguage(message, locale)),
      earlier,
    };
  });

  calls.serveCall(rechargeChat.send, async ({ body, member, headers }) => {
    const known = signedIn(member);
    const locale = localeOf(headers);
    const { messages: before } = await readMessages(services, known.id, undefined, REMEMBERED);
    const said = await answer(services, {
      member: known,
      sent: body,
      before,
      idempotencyKey: headers['idempotency-key'] ?? '',
      locale,
    });
    const messages = await keepMessages(services, known.id, [
      ...(before.length === 0 ? [GREETING] : []),
      // A picture is kept with its order, not a second time here.
      body.kind === 'picture' ? { kind: 'picture' } : body,
      { kind: 'service', said },
    ]);
    tellMember(services, { member_id: known.id, currency: known.currency });
    return { messages: messages.map((message) => inLanguage(message, locale)) };
  });
}
