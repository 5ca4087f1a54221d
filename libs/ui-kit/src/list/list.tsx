import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { NavigationLink } from '../navigation-link/navigation-link';
import { cx, FOCUS_RING_INSIDE } from '../styling/class-names';

/** A list of {@link Cell}s with a line between them. */
export function List({ className, ...rest }: ComponentPropsWithRef<'ul'>) {
  return (
    <ul {...rest} className={cx('divide-y divide-line overflow-hidden rounded-m bg-raised', className)} />
  );
}

export interface CellProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly leading?: ReactNode;
  /** At the end of the line: a value, a switch, a badge. */
  readonly trailing?: ReactNode;
  /** Makes the whole cell a button. */
  readonly onPress?: () => void;
  /** Makes the whole cell a link. */
  readonly href?: string;
  readonly disabled?: boolean;
  /** It leads to the page that is shown. */
  readonly current?: boolean;
}

const ROW = 'flex min-h-[52px] w-full min-w-0 items-center gap-3 px-4 py-2 text-left';

/** One line of a {@link List}: a title, perhaps more, and perhaps something to press. */
export function Cell({
  title,
  description,
  leading,
  trailing,
  onPress,
  href,
  disabled = false,
  current = false,
  className,
  ...rest
}: CellProps) {
  const content = (
    <>
      {leading}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="line-clamp-2 text-base break-words text-text">{title}</span>
        {description !== undefined && (
          <span className="line-clamp-2 text-sm break-words text-muted">{description}</span>
        )}
      </span>
      {trailing !== undefined && (
        <span className="flex max-w-[50%] min-w-0 shrink-0 items-center text-right text-sm [overflow-wrap:anywhere] text-muted tabular-nums">
          {trailing}
        </span>
      )}
      {(onPress !== undefined || href !== undefined) && <Icon name="forward" className="size-4 text-muted" />}
    </>
  );
  return (
    <li {...rest} data-disabled={disabled || undefined} className={cx('data-disabled:opacity-50', className)}>
      {href !== undefined && !disabled ? (
        <NavigationLink
          href={href}
          aria-current={current ? 'page' : undefined}
          className={cx(
            ROW,
            'aria-[current=page]:bg-sunken aria-[current=page]:font-semibold',
            FOCUS_RING_INSIDE,
          )}
        >
          {content}
        </NavigationLink>
      ) : onPress !== undefined ? (
        <button type="button" disabled={disabled} onClick={onPress} className={cx(ROW, FOCUS_RING_INSIDE)}>
          {content}
        </button>
      ) : href !== undefined ? (
        // A link that leads nowhere now, and still says that it is one.
        <a role="link" aria-disabled="true" className={cx(ROW, 'cursor-not-allowed')}>
          {content}
        </a>
      ) : (
        <div className={ROW}>{content}</div>
      )}
    </li>
  );
}
