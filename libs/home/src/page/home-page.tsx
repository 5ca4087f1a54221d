import { useAppContext, useServices } from '@heptad/feature-module';
import { lazy, Suspense } from 'react';
import type { HomeServices } from '../services';
import { HomeHead } from './home-head';
import { HomeSection } from './home-section';

export { OWN_SECTIONS } from './own-sections';

/** Optional: its icons come from the platform after the page, so its code waits for the first paint. */
const FloatDock = lazy(() =>
  import('../float-dock/float-dock').then(
    (module) => ({ default: module.FloatDock }),
    () => ({ default: () => null }),
  ),
);

/** The first page (ROUTE-003): the sections of all features in the brand's order. */
export default function HomePage() {
  const { brand, homeSections } = useAppContext();
  const { language } = useServices<HomeServices>();
  return (
    <>
      <main className="px-page pb-section lg:px-0 lg:pt-[20px]">
        <h1 className="sr-only">{brand.config.names[language.current()]}</h1>
        <HomeHead />
        <div className="*:first:mt-0">
          {homeSections.map((section) => (
            <HomeSection key={section.id} {...section} onReload={() => window.location.reload()} />
          ))}
        </div>
      </main>
      <Suspense fallback={null}>
        <FloatDock />
      </Suspense>
    </>
  );
}
