import { useState } from 'react';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { cx } from '../styling/class-names';
import { FIELD_BOX, FieldFrame, INPUT_CLASSES, type FieldWords } from '../text-field/field-frame';
import { useField } from '../text-field/use-field';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** The count is said aloud from this share of the length on, so that screen readers are not interrupted by every key. */
const SAID_FROM = 0.9;

interface CountProps {
  /** The most that may be typed, in the units that browsers count by. */
  readonly maxLength: number;
  /** What screen readers hear when little room is left. */
  readonly remainingLabel: (remaining: number) => string;
}

interface NoCountProps {
  readonly maxLength?: undefined;
  readonly remainingLabel?: undefined;
}

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'maxLength'> &
  FieldWords &
  (CountProps | NoCountProps);

/**
 * Several lines of text with their label; with `maxLength` it counts what is typed. It grows with its text up to a third of
 * the screen. `className` goes to the whole field, everything else to the text area.
 */
export function TextArea({ maxLength, remainingLabel, rows = 3, onChange, ...props }: TextAreaProps) {
  const { frame, said, rest } = useField(props);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const used = rest.value === undefined ? typed : String(rest.value).length;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value.length);
    onChange?.(event);
  };
  return (
    <FieldFrame
      {...frame}
      bare
      corner={
        maxLength !== undefined && (
          <>
            <span
              aria-hidden="true"
              data-full={used >= maxLength || undefined}
              className="tabular-nums data-full:text-danger"
            >
              {used}/{maxLength}
            </span>
            <VisuallyHidden aria-live="polite">
              {used >= maxLength * SAID_FROM && remainingLabel(Math.max(0, maxLength - used))}
            </VisuallyHidden>
          </>
        )
      }
    >
      <div className={cx('flex px-3 py-2', FIELD_BOX)}>
        <textarea
          {...rest}
          {...said}
          id={frame.id}
          disabled={frame.disabled}
          readOnly={frame.readOnly}
          rows={rows}
          maxLength={maxLength}
          onChange={change}
          className={cx(INPUT_CLASSES, 'field-sizing-content max-h-[33dvh] resize-none leading-normal')}
        />
      </div>
    </FieldFrame>
  );
}
