import { useServices } from '@heptad/feature-module';
import { BarEndProvider, LinkProvider, ToastViewport, type ToastStore } from '@heptad/ui-kit';
import { lazy, Suspense, useEffect } from 'react';
import { ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { isEntryPath } from '../routing/return-path';
import { HandOverHost } from '../hand-over/hand-over-host';
import { KeptPage } from './kept-page';
import { RouterLink } from './router-link';
import { SafetyHost } from '../safety/safety-host';

const ServiceButton = lazy(async () => ({ default: (await import('./service-button')).ServiceButton }));

/** Only pages with a bar fetch it. */
const BAR_END = (
  <Suspense fallback={<span className="w-[44px] lg:w-0" />}>
    <ServiceButton />
  </Suspense>
);

/** Entry pages scroll on the root container, and by this rule only they do (SHELL-014). */
function useRootScrolling(pathname: string): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-root-scroll', isEntryPath(pathname));
  }, [pathname]);
}

/**
 * By what a place on a page is kept: the visit. The first page of every document is one and the same visit to the router, so it goes by its
 * address too, or another address opened in the same tab would begin where the last one was left.
 */
const placeKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** The frame around every page: links that use the router, the end of its bars, the toast, and the scroll position of each visited page. */
export function AppFrame() {
  const { toast } = useServices<{ readonly toast: ToastStore }>();
  const { pathname } = useLocation();
  useRootScrolling(pathname);
  return (
    <LinkProvider link={RouterLink}>
      <BarEndProvider end={BAR_END}>
        <KeptPage />
      </BarEndProvider>
      <ToastViewport store={toast} />
      <SafetyHost />
      <HandOverHost />
      <ScrollRestoration getKey={placeKey} />
    </LinkProvider>
  );
}
