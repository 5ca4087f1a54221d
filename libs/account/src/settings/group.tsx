import { List } from '@heptad/ui-kit';
import { useId, type ReactNode } from 'react';

/** Settings that belong together, under their name. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="px-1 text-sm font-semibold text-muted">
        {title}
      </h2>
      <List className="shadow-1">{children}</List>
    </section>
  );
}
