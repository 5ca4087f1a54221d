import { plainWord, type NewMail } from '../mails/mail';

/** Tells a member that their feedback has an answer, with the answer. @param key as of {@link NewMail} */
export function answeredMail(id: number, text: string, key: string): NewMail {
  const path = `/mine/feedback/details?id=${String(id)}`;
  const said = plainWord(text).replaceAll('\n', '<br>');
  return {
    kind: 'personal',
    key,
    title: { 'zh-CN': '您的反馈有了回复', 'zh-TW': '您的回饋有了回覆', en: 'Your feedback has an answer' },
    body: {
      'zh-CN': `<p>${said}</p><p><a href="${path}">查看这条反馈</a>，也可以继续提问。</p>`,
      'zh-TW': `<p>${said}</p><p><a href="${path}">查看這則回饋</a>，也可以繼續提問。</p>`,
      en: `<p>${said}</p><p><a href="${path}">Open the feedback</a>, where you can ask further.</p>`,
    },
  };
}
