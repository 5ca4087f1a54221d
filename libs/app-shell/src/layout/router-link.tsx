import { defined } from '@heptad/formatting';
import type { NavigationLinkProps } from '@heptad/ui-kit';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { calmViewTransitions } from './calm-view-transitions';

/** A link inside the site. The router's own would bring its prefetching of pages that a server draws. */
function SiteLink({ href, onClick, target, ...rest }: NavigationLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    ...defined({ target }),
    viewTransition: typeof document !== 'undefined' && calmViewTransitions(document),
  });
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(href)} target={target} onClick={click} />;
}

/** The kit's links, kept inside the router; addresses of other sites stay plain anchors. */
export function RouterLink(props: NavigationLinkProps) {
  return /^\/(?!\/)/.test(props.href) ? <SiteLink {...props} /> : <a {...props} />;
}
