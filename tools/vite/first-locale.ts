import { FIRST_LOCALE_KEY } from '@heptad/brand-config';

/** A statement of script: `l` becomes the language that was shown last, where the browser tells it. */
export const READ_FIRST_LOCALE = `try{l=localStorage.getItem('${FIRST_LOCALE_KEY}')}catch(e){}`;

/** An expression of script: the language of ours that a browser's name of one, `l`, means. */
export const FIRST_LOCALE = `/^en/.test(l)?'en':/TW|HK|MO|Hant/i.test(l)?'zh-TW':'zh-CN'`;
