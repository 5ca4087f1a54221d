import { OTPField } from '@base-ui/react/otp-field';
import { cx } from '../styling/class-names';
import { FieldFrame } from '../text-field/field-frame';
import { useField, type FieldProps } from '../text-field/use-field';

/** Digits of a code that came by message, unless the field says otherwise. */
export const OTP_LENGTH = 6;

export interface OtpFieldProps extends FieldProps {
  /** The digits that are there so far. */
  readonly value: string;
  /** Called with digits only: full-width ones come as plain ones, anything else is not taken. */
  readonly onValueChange: (value: string) => void;
  /** Called once when the last digit is there, typed, pasted or filled in by the device. */
  readonly onComplete?: (value: string) => void;
  readonly length?: number;
  /** Names one box for screen readers, counted from 1. */
  readonly digitLabel: (position: number, length: number) => string;
  readonly name?: string;
}

const plainDigits = (text: string): string => text.normalize('NFKC');

/**
 * A code that came by message: one box for each digit, a single stop for the Tab key. Pasting the code or having the device
 * fill it in fills every box. Data attributes reach the group of boxes, `className` the whole field.
 */
export function OtpField({
  value,
  onValueChange,
  onComplete,
  length = OTP_LENGTH,
  digitLabel,
  name,
  ...props
}: OtpFieldProps) {
  const { frame, said, rest } = useField(props);
  return (
    <FieldFrame {...frame} bare>
      <OTPField.Root
        {...rest}
        id={frame.id}
        name={name}
        length={length}
        value={value}
        // Filtered here, after full-width digits became plain ones: the part would drop them before it normalizes.
        validationType="none"
        inputMode="numeric"
        normalizeValue={(text) => plainDigits(text).replace(/\D/g, '')}
        onValueChange={(next) => onValueChange(next)}
        onValueComplete={(next) => onComplete?.(next)}
        disabled={frame.disabled}
        readOnly={frame.readOnly}
        aria-describedby={said['aria-describedby']}
        className="flex max-w-[24rem] min-w-0 gap-2"
      >
        {Array.from({ length }, (_, index) => (
          <OTPField.Input
            key={index}
            {...(index === 0 ? {} : { 'aria-label': digitLabel(index + 1, length) })}
            aria-invalid={said['aria-invalid']}
            className={cx(
              'h-[52px] w-full min-w-0 flex-1 rounded-m border bg-sunken text-center text-xl text-text tabular-nums',
              'focus-visible:outline-2 focus-visible:outline-focus',
              frame.error ? 'border-danger' : 'border-line data-filled:border-muted',
              'group-data-disabled/field:opacity-50 group-data-readonly/field:bg-transparent',
              'disabled:cursor-not-allowed',
            )}
          />
        ))}
      </OTPField.Root>
    </FieldFrame>
  );
}
