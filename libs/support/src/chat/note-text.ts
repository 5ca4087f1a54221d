import type { TFunction } from 'i18next';
import type { ChatMessage } from '../line/chat-slice';

/** What the platform tells in a conversation; `person` is whom it names, as the page calls them. */
export function noteText(
  { note, name }: Extract<ChatMessage, { readonly kind: 'note' }>,
  t: TFunction<'support'>,
  person: string,
): string {
  // The first one bears the topic in the place of a name.
  const topic = note === 'begun' ? t(`topic.${name}`, { defaultValue: '' }) : '';
  return t(`chat.note.${note}`, { name: person, topic });
}
