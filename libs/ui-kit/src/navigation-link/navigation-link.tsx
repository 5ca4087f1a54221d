import { createContext, useContext } from 'react';
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';

/** An anchor's props with an address that is always there. */
export type NavigationLinkProps = ComponentPropsWithRef<'a'> & { readonly href: string };

/** What draws links inside the kit: a component that takes anchor props and keeps to its router. */
export type LinkComponent = ComponentType<NavigationLinkProps>;

const LinkContext = createContext<LinkComponent | null>(null);

/** Tells every link of the kit which router it belongs to. Without it links are plain anchors. */
export function LinkProvider({
  link,
  children,
}: {
  readonly link: LinkComponent;
  readonly children: ReactNode;
}) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link that goes through the router of {@link LinkProvider}. */
export function NavigationLink(props: NavigationLinkProps) {
  const Link = useContext(LinkContext);
  return Link === null ? <a {...props} /> : <Link {...props} />;
}
