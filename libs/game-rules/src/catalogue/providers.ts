import type { GameArea } from './game';
import type { Names } from './names';

/** The code of a provider of games. All providers are inventions. */
export type ProviderCode =
  | 'shanhai'
  | 'yunge'
  | 'xinghe'
  | 'liuli'
  | 'canglang'
  | 'qingluan'
  | 'mofang'
  | 'lanting'
  | 'huaying'
  | 'jinwu'
  | 'shuofang'
  | 'chiyan'
  | 'yuge'
  | 'caifang';

/** Who makes games, and the venues through which its games of each area are launched. */
export interface Provider {
  readonly code: ProviderCode;
  readonly names: Names;
  /**
   * The venue of each area in which it has games. Venues whose codes begin with `YB`, `BY` or `PMDZ` share the wallet
   * of their family, any other has one of its own (VENUE-016, OPEN-043).
   */
  readonly venues: Readonly<Partial<Record<GameArea, string>>>;
}

const provider = (
  code: ProviderCode,
  [cn, tw, pinyin, en]: readonly [cn: string, tw: string, pinyin: string, en: string],
  venues: Provider['venues'],
): Provider => ({ code, names: { 'zh-CN': cn, 'zh-TW': tw, en, pinyin }, venues });

/** All providers. */
export const PROVIDERS: readonly Provider[] = [
  provider('shanhai', ['山海', '山海', 'shan hai', 'Shanhai'], { egame: 'PMDZ' }),
  provider('yunge', ['云阁', '雲閣', 'yun ge', 'Yunge'], { egame: 'PMDZYG', live: 'YBZR', lottery: 'YBCP' }),
  provider('xinghe', ['星河', '星河', 'xing he', 'Xinghe'], { egame: 'PMDZXH', live: 'XHZR' }),
  provider('liuli', ['琉璃', '琉璃', 'liu li', 'Liuli'], { egame: 'PMDZLL' }),
  provider('canglang', ['沧浪', '滄浪', 'cang lang', 'Canglang'], { egame: 'PMDZCL', fishing: 'BYCL' }),
  provider('qingluan', ['青鸾', '青鸞', 'qing luan', 'Qingluan'], { egame: 'PMDZQL' }),
  provider('mofang', ['墨坊', '墨坊', 'mo fang', 'Mofang'], { egame: 'PMDZMF' }),
  provider('lanting', ['兰汀', '蘭汀', 'lan ting', 'Lanting'], { egame: 'PMDZLN' }),
  provider('huaying', ['桦影', '樺影', 'hua ying', 'Huaying'], { egame: 'PMDZHY' }),
  provider('jinwu', ['金乌', '金烏', 'jin wu', 'Jinwu'], { egame: 'PMDZJW', live: 'JWZR' }),
  provider('shuofang', ['朔方', '朔方', 'shuo fang', 'Shuofang'], { egame: 'PMDZSF', lottery: 'SFCP' }),
  provider('chiyan', ['赤岩', '赤岩', 'chi yan', 'Chiyan'], { egame: 'PMDZCY' }),
  provider('yuge', ['渔歌', '漁歌', 'yu ge', 'Yuge'], { fishing: 'BYHY' }),
  provider('caifang', ['彩坊', '彩坊', 'cai fang', 'Caifang'], { lottery: 'CPSS' }),
];

/** The providers that have games of an area, each with its venue there. */
export const venuesOf = (
  area: GameArea,
): readonly { readonly provider: ProviderCode; readonly venue: string }[] =>
  PROVIDERS.flatMap(({ code, venues }) => {
    const venue = venues[area];
    return venue === undefined ? [] : [{ provider: code, venue }];
  });
