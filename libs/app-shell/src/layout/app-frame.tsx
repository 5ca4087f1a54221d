import { useServices } from '@heptad/feature-module';
import { LinkProvider, ToastViewport, type NavigationLinkProps, type ToastStore } from '@heptad/ui-kit';
import { useEffect } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { isEntryPath } from '../routing/return-path';
import { SafetyHost } from '../safety/safety-host';

/** The kit's links, kept inside the router; addresses of other sites stay plain anchors. */
function RouterLink({ href, ...rest }: NavigationLinkProps) {
  return href.startsWith('/') ? (
    <Link to={href} viewTransition={'startViewTransition' in document} {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
}

/** Entry pages scroll on the root container, and by this rule only they do (SHELL-014). */
function useRootScrolling(pathname: string): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-root-scroll', isEntryPath(pathname));
  }, [pathname]);
}

/** What lies around every page: links that keep to the router, the toast, and where each visited page was scrolled to. */
export function AppFrame() {
  const { toast } = useServices<{ readonly toast: ToastStore }>();
  const { pathname } = useLocation();
  useRootScrolling(pathname);
  return (
    <LinkProvider link={RouterLink}>
      <Outlet />
      <ToastViewport store={toast} />
      <SafetyHost />
      <ScrollRestoration getKey={(location) => location.key} />
    </LinkProvider>
  );
}
