import type { ApiClient } from '@heptad/api-client';
import { chat } from '@heptad/contracts';
import type { Locale } from '@heptad/feature-module';
import { saveFile } from '@heptad/device';
import { formatDateTime } from '@heptad/formatting';
import type { TFunction } from 'i18next';
import type { ChatMessage } from '../line/chat-slice';
import { noteText } from './note-text';

/** One line of the transcript: when, who, what. */
export function lineOf(message: ChatMessage, t: TFunction<'support'>, desk: string, locale: Locale): string {
  const person = `${desk} ${message.name}`;
  const who = { visitor: t('chat.you'), desk: person, platform: t('chat.platform') }[message.from];
  const words = (): string => {
    switch (message.kind) {
      case 'text':
        return message.text;
      case 'picture':
        return t('picture.alt');
      case 'card':
        return `${message.card.title} ${message.card.amount} ${message.card.currency}`;
      case 'note':
        return noteText(message, t, person);
    }
  };
  return `${formatDateTime(message.at, locale)}  ${who}: ${words()}`;
}

/** Takes the whole conversation along as a text. @returns whether all of it could be had */
export async function downloadTranscript(
  api: ApiClient,
  who: { readonly guest?: string },
  t: TFunction<'support'>,
  desk: string,
  locale: Locale,
): Promise<boolean> {
  const lines: string[] = [];
  for (let since = 0, more = true; more;) {
    const page = await api.send(chat.messages, { ...who, since }, { noToast: true });
    if (!page.ok) return false;
    lines.push(...page.value.messages.map((message) => lineOf(message, t, desk, locale)));
    const last = page.value.messages.at(-1)?.seq ?? since;
    more = page.value.more && last > since;
    since = last;
  }
  // The mark tells programs of old that the text is UTF-8.
  saveFile('chat.txt', [`\uFEFF${lines.join('\r\n')}\r\n`], 'text/plain;charset=utf-8');
  return true;
}
