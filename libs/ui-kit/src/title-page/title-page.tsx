import { defined } from '@heptad/formatting';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../styling/class-names';
import { PAGE_COLUMN, PAGE_TOP } from '../styling/page-shape';
import { TopBar, type TopBarProps } from '../top-bar/top-bar';

export interface TitlePageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  readonly title: string;
  readonly back?: TopBarProps['back'] | undefined;
  readonly actions?: ReactNode;
  /** As {@link TopBarProps.ownEnd}. */
  readonly ownEnd?: boolean;
  readonly children: ReactNode;
}

/** A page of one column under a bar with its name and a way back. */
export function TitlePage({
  title,
  back,
  actions,
  ownEnd = false,
  className,
  children,
  ...rest
}: TitlePageProps) {
  return (
    <div {...rest} className={cx(PAGE_TOP, className)}>
      <TopBar title={title} {...defined({ back })} actions={actions} ownEnd={ownEnd} />
      <main className={`${PAGE_COLUMN} max-w-2xl`}>{children}</main>
    </div>
  );
}
