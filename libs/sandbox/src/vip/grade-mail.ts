import type { NewMail } from '../mails/mail';
import type { GradeChange } from './standing';
import { gradeWord } from './grades';

const PAGE = '/mine/vip';

/** What a member is told of a grade that they have reached or lost; a mail for each change. */
export function gradeMail({ to, cause, at }: Pick<GradeChange, 'to' | 'cause' | 'at'>): NewMail {
  const grade = gradeWord(to);
  const key = `vip:${grade}:${cause}:${String(Math.trunc(at))}`;
  if (cause === 'upgrade')
    return {
      kind: 'personal',
      key,
      title: {
        'zh-CN': `您已升级至 ${grade}`,
        'zh-TW': `您已升級至 ${grade}`,
        en: `You have reached ${grade}`,
      },
      body: {
        'zh-CN': `<p>等级权益即刻生效，晋级礼金可在 <a href="${PAGE}">VIP 中心</a> 领取。</p>`,
        'zh-TW': `<p>等級權益即刻生效，晉級禮金可在 <a href="${PAGE}">VIP 中心</a> 領取。</p>`,
        en: `<p>What it brings holds at once. Your upgrade gift waits on the <a href="${PAGE}">VIP page</a>.</p>`,
      },
    };
  return {
    kind: 'personal',
    key,
    title: {
      'zh-CN': `您的等级现为 ${grade}`,
      'zh-TW': `您的等級現為 ${grade}`,
      en: `Your grade is now ${grade}`,
    },
    body: {
      'zh-CN': `<p>已发放的礼金与礼品不受影响，详情见 <a href="${PAGE}">VIP 中心</a>。</p>`,
      'zh-TW': `<p>已發放的禮金與禮品不受影響，詳情見 <a href="${PAGE}">VIP 中心</a>。</p>`,
      en: `<p>Gifts that were given stay yours. More on the <a href="${PAGE}">VIP page</a>.</p>`,
    },
  };
}
