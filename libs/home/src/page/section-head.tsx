import type { ReactNode } from 'react';

/** The head of a home section, drawn as the brand draws them. @param id lets the section be named by it */
export function SectionHead({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <h2 id={id} className="section-head min-w-0 flex-1 truncate text-lg leading-[28px] text-text">
      {children}
    </h2>
  );
}
