import type { push } from '@heptad/contracts';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { PushNotice } from '../push/push-sender';

export type PushKind = (typeof push.pushKinds)[number];

/** What a member may be told of. */
export type PushSubject =
  'betSettled' | 'depositCredited' | 'depositRefused' | 'withdrawalPaid' | 'withdrawalRefused' | 'mail';

interface Words {
  readonly kind: PushKind;
  /** What a tap opens. */
  readonly path: string;
  readonly title: Readonly<Record<VenueLocale, string>>;
}

const WORDS: Readonly<Record<PushSubject, Words>> = {
  betSettled: {
    kind: 'betSettled',
    path: '/record/bet?settled=1',
    title: { 'zh-CN': '注单已结算', 'zh-TW': '注單已結算', en: 'Bet settled' },
  },
  depositCredited: {
    kind: 'money',
    path: '/record/transaciton',
    title: { 'zh-CN': '存款已到账', 'zh-TW': '存款已到帳', en: 'Deposit credited' },
  },
  depositRefused: {
    kind: 'money',
    path: '/record/transaciton',
    title: { 'zh-CN': '存款未成功', 'zh-TW': '存款未成功', en: 'Deposit not completed' },
  },
  withdrawalPaid: {
    kind: 'money',
    path: '/record/transaciton',
    title: { 'zh-CN': '取款已汇出', 'zh-TW': '取款已匯出', en: 'Withdrawal sent' },
  },
  withdrawalRefused: {
    kind: 'money',
    path: '/record/transaciton',
    title: {
      'zh-CN': '取款未通过，款项已退回',
      'zh-TW': '取款未通過，款項已退回',
      en: 'Withdrawal declined, money returned',
    },
  },
  mail: {
    kind: 'mail',
    path: '/mine/mail',
    title: { 'zh-CN': '您有一封新站内信', 'zh-TW': '您有一封新站內信', en: 'You have a new message' },
  },
};

/** A lock screen is seen by others: no notice says an amount, a match or a name. */
const BODY: Readonly<Record<VenueLocale, string>> = {
  'zh-CN': '点按查看详情',
  'zh-TW': '點按查看詳情',
  en: 'Tap for details',
};

export const kindOf = (subject: PushSubject): PushKind => WORDS[subject].kind;

/** @param id of the bet, order or mail: a notice about the same one takes the place of the one before */
export function noticeOf(subject: PushSubject, id: string, locale: VenueLocale): PushNotice {
  const { path, title } = WORDS[subject];
  return { title: title[locale], body: BODY[locale], path, tag: `${WORDS[subject].kind}-${id}` };
}
