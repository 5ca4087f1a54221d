import { protection } from '@heptad/contracts';
import { words } from '@heptad/sandbox-venues';
import type { VenueLocale, Words } from '@heptad/sandbox-venues';

/** Which limit of a member: what it holds down, over which stretch of time. */
export interface LimitName {
  readonly kind: (typeof protection.limitKinds)[number];
  readonly span: (typeof protection.spans)[number];
}

/** In Chinese, as traditional Chinese writes it, and in English. */
type Word = readonly [chinese: string, traditional: string, english: string];

const SPANS: Readonly<Record<LimitName['span'], Word>> = {
  day: ['每日', '每日', 'daily'],
  week: ['每周', '每週', 'weekly'],
  month: ['每月', '每月', 'monthly'],
};
const KINDS: Readonly<Record<LimitName['kind'], Word>> = {
  deposit: ['存款', '存款', 'deposit'],
  loss: ['亏损', '虧損', 'loss'],
  stake: ['投注', '投注', 'stake'],
};

function sentences({ kind, span }: LimitName, usedUp: boolean): Word {
  const [simple, traditional, english] = [0, 1, 2].map((place) => [SPANS[span][place], KINDS[kind][place]]);
  const [chinese, traditionally] = [simple, traditional].map((pair) => (pair ?? []).join(''));
  const named = (english ?? []).join(' ');
  return usedUp
    ? [
        `您设定的${chinese ?? ''}限额已用完`,
        `您設定的${traditionally ?? ''}限額已用完`,
        `The ${named} limit you set is used up`,
      ]
    : [
        `超出您设定的${chinese ?? ''}限额`,
        `超出您設定的${traditionally ?? ''}限額`,
        `This would go beyond the ${named} limit you set`,
      ];
}

/** What a member reads where their own limit refuses something, in Chinese. @param usedUp whether nothing is left of it */
export function limitSentence(name: LimitName, usedUp: boolean): string {
  return sentences(name, usedUp)[0];
}

/** The sentences of all limits in the other languages, by their Chinese. */
export const LIMIT_WORDS: Readonly<Record<string, Words>> = Object.fromEntries(
  protection.limitKinds.flatMap((kind) =>
    protection.spans.flatMap((span) =>
      [true, false].map((usedUp) => {
        const [chinese, traditional, english] = sentences({ kind, span }, usedUp);
        return [chinese, words(traditional, english)];
      }),
    ),
  ),
);

/** A limit by its name: `每日存款限额`, `daily deposit limit`. */
export function limitName({ kind, span }: LimitName, locale: VenueLocale): string {
  const place = locale === 'zh-CN' ? 0 : locale === 'zh-TW' ? 1 : 2;
  const said = [SPANS[span][place], KINDS[kind][place]];
  return place === 2 ? `${said.join(' ')} limit` : `${said.join('')}${place === 0 ? '限额' : '限額'}`;
}
