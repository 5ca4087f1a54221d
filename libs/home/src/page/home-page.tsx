import { FIRST_SECTIONS, useAppContext, useMedia, useServices, WIDE_QUERY } from '@heptad/feature-module';
import { sessionSelectors } from '@heptad/session';
import { afterFirstScreen } from '@heptad/ui-kit';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import type { HomeServices } from '../services';
import { GuestBar } from './guest-bar';
import { HomeHead } from './home-head';
import { HomeSection } from './home-section';

export { prefetchHome } from '../content/prefetch-home';
export { OWN_SECTIONS } from './own-sections';

/** Optional: without it there are no icons at the page's edge. */
const FloatDock = afterFirstScreen(() =>
  import('../float-dock/float-dock').then(
    (module) => ({ default: module.FloatDock }),
    () => ({ default: () => null }),
  ),
);

/** The first page (ROUTE-003): the sections of all features in the brand's order. */
export default function HomePage() {
  const { brand, homeSections } = useAppContext();
  const { language } = useServices<HomeServices>();
  // The full-site layout has logo, balance and login in its header.
  const wide = useMedia(WIDE_QUERY);
  const guest = useSelector(sessionSelectors.selectStatus) === 'guest' && !wide;
  return (
    <>
      <main className="px-page pb-section has-[+[data-guest-bar]]:pb-[64px] lg:px-0 lg:pt-[20px]">
        <h1 className="sr-only">{brand.config.names[language.current()]}</h1>
        {!wide && <HomeHead />}
        <div className="*:first:mt-0">
          {homeSections.map((section, place) => (
            <HomeSection
              key={section.id}
              {...section}
              isFirst={place < FIRST_SECTIONS}
              onReload={() => window.location.reload()}
            />
          ))}
        </div>
      </main>
      {guest && <GuestBar />}
      <Suspense fallback={null}>
        <FloatDock />
      </Suspense>
    </>
  );
}
