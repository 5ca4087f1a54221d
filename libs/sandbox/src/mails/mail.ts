import type { mail } from '@heptad/contracts';
import type { VenueLocale } from '@heptad/sandbox-venues';

export type MailKind = (typeof mail.kinds)[number];

/** A text in each language of the site. */
export type MailText = Readonly<Record<VenueLocale, string>>;

/** A mail to be sent. */
export interface NewMail {
  readonly kind: MailKind;
  /** Said before the mail is read, wherever the member is: it names nothing that sites call differently. */
  readonly title: MailText;
  /**
   * Plain text, or rich text of `p br b strong i em u ul ol li h3 h4 blockquote a`. Links name a path of the site: `<a href="/mine/limits">`;
   * `{{customerService}}` and `{{centreWallet}}` are worded by the site on which the mail is read.
   */
  readonly body: MailText;
  /** A member gets one mail with the same key, however often it is sent. */
  readonly key?: string;
}

/** A word from outside as it stands in the rich text of a mail: nothing in it is a mark. */
export function plainWord(word: string): string {
  return word.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** How many characters of a mail are shown in the list. */
const PREVIEW_LENGTH = 80;

const BLOCK = /<\/?(?:p|br|li|ul|ol|h3|h4|blockquote)\b[^<>]*>?/gi;
const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&' };
const ANY = /<[/a-z][^<>]*>?/gi;
/** A character, or a label that stands for a word. */
const ONE = /\{\{\w+\}\}|./gsu;

/** The beginning of a mail's text without its marks, for the list. */
export function previewOf(body: string): string {
  const text = body
    .replace(BLOCK, ' ')
    .replace(ANY, '')
    .replace(/&(lt|gt|amp);/g, (mark, name: string) => SIGNS[name] ?? mark)
    .replace(/\s+/g, ' ')
    .trim();
  return (text.match(ONE) ?? []).slice(0, PREVIEW_LENGTH).join('');
}

/** Does the same to a text in each language. */
export function inEachLanguage(text: MailText, change: (said: string) => string): MailText {
  return { 'zh-CN': change(text['zh-CN']), 'zh-TW': change(text['zh-TW']), en: change(text.en) };
}

/** A stored text in one language. */
export function readText(stored: string, locale: VenueLocale): string {
  return (JSON.parse(stored) as MailText)[locale];
}
