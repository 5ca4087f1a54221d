import type { Motif } from './game';
import { word, type Word } from './names';

/** Living beings, places and things go with other patterns. */
export type SubjectSort = 'being' | 'place' | 'thing';

/** What a slot is about. */
export interface Subject extends Word {
  readonly sort: SubjectSort;
  readonly motif: Motif;
  /** Degrees of the colour circle. */
  readonly hue: number;
}

type Row = readonly [...Parameters<typeof word>, motif: Motif, hue: number];

const of = (sort: SubjectSort, rows: readonly Row[]): readonly Subject[] =>
  rows.map(([id, cn, tw, pinyin, en, motif, hue]) => ({ ...word(id, cn, tw, pinyin, en), sort, motif, hue }));

/** What slots are about, all from nature, fairy tales and everyday life. */
export const SUBJECTS: readonly Subject[] = [
  ...of('being', [
    ['azure-dragon', '青龙', '青龍', 'qing long', 'Azure Dragon', 'dragon', 195],
    ['fire-phoenix', '火凤', '火鳳', 'huo feng', 'Fire Phoenix', 'bird', 12],
    ['white-tiger', '白虎', '白虎', 'bai hu', 'White Tiger', 'beast', 215],
    ['dark-tortoise', '玄龟', '玄龜', 'xuan gui', 'Dark Tortoise', 'beast', 160],
    ['qilin', '麒麟', '麒麟', 'qi lin', 'Qilin', 'beast', 48],
    ['jade-rabbit', '玉兔', '玉兔', 'yu tu', 'Jade Rabbit', 'moon', 230],
    ['nine-tailed-fox', '九尾狐', '九尾狐', 'jiu wei hu', 'Nine-Tailed Fox', 'beast', 24],
    ['koi', '锦鲤', '錦鯉', 'jin li', 'Koi', 'fish', 8],
    ['panda', '熊猫', '熊貓', 'xiong mao', 'Panda', 'beast', 128],
    ['lion-dance', '醒狮', '醒獅', 'xing shi', 'Lion Dance', 'mask', 0],
    ['snow-wolf', '雪狼', '雪狼', 'xue lang', 'Snow Wolf', 'beast', 205],
    ['falcon', '猎鹰', '獵鷹', 'lie ying', 'Falcon', 'bird', 32],
    ['peacock', '孔雀', '孔雀', 'kong que', 'Peacock', 'bird', 175],
    ['fortune-cat', '招财猫', '招財貓', 'zhao cai mao', 'Fortune Cat', 'beast', 44],
    ['gold-toad', '金蟾', '金蟾', 'jin chan', 'Gold Toad', 'coin', 50],
    ['spirit-deer', '灵鹿', '靈鹿', 'ling lu', 'Spirit Deer', 'beast', 142],
    ['winged-horse', '飞马', '飛馬', 'fei ma', 'Winged Horse', 'beast', 262],
    ['mammoth', '猛犸', '猛獁', 'meng ma', 'Mammoth', 'beast', 28],
    ['dolphin', '海豚', '海豚', 'hai tun', 'Dolphin', 'wave', 200],
    ['butterfly', '彩蝶', '彩蝶', 'cai die', 'Butterfly', 'flower', 300],
    ['god-of-wealth', '财神', '財神', 'cai shen', 'God of Wealth', 'coin', 4],
    ['moon-lady', '嫦娥', '嫦娥', 'chang e', 'Moon Lady', 'moon', 245],
    ['swordsman', '剑客', '劍客', 'jian ke', 'Swordsman', 'sword', 188],
    ['swordswoman', '女侠', '女俠', 'nv xia', 'Swordswoman', 'sword', 335],
    ['captain', '船长', '船長', 'chuan zhang', 'Captain', 'ship', 210],
    ['pharaoh', '法老', '法老', 'fa lao', 'Pharaoh', 'pyramid', 40],
    ['viking', '维京', '維京', 'wei jing', 'Viking', 'ship', 18],
    ['ninja', '忍者', '忍者', 'ren zhe', 'Ninja', 'mask', 255],
    ['pirate', '海盗', '海盜', 'hai dao', 'Pirate', 'ship', 355],
    ['magician', '魔术师', '魔術師', 'mo shu shi', 'Magician', 'card', 280],
    ['cowboy', '牛仔', '牛仔', 'niu zai', 'Cowboy', 'wheel', 26],
    ['detective', '侦探', '偵探', 'zhen tan', 'Detective', 'mask', 60],
    ['elf', '精灵', '精靈', 'jing ling', 'Elf', 'flower', 110],
  ]),
  ...of('place', [
    ['dunhuang', '敦煌', '敦煌', 'dun huang', 'Dunhuang', 'temple', 36],
    ['loulan', '楼兰', '樓蘭', 'lou lan', 'Loulan', 'pyramid', 30],
    ['jiangnan', '江南', '江南', 'jiang nan', 'Jiangnan', 'wave', 165],
    ['changan', '长安', '長安', 'chang an', 'Chang’an', 'temple', 14],
    ['pyramid', '金字塔', '金字塔', 'jin zi ta', 'Pyramid', 'pyramid', 46],
    ['rainforest', '雨林', '雨林', 'yu lin', 'Rainforest', 'mountain', 120],
    ['kunlun', '昆仑', '崑崙', 'kun lun', 'Kunlun', 'mountain', 220],
    ['penglai', '蓬莱', '蓬萊', 'peng lai', 'Penglai', 'mountain', 180],
    ['peach-spring', '桃花源', '桃花源', 'tao hua yuan', 'Peach Blossom Spring', 'flower', 340],
    ['dragon-palace', '龙宫', '龍宮', 'long gong', 'Dragon Palace', 'dragon', 192],
    ['desert', '大漠', '大漠', 'da mo', 'Desert', 'pyramid', 34],
    ['polar', '极地', '極地', 'ji di', 'Polar', 'mountain', 202],
    ['temple-fair', '庙会', '廟會', 'miao hui', 'Temple Fair', 'lantern', 6],
    ['night-market', '夜市', '夜市', 'ye shi', 'Night Market', 'lantern', 270],
    ['old-castle', '古堡', '古堡', 'gu bao', 'Old Castle', 'temple', 285],
  ]),
  ...of('thing', [
    ['fruit', '水果', '水果', 'shui guo', 'Fruit', 'fruit', 100],
    ['gems', '宝石', '寶石', 'bao shi', 'Gems', 'gem', 290],
    ['mahjong', '麻将', '麻將', 'ma jiang', 'Mahjong', 'tile', 150],
    ['lantern', '花灯', '花燈', 'hua deng', 'Lantern', 'lantern', 2],
    ['fireworks', '烟花', '煙花', 'yan hua', 'Fireworks', 'wheel', 320],
    ['ingot', '元宝', '元寶', 'yuan bao', 'Ingot', 'coin', 52],
    ['copper-coin', '铜钱', '銅錢', 'tong qian', 'Copper Coin', 'coin', 38],
    ['blue-porcelain', '青花瓷', '青花瓷', 'qing hua ci', 'Blue Porcelain', 'cup', 225],
    ['teacup', '茶盏', '茶盞', 'cha zhan', 'Teacup', 'cup', 90],
    ['hot-pot', '火锅', '火鍋', 'huo guo', 'Hot Pot', 'cup', 358],
    ['mooncake', '月饼', '月餅', 'yue bing', 'Mooncake', 'moon', 42],
    ['candy', '糖果', '糖果', 'tang guo', 'Candy', 'fruit', 330],
    ['dice', '骰子', '骰子', 'tou zi', 'Dice', 'tile', 16],
    ['diamond', '钻石', '鑽石', 'zuan shi', 'Diamond', 'gem', 190],
    ['red-envelope', '红包', '紅包', 'hong bao', 'Red Envelope', 'card', 358],
    ['folding-fan', '折扇', '摺扇', 'zhe shan', 'Folding Fan', 'flower', 350],
    ['zither', '古琴', '古琴', 'gu qin', 'Zither', 'wave', 22],
    ['peony', '牡丹', '牡丹', 'mu dan', 'Peony', 'flower', 345],
    ['lotus', '荷花', '荷花', 'he hua', 'Lotus', 'flower', 325],
    ['cherry', '樱桃', '櫻桃', 'ying tao', 'Cherry', 'fruit', 350],
  ]),
];
