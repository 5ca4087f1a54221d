import { word, type Word } from './names';
import type { SubjectSort } from './subjects';

const GENERAL: readonly Word[] = [
  word('treasure', '~宝藏', '~寶藏', '~ bao zang', '~ Treasure'),
  word('legend', '~传说', '~傳說', '~ chuan shuo', '~ Legend'),
  word('adventure', '~大冒险', '~大冒險', '~ da mao xian', '~ Adventure'),
  word('carnival', '~狂欢夜', '~狂歡夜', '~ kuang huan ye', '~ Carnival'),
  word('lucky', '幸运~', '幸運~', 'xing yun ~', 'Lucky ~'),
  word('super', '超级~', '超級~', 'chao ji ~', 'Super ~'),
  word('quest', '寻找~', '尋找~', 'xun zhao ~', 'Quest for ~'),
  word('kingdom', '~王国', '~王國', '~ wang guo', '~ Kingdom'),
  word('encounter', '~奇遇记', '~奇遇記', '~ qi yu ji', '~ Encounter'),
  word('fantasia', '~幻想曲', '~幻想曲', '~ huan xiang qu', '~ Fantasia'),
  word('dream', '~之梦', '~之夢', '~ zhi meng', '~ Dream'),
  word('banquet', '~夜宴', '~夜宴', '~ ye yan', '~ Banquet'),
  word('starry', '星空~', '星空~', 'xing kong ~', 'Starry ~'),
  word('deluxe', '~豪华版', '~豪華版', '~ hao hua ban', '~ Deluxe'),
];

const OWN: Readonly<Record<SubjectSort, readonly Word[]>> = {
  being: [
    word('returns', '~归来', '~歸來', '~ gui lai', '~ Returns'),
    word('brings-fortune', '~送福', '~送福', '~ song fu', '~ Brings Fortune'),
    word('on-the-run', '~快跑', '~快跑', '~ kuai pao', '~ on the Run'),
  ],
  place: [
    word('gate', '~之门', '~之門', '~ zhi men', 'Gate of ~'),
    word('guardian', '~守护者', '~守護者', '~ shou hu zhe', '~ Guardian'),
    word('by-night', '~夜行', '~夜行', '~ ye xing', '~ by Night'),
  ],
  thing: [
    word('workshop', '~工坊', '~工坊', '~ gong fang', '~ Workshop'),
    word('storm', '~风暴', '~風暴', '~ feng bao', '~ Storm'),
    word('fun', '~乐翻天', '~樂翻天', '~ le fan tian', '~ Fun'),
  ],
};

/** The patterns for the names of slots about a sort of subject; `~` is the subject. */
export const patternsFor = (sort: SubjectSort): readonly Word[] => [...GENERAL, ...OWN[sort]];
