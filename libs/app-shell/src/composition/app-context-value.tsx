import type { BrandBundle } from '@heptad/brand-config';
import type {
  AppContextValue,
  ComingPage,
  HomeSection,
  HomeSectionView,
  NavigationEntry,
} from '@heptad/feature-module';
import type { FeatureRegistry } from '../features/feature-registry';
import { lazyPart, type LazyPart } from './lazy-part';
import { panelsOf } from './panels-of';

/** Puts entries in the brand's order; those the brand does not list come after, in their own. */
function inBrandOrder<Entry extends { readonly id: string; readonly order: number }>(
  entries: readonly Entry[],
  ids: readonly string[],
): readonly Entry[] {
  const rank = ({ id, order }: Entry): number => {
    const listed = ids.indexOf(id);
    return listed >= 0 ? listed : ids.length + order;
  };
  return [...entries].sort((a, b) => rank(a) - rank(b));
}

/** A home section as the page gets it, and the way to have it there before it is shown. */
type FetchedSection = HomeSectionView &
  Pick<LazyPart, 'fetch'> & {
    /** Asks for what it shows first. */
    prefetch(page: ComingPage): Promise<unknown> | undefined;
  };

/** What the shell itself has beside what pages see of it. */
interface ShellContextValue extends AppContextValue {
  readonly homeSections: readonly FetchedSection[];
}

function sectionView<Services>(
  registry: FeatureRegistry<Services>,
  featureId: string,
  { id, minHeight, section, prefetch }: HomeSection<Services>,
): FetchedSection {
  return {
    id,
    minHeight,
    ...lazyPart(registry, featureId, 'sections', section),
    prefetch: (page) => prefetch?.(registry.services, page),
  };
}

/** The tabs the brand asks for, of those its features offer. */
export function tabsOf(
  offered: readonly NavigationEntry[],
  ids: readonly string[],
): readonly NavigationEntry[] {
  return inBrandOrder(offered, ids).filter(({ id }) => ids.includes(id));
}

/** What every page gets from the shell. */
export function appContextValue<Services>(
  registry: FeatureRegistry<Services>,
  services: Services,
  brand: BrandBundle,
): ShellContextValue {
  const { tabs, homeSections, capabilities } = brand.config;
  const isOffered = ({ capability }: HomeSection<Services>): boolean =>
    capability === undefined || capabilities.some((each) => each === capability);
  const sections = registry.modules.flatMap((module) =>
    (module.homeSections ?? []).filter(isOffered).map((section) => ({
      featureId: module.id,
      section,
      id: section.id,
      order: section.order,
    })),
  );
  return {
    services,
    brand,
    navigation: tabsOf(
      registry.modules.flatMap(({ navigation }) => navigation ?? []),
      tabs,
    ),
    homeSections: inBrandOrder(sections, homeSections).map(({ featureId, section }) =>
      sectionView(registry, featureId, section),
    ),
    SlipPanels: panelsOf(registry, 'slip'),
    RoomPanels: panelsOf(registry, 'room'),
    EsportsPanels: panelsOf(registry, 'esports'),
    SettingsPanels: panelsOf(registry, 'settings'),
    LessonPanels: panelsOf(registry, 'lesson'),
    addMessages: registry.addMessages,
    send: registry.send,
  };
}
