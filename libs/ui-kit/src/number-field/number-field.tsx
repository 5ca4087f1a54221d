import { NumberField as BaseNumberField } from '@base-ui/react/number-field';
import { Icon } from '../icon/icon';
import { cx, DISABLED, FOCUS_RING_INSIDE, TOUCH_SQUARE } from '../styling/class-names';
import { FIELD_BOX, FieldFrame } from '../text-field/field-frame';
import { useField, type FieldProps } from '../text-field/use-field';

export interface NumberFieldProps extends FieldProps {
  /** A whole number, or null while nothing is there. */
  readonly value: number | null;
  /** Called with whole numbers within the bounds, or null when the field is emptied. */
  readonly onValueChange: (value: number | null) => void;
  /** The minimum. A smaller number becomes it when the field is left. */
  readonly min?: number;
  /** The maximum. A greater number becomes it when the field is left. */
  readonly max?: number;
  /** What one press of a button or an arrow key adds; with Shift it is ten times as much. */
  readonly step?: number;
  /** Name of the button that takes one step off. */
  readonly decreaseLabel: string;
  /** Name of the button that adds one step. */
  readonly increaseLabel: string;
  readonly required?: boolean;
  readonly name?: string;
}

const WHOLE: Intl.NumberFormatOptions = { maximumFractionDigits: 0, useGrouping: false };
const STEP = cx(
  'flex shrink-0 items-center justify-center rounded-m text-text select-none active:bg-raised',
  TOUCH_SQUARE,
  FOCUS_RING_INSIDE,
  DISABLED,
);

/**
 * A whole number, typed or stepped with − and +. For counts and levels, never for money: that is text, see `MoneyField`.
 * Data attributes reach the input, `className` the whole field.
 */
export function NumberField({
  value,
  onValueChange,
  min,
  max,
  step = 1,
  decreaseLabel,
  increaseLabel,
  required = false,
  name,
  ...props
}: NumberFieldProps) {
  const { frame, said, rest } = useField(props);
  return (
    <FieldFrame {...frame} bare>
      <BaseNumberField.Root
        id={frame.id}
        name={name}
        value={value}
        onValueChange={(next) => onValueChange(next === null ? null : Math.round(next))}
        min={min}
        max={max}
        step={step}
        largeStep={step * 10}
        smallStep={step}
        locale="en"
        format={WHOLE}
        disabled={frame.disabled}
        readOnly={frame.readOnly}
        required={required}
      >
        <BaseNumberField.Group className={cx('flex min-h-[48px] items-center', FIELD_BOX)}>
          <BaseNumberField.Decrement aria-label={decreaseLabel} className={STEP}>
            <Icon name="minus" className="size-5" />
          </BaseNumberField.Decrement>
          <BaseNumberField.Input
            {...rest}
            {...said}
            aria-roledescription={undefined}
            inputMode="numeric"
            className="min-h-[44px] w-full min-w-0 flex-1 bg-transparent text-center text-[16px] text-text tabular-nums outline-none disabled:cursor-not-allowed"
          />
          <BaseNumberField.Increment aria-label={increaseLabel} className={STEP}>
            <Icon name="plus" className="size-5" />
          </BaseNumberField.Increment>
        </BaseNumberField.Group>
      </BaseNumberField.Root>
    </FieldFrame>
  );
}
