/** A name in the languages of the site, and how it is read. */
export interface Names {
  readonly 'zh-CN': string;
  readonly 'zh-TW': string;
  readonly en: string;
  /** The zh-CN name in pinyin without tones, `v` for ü, a blank between syllables; letters that are not Chinese stay. */
  readonly pinyin: string;
}

/** A word that names are put together from, with its part of a game's id. */
export interface Word extends Names {
  readonly id: string;
}

/** A word by its id, its Chinese in both scripts, its pinyin and its English. */
export const word = (id: string, cn: string, tw: string, pinyin: string, en: string): Word => ({
  id,
  'zh-CN': cn,
  'zh-TW': tw,
  pinyin,
  en,
});

/** The names of what has an id too. */
export const namesOf = ({ 'zh-CN': cn, 'zh-TW': tw, en, pinyin }: Names): Names => ({
  'zh-CN': cn,
  'zh-TW': tw,
  en,
  pinyin,
});

/** What a pattern's text has where the subject stands. */
const SUBJECT = '~';

/** A name after a pattern, whose texts have a `~` where the subject stands: `幸运~` and `青龙` are `幸运青龙`. */
export const named = (pattern: Names, subject: Names): Names => ({
  'zh-CN': pattern['zh-CN'].replace(SUBJECT, subject['zh-CN']),
  'zh-TW': pattern['zh-TW'].replace(SUBJECT, subject['zh-TW']),
  pinyin: pattern.pinyin.replace(SUBJECT, subject.pinyin),
  en: pattern.en.replace(SUBJECT, subject.en),
});
