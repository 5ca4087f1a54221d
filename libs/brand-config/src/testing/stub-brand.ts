import type { Brand } from '../brand';
import type { BrandAssets, BrandBundle, HeadColours } from '../brand-bundle';
import type { ThemeName } from '../theme-choice';

const inEveryTheme = (file: string): Readonly<Record<ThemeName, string>> => ({
  light: `/${file}.svg`,
  dark: `/${file}-dark.svg`,
});

/** What differs from the brand that {@link stubBrand} makes up. */
export interface BrandTraits {
  readonly config?: Partial<Brand>;
  readonly assets?: Partial<BrandAssets>;
  readonly workers?: BrandBundle['workers'];
  readonly about?: BrandBundle['about'];
  readonly heads?: Readonly<Record<ThemeName, HeadColours>>;
  readonly messages?: Partial<BrandBundle['messages']>;
}

/** A whole brand for specs, which is none of the real ones. */
export function stubBrand({
  config,
  assets,
  workers,
  about,
  heads,
  messages,
}: BrandTraits = {}): BrandBundle {
  const noTexts = async () => ({ default: {} });
  return {
    config: {
      code: 'some',
      names: { 'zh-CN': '某牌', 'zh-TW': '某牌體育', en: 'Brand' },
      slogan: { 'zh-CN': '一句话', 'zh-TW': '一句話', en: 'Words' },
      siteId: 1,
      capabilities: ['sports'],
      venueOrder: ['IMTY', 'YBTY', 'DBTY', 'FBTY'],
      trackedVenues: [],
      labels: {
        customerService: { 'zh-CN': '客服', 'zh-TW': '客服', en: 'Support' },
        centreWallet: { 'zh-CN': '中心钱包', 'zh-TW': '中心錢包', en: 'Centre wallet' },
      },
      hasDark: true,
      defaultTheme: 'system',
      tabs: ['home'],
      homeSections: ['hero'],
      unauthenticatedMode: 2,
      festivals: [],
      native: { scheme: 'some', marker: 'SomeApp' },
      layout: {
        density: 'medium',
        sectionHead: 'plain',
        corner: 'round',
        matchHead: 'calm',
        matchRow: 'calm',
      },
      ...config,
    },
    assets: {
      logo: inEveryTheme('logo'),
      mark: '/mark.svg',
      hero: inEveryTheme('hero'),
      loading: inEveryTheme('loading'),
      empty: '/empty.svg',
      icons: '/icons.svg',
      ...assets,
    },
    workers: workers ?? { payload: '/payload.js' },
    about: about ?? (async () => ({ default: { facts: { version: '1.2.3' }, licences: [] } })),
    heads: heads ?? {
      light: { plain: '#ffffff', special: '#00aa55' },
      dark: { plain: '#181a21', special: '#005522' },
    },
    messages: { 'zh-CN': noTexts, 'zh-TW': noTexts, en: noTexts, ...messages },
  };
}
