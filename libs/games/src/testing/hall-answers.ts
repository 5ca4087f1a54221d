import type { CallResponse, games } from '@heptad/contracts';

export type WireHall = CallResponse<typeof games.hall>;
export type WireProvider = WireHall['providers'][number];
export type WireGame = WireHall['games'][number];

/** A provider as the platform says it. */
export const wireProvider = (code: string, own: Partial<WireProvider> = {}): WireProvider => ({
  code,
  name: `厂商${code}`,
  pinyin: 'chang shang',
  enName: `PMDZ${code}`,
  countKey: `PMDZ${code}`,
  type: 'egame',
  isDisplay: 1,
  status: 1,
  official: 0,
  isOfficial: 0,
  sortIndex: 10,
  isFavor: 0,
  ...own,
});

/** A game as the platform says it. */
export const wireGame = (id: string, own: Partial<WireGame> = {}): WireGame => ({
  id,
  name: `游戏${id}`,
  en: `Game ${id}`,
  pinyin: `you xi ${id}`,
  provider: 'a',
  enName: 'PMDZa',
  engine: 'slot',
  art: { motif: 'gem', hues: [140, 300] },
  volatility: 'calm',
  rtp: { least: '0.9628', most: '0.9628' },
  greatestWin: '756.1',
  least: '0.40',
  most: '500.00',
  released: '2024-04-17',
  plays: 0,
  ...own,
});

/** A hall as the platform answers it, with one provider unless others are given. */
export const wireHall = (
  games: readonly WireGame[],
  providers: readonly WireProvider[] = [wireProvider('a')],
): WireHall => ({
  providers: [...providers],
  games: [...games],
  counts: Object.fromEntries(providers.map(({ countKey }) => [countKey, games.length])),
});
