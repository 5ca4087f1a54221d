import { useAppContext, useServices, type HomeSectionView } from '@heptad/feature-module';
import { FloatDock } from '../float-dock/float-dock';
import type { HomeServices } from '../services';
import { HomeHead } from './home-head';
import { HomeSection } from './home-section';
import { sectionColumns } from './section-columns';
import { useWide } from './use-wide';

export { OWN_SECTIONS } from './own-sections';

function Sections({ sections }: { readonly sections: readonly HomeSectionView[] }) {
  if (sections.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-col gap-section">
      {sections.map((section) => (
        <HomeSection key={section.id} {...section} onReload={() => window.location.reload()} />
      ))}
    </div>
  );
}

/** The first page (ROUTE-003): the sections of all features in the brand's order, in two columns where there is room. */
export default function HomePage() {
  const { brand, homeSections } = useAppContext();
  const { language } = useServices<HomeServices>();
  const wide = useWide();
  const { across, main, beside } = wide
    ? sectionColumns(homeSections)
    : { across: homeSections, main: [], beside: [] };
  return (
    <>
      <main className="px-page pb-section lg:pt-section">
        <h1 className="sr-only">{brand.config.names[language.current()]}</h1>
        <HomeHead />
        <div className="flex flex-col gap-section">
          <Sections sections={across} />
          {main.length > 0 && (
            <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-section">
              <Sections sections={main} />
              <Sections sections={beside} />
            </div>
          )}
        </div>
      </main>
      <FloatDock />
    </>
  );
}
