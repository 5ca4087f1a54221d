import { useBrand } from '@heptad/feature-module';
import { Button } from '@heptad/ui-kit';
import type { ReactNode } from 'react';

export interface ClosedPageProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly onAction: () => void;
  /** Further ways on. */
  readonly children?: ReactNode;
}

/** A page that stands in place of the whole product: the brand's mark, what is the matter, and a next step. */
export function ClosedPage({ title, description, action, onAction, children }: ClosedPageProps) {
  const { assets } = useBrand();
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-6 bg-surface px-8 text-center text-text">
      <img src={assets.mark} alt="" width={88} height={88} />
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="text-[15px] leading-relaxed text-muted">{description}</p>
      <div className="flex w-full flex-col gap-3">
        <Button block onClick={onAction}>
          {action}
        </Button>
        {children}
      </div>
    </main>
  );
}
