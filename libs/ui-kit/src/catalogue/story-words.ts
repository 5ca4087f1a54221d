/** Texts of a story in one language, by name. */
type Words<Name extends string> = Readonly<Record<Name, string>>;

/** The languages of the catalogue's toolbar. */
export interface StoryTable<Name extends string> {
  readonly 'zh-CN': Words<Name>;
  readonly 'zh-TW': Words<Name>;
  readonly en: Words<Name>;
}

/**
 * The texts of a story in the language that the page says it is in, which the catalogue's toolbar sets.
 * @returns those of zh-CN where the page says none of ours
 */
export function storyWords<Name extends string>(table: StoryTable<Name>): Words<Name> {
  const { lang } = document.documentElement;
  return lang === 'zh-TW' || lang === 'en' ? table[lang] : table['zh-CN'];
}

/** A sentence longer than any place it may have to stand in. */
export const LONG_TEXT: StoryTable<'line' | 'paragraph'> = {
  'zh-CN': {
    line: '这是一段特别长的文字，用来检验它在狭窄的手机屏幕上会不会换行、截断或者把旁边的内容挤出去',
    paragraph:
      '文字有时比预想的长得多。名称可能来自远方的数据，说明可能有好几句话，数字也可能多出几位。无论多长，页面都应当保持整齐，按钮仍然按得到，旁边的内容不会被挤出屏幕。',
  },
  'zh-TW': {
    line: '這是一段特別長的文字，用來檢驗它在狹窄的手機螢幕上會不會換行、截斷或者把旁邊的內容擠出去',
    paragraph:
      '文字有時比預想的長得多。名稱可能來自遠方的資料，說明可能有好幾句話，數字也可能多出幾位。無論多長，頁面都應當保持整齊，按鈕仍然按得到，旁邊的內容不會被擠出螢幕。',
  },
  en: {
    line: 'A remarkably long piece of text that shows whether it wraps, is cut, or pushes its neighbours off a narrow phone screen',
    paragraph:
      'Text is sometimes much longer than expected. A name may come from far away, an explanation may run to several sentences, and a figure may grow by some digits. However long it is, the page stays tidy, buttons stay in reach, and nothing is pushed off the screen.',
  },
};
