import { SECTION_HEAD } from '@heptad/ui-kit';
import type { ReactNode } from 'react';

/** The head of a home section, drawn as the brand draws them. @param id lets the section be named by it */
export function SectionHead({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <h2 id={id} className={SECTION_HEAD}>
      {children}
    </h2>
  );
}
