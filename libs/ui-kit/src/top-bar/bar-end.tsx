import { createContext, useContext, type ReactNode } from 'react';

const EndContext = createContext<ReactNode>(null);

/** Tells every bar below it what the app has at its end, after the page's own buttons. */
export function BarEndProvider({ end, children }: { readonly end: ReactNode; readonly children: ReactNode }) {
  return <EndContext value={end}>{children}</EndContext>;
}

/** What the app has at the end of every bar; for heads that are no {@link TopBar}. Nothing without {@link BarEndProvider}. */
export function BarEnd() {
  return useContext(EndContext);
}
