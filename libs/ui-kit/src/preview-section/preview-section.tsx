import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/button';
import { NavigationLink } from '../navigation-link/navigation-link';
import { Skeleton } from '../skeleton/skeleton';
import { cx, FOCUS_RING } from '../styling/class-names';

export interface PreviewSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Of the heading, by which the section is named. */
  readonly headingId: string;
  readonly title: string;
  /** The way to all of it. */
  readonly all: { readonly label: string; readonly href: string };
  /** Between the heading and the way to all of it, such as choices in a row that is pushed aside. */
  readonly beside?: ReactNode;
  /** Class of the content's height. Skeleton and messages have the same height, so that nothing moves; a message never fills a screen. */
  readonly height: string;
  /** How many things there are to show; undefined while that is not known. */
  readonly count: number | undefined;
  /** The state of the query. */
  readonly query: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Said where they could not be had, on the button that asks again, and where there are none. */
  readonly words: { readonly failed: string; readonly retry: string; readonly none: string };
  /** The content, once there is some. */
  readonly children?: ReactNode;
}

/** The classes of the head of a section, drawn as the brand draws them. */
const SECTION_HEAD = 'section-head min-w-0 flex-1 truncate text-lg leading-[28px] text-text';

/** The classes of a row of its cards: pushed aside on phones, two columns where there is room; how many in the widest is the section's own. */
export const PREVIEW_ROW =
  '-mx-page flex snap-x scroll-px-page gap-3 overflow-x-auto -mt-1 px-page py-1 [scrollbar-width:none] md:mx-0 md:mt-0 md:grid md:grid-cols-2 md:overflow-visible md:p-0';

const STEAD =
  'flex max-h-[240px] flex-col items-center justify-center gap-2 rounded-l bg-raised px-4 text-center text-sm text-muted shadow-1 ';

/** A few things of a page, under a heading with the way to all of them; or why they are not there. */
export function PreviewSection({
  headingId,
  title,
  all,
  beside,
  height,
  count,
  query,
  words,
  children,
  ...rest
}: PreviewSectionProps) {
  return (
    <section {...rest} aria-labelledby={headingId}>
      <div
        className={cx(
          'flex justify-between gap-2',
          beside === undefined ? 'h-[36px] items-start' : 'h-[42px] items-center',
        )}
      >
        <h2
          id={headingId}
          className={beside === undefined ? SECTION_HEAD : 'shrink-0 text-base whitespace-nowrap text-text'}
        >
          {title}
        </h2>
        {beside}
        <NavigationLink
          href={all.href}
          className={`-my-[8px] flex min-h-[44px] shrink-0 items-center rounded-s text-sm text-link ${FOCUS_RING}`}
        >
          {all.label}
        </NavigationLink>
      </div>
      {count !== undefined && count > 0 ? (
        children
      ) : count === undefined && !query.isError ? (
        <div aria-busy="true">
          <Skeleton className={`rounded-l ${height}`} />
        </div>
      ) : (
        <div role={count === 0 ? 'status' : 'alert'} className={STEAD + height}>
          <p>{count === 0 ? words.none : words.failed}</p>
          {count === undefined && (
            <Button size="s" variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
              {words.retry}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
