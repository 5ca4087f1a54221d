import type { ReactNode } from 'react';
import { CheckboxGroup as BaseCheckboxGroup } from '@base-ui/react/checkbox-group';
import { Checkbox } from '../checkbox/checkbox';
import { FieldFrame } from '../text-field/field-frame';
import { useField, type FieldProps } from '../text-field/use-field';

export interface CheckboxOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string> extends Omit<FieldProps, 'id' | 'readOnly'> {
  readonly options: readonly CheckboxOption<Value>[];
  readonly value: readonly Value[];
  /** Called with what is then ticked, in the order of the options. */
  readonly onValueChange: (value: readonly Value[]) => void;
  /** Words of a box above the others that ticks or clears all that can be; without them there is none. */
  readonly allLabel?: string;
}

/** Choices of which any number may be ticked. Data attributes reach the group, `className` the whole field. */
export function CheckboxGroup<Value extends string>({
  options,
  value,
  onValueChange,
  allLabel,
  ...props
}: CheckboxGroupProps<Value>) {
  const { frame, said, rest } = useField(props);
  const { id, disabled = false } = frame;
  const give = (ticked: (option: CheckboxOption<Value>) => boolean) =>
    onValueChange(options.filter(ticked).map((option) => option.value));
  const isTicked = (option: CheckboxOption<Value>) => value.includes(option.value);
  const usable = options.filter((option) => !option.disabled);
  const all = usable.length > 0 && usable.every(isTicked);
  return (
    <FieldFrame {...frame} names="group" bare>
      {allLabel !== undefined && (
        <Checkbox
          checked={all}
          indeterminate={!all && usable.some(isTicked)}
          disabled={disabled || usable.length === 0}
          onCheckedChange={(checked) => give((option) => (option.disabled ? isTicked(option) : checked))}
          className="border-b border-line"
        >
          {allLabel}
        </Checkbox>
      )}
      <BaseCheckboxGroup
        {...rest}
        aria-labelledby={`${id}-label`}
        aria-describedby={said['aria-describedby']}
        value={[...value]}
        onValueChange={(next) => give((option) => next.includes(option.value))}
        disabled={disabled}
        className="flex min-w-0 flex-col"
      >
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </Checkbox>
        ))}
      </BaseCheckboxGroup>
    </FieldFrame>
  );
}
