import { Icon } from '../icon/icon';
import { cx, FOCUS_RING } from '../styling/class-names';
import { FIELD_BOX } from '../text-field/field-frame';

/** The look of the button that shows the choice, before and after the list's code is there. */
export const SELECT_TRIGGER = cx(
  'flex min-h-[48px] w-full min-w-0 items-center gap-2 px-3 text-left text-[16px] text-text select-none disabled:cursor-not-allowed',
  FIELD_BOX,
  FOCUS_RING,
);

interface SelectFaceProps {
  /** The words of what is chosen; undefined while nothing is. */
  readonly chosen: string | undefined;
  readonly placeholder: string;
  /** The options are on their way. */
  readonly busy: boolean;
}

/** What stands inside the button. */
export function SelectFace({ chosen, placeholder, busy }: SelectFaceProps) {
  return (
    <>
      <span className={cx('min-w-0 flex-1 truncate', chosen === undefined && 'text-muted')}>
        {chosen ?? placeholder}
      </span>
      {busy ? (
        <span
          aria-hidden="true"
          className="size-4 shrink-0 rounded-full border-2 border-muted border-r-transparent motion-safe:animate-spin"
        />
      ) : (
        <Icon name="chevronDown" className="size-5 text-muted" />
      )}
    </>
  );
}
