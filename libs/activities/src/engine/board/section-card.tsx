import { Card, cx } from '@heptad/ui-kit';
import { useId, type ReactNode } from 'react';

interface SectionCardProps {
  readonly title: string;
  /** At the end of the line of the title. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of an activity's page under a title of its own. */
export function SectionCard({ title, aside, className, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={cx('flex flex-col gap-3', className)}>
      <div className="flex min-w-0 items-baseline justify-between gap-3">
        <h2 id={id} className="min-w-0 text-base font-semibold break-words text-text">
          {title}
        </h2>
        {aside !== undefined && (
          <span className="min-w-0 text-right text-sm text-muted tabular-nums">{aside}</span>
        )}
      </div>
      {children}
    </Card>
  );
}
