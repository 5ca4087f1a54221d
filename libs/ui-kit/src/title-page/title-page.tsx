import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../styling/class-names';
import { TopBar, type TopBarProps } from '../top-bar/top-bar';

/** The column below the bar of a page. In the full-site layout it is as wide as the bar. */
export const PAGE_COLUMN = 'mx-auto flex w-full flex-col gap-4 p-4 lg:max-w-none lg:px-0';
/** The bar stands level with the panels beside it. */
export const PAGE_TOP = 'lg:pt-[20px]';

export interface TitlePageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  readonly title: string;
  readonly back?: TopBarProps['back'] | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of one column under a bar with its name and a way back. */
export function TitlePage({ title, back, actions, className, children, ...rest }: TitlePageProps) {
  return (
    <div {...rest} className={cx(PAGE_TOP, className)}>
      <TopBar title={title} {...(back !== undefined && { back })} actions={actions} />
      <main className={`${PAGE_COLUMN} max-w-2xl`}>{children}</main>
    </div>
  );
}
