import type { ComponentType } from 'react';

/** One state of a component, ready to be drawn. */
export interface SheetStory {
  readonly name: string;
  readonly Drawing: ComponentType;
}

/** All states of a component on one page, each below its name and kept in a box of its own. */
export function Sheet({ stories }: { readonly stories: readonly SheetStory[] }) {
  return (
    <div className="grid gap-4" data-sheet="">
      {stories.map(({ name, Drawing }) => (
        <section key={name} data-story={name} className="min-w-0 [contain:layout]">
          <p className="pb-1 text-xs text-muted">{name}</p>
          <Drawing />
        </section>
      ))}
    </div>
  );
}
