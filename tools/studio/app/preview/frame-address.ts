import type { StudioPreview } from '../../contract';
import type { Look } from '@heptad/brand-config';

/** The pages that the preview offers, by the names that the studio has for them. */
export const PAGES = {
  home: '/',
  sports: '/home/sports',
  promotions: '/activity/list',
  records: '/record/bet',
  mine: '/mine',
  wallet: '/mine/finance/myWallet',
  vip: '/mine/vip/privilege',
  login: '/entry/login',
  register: '/entry/register',
  help: '/mine/helpCenter',
} as const;
export type PreviewPage = keyof typeof PAGES;

export const WIDTHS = [360, 390, 768, 1440] as const;
export type Width = (typeof WIDTHS)[number];
/** How high a window of each width usually is. */
export const HEIGHTS: Readonly<Record<Width, number>> = { 360: 740, 390: 844, 768: 1024, 1440: 900 };

export type StateName = StudioPreview['states'][number]['name'];

/** What of a brand is to be seen. */
export interface Sight {
  readonly page: PreviewPage;
  readonly state: StateName;
  readonly look: Look;
}

/**
 * Where a frame is opened: at the address that puts the visitor in the state, which leads on to the page.
 * @param base of the brand that runs: the draft, or what stands beside it
 */
export function frameAddress(preview: StudioPreview, base: string, sight: Sight): string {
  const state = preview.states.find(({ name }) => name === sight.state);
  const address = new URL(state?.address ?? PAGES[sight.page], base);
  // A state's address is that of the draft; what runs beside it knows the same states.
  const target = new URL(address.pathname + address.search, base);
  if (state !== undefined) {
    target.searchParams.set('page', PAGES[sight.page]);
    target.searchParams.set('look', sight.look);
  }
  return target.href;
}
