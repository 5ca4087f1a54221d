import { formatAmount, formatDate, fromMinorUnits } from '@heptad/formatting';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { MailText, NewMail } from '../mails/mail';
import type { Rest } from '../members/rest';
import { limitName, type LimitName } from '../words/limit-words';
import { FOREVER } from './rests';

const LOCALES = ['zh-CN', 'zh-TW', 'en'] as const satisfies readonly VenueLocale[];

const inLanguages = (write: (locale: VenueLocale) => string): MailText => ({
  'zh-CN': write(LOCALES[0]),
  'zh-TW': write(LOCALES[1]),
  en: write(LOCALES[2]),
});

/** A limit holds now. @param amount minor units; undefined where there is none any more */
export function limitInForce(name: LimitName, amount: bigint | undefined, currency: string): NewMail {
  const most = amount === undefined ? undefined : formatAmount(fromMinorUnits(amount), currency);
  const said: Readonly<Record<VenueLocale, (limit: string) => string>> = {
    'zh-CN': (limit) =>
      most === undefined ? `您的${limit}已取消。` : `您的${limit}现为 <b>${most}</b>，已生效。`,
    'zh-TW': (limit) =>
      most === undefined ? `您的${limit}已取消。` : `您的${limit}現為 <b>${most}</b>，已生效。`,
    en: (limit) =>
      most === undefined ? `Your ${limit} is gone.` : `Your ${limit} is <b>${most}</b> from now on.`,
  };
  const more: MailText = { 'zh-CN': '查看限额', 'zh-TW': '查看限額', en: 'See your limits' };
  return {
    kind: 'system',
    title: { 'zh-CN': '限额变更已生效', 'zh-TW': '限額變更已生效', en: 'Your limit has changed' },
    body: inLanguages(
      (locale) =>
        `<p>${said[locale](limitName(name, locale))}</p><p><a href="/mine/protection/limits">${more[locale]}</a></p>`,
    ),
  };
}

/** A time-out or a self-exclusion holds now. */
export function restBegun({ kind, until }: Rest): NewMail {
  const isExclusion = kind === 'exclusion';
  const day = (locale: VenueLocale): string => formatDate(until, locale, { timeZone: 'Asia/Shanghai' });
  const end: MailText =
    until >= FOREVER
      ? { 'zh-CN': '永久有效', 'zh-TW': '永久有效', en: 'for ever' }
      : { 'zh-CN': `至 ${day('zh-CN')}`, 'zh-TW': `至 ${day('zh-TW')}`, en: `until ${day('en')}` };
  return {
    kind: 'system',
    title: isExclusion
      ? { 'zh-CN': '自我排除已生效', 'zh-TW': '自我排除已生效', en: 'Your self-exclusion has begun' }
      : { 'zh-CN': '休息已开始', 'zh-TW': '休息已開始', en: 'Your time-out has begun' },
    body: {
      'zh-CN': `<p>${isExclusion ? '自我排除' : '休息'}已生效，<b>${end['zh-CN']}</b>，期间不能提前结束。</p><p>期间不能存款、转入场馆、投注和领取奖励；余额仍可取回与取款。</p><p><a href="/mine/protection">查看理性娱乐</a></p>`,
      'zh-TW': `<p>${isExclusion ? '自我排除' : '休息'}已生效，<b>${end['zh-TW']}</b>，期間不能提前結束。</p><p>期間不能存款、轉入場館、投注和領取獎勵；餘額仍可取回與取款。</p><p><a href="/mine/protection">查看理性娛樂</a></p>`,
      en: `<p>Your ${isExclusion ? 'self-exclusion' : 'time-out'} holds <b>${end.en}</b>. It cannot be ended earlier.</p><p>Meanwhile there are no deposits, transfers into venues, bets or prizes. Your money can be brought back and withdrawn.</p><p><a href="/mine/protection">See your protection</a></p>`,
    },
  };
}
