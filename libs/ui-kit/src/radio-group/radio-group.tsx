import type { ReactNode } from 'react';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group';
import { cx, FOCUS_RING } from '../styling/class-names';
import { FieldFrame, type FieldWords } from '../text-field/field-frame';
import { useField } from '../text-field/use-field';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends
    FieldWords,
    Omit<
      BaseRadioGroup.Props<Value>,
      'value' | 'defaultValue' | 'onValueChange' | 'className' | 'render' | 'children' | 'id'
    > {
  readonly options: readonly RadioOption<Value>[];
  /** Null while none is chosen. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly className?: string;
}

/**
 * Exclusive choices one below the other, for words that need room; a few short ones fit a `SegmentedControl`. Data attributes
 * reach the group, `className` the whole field.
 */
export function RadioGroup<Value extends string>({
  options,
  value,
  onValueChange,
  ...props
}: RadioGroupProps<Value>) {
  const { frame, said, rest } = useField(props);
  return (
    <FieldFrame {...frame} names="group" bare>
      <BaseRadioGroup<Value | null>
        {...rest}
        {...said}
        aria-labelledby={`${frame.id}-label`}
        disabled={frame.disabled}
        readOnly={frame.readOnly}
        value={value}
        onValueChange={(next) => next !== null && onValueChange(next)}
        className="flex min-w-0 flex-col"
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-[44px] min-w-0 items-center gap-3 py-1 text-base text-text has-data-disabled:opacity-50"
          >
            <Radio.Root
              value={option.value}
              disabled={option.disabled ?? false}
              className={cx(
                'flex size-5 shrink-0 items-center justify-center rounded-full border bg-raised data-checked:border-accent',
                frame.error ? 'border-danger' : 'border-muted',
                FOCUS_RING,
              )}
            >
              <Radio.Indicator className="size-2.5 rounded-full bg-accent" />
            </Radio.Root>
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="break-words">{option.label}</span>
              {option.description !== undefined && (
                <span className="text-sm break-words text-muted">{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </BaseRadioGroup>
    </FieldFrame>
  );
}
