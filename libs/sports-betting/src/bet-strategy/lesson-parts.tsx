import { Chip } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { MAX_COMBO_LEGS } from '../bet-slip/rules/combo-codes';

/** The paragraphs of a lesson, one a line of the text that stands under the key. */
export function Paragraphs({ name }: { readonly name: string }) {
  const { t } = useTranslation('sports');
  return t(`strategy.${name}`, { most: MAX_COMBO_LEGS })
    .split('\n')
    .map((paragraph) => (
      <p key={paragraph} className="text-sm leading-relaxed break-words text-text">
        {paragraph}
      </p>
    ));
}

export interface ExampleChoiceProps<Value> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** What a worked example is worked out for. */
export function ExampleChoice<Value extends string | number>({
  label,
  options,
  value,
  onChoose,
}: ExampleChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1">
      <span aria-hidden="true" className="text-xs text-muted">
        {label}
      </span>
      <div className="flex flex-wrap gap-x-2 gap-y-3 py-1.5">
        {options.map((option) => (
          <Chip
            key={option.value}
            selected={option.value === value}
            onClick={() => onChoose(option.value)}
            className="tabular-nums"
          >
            {option.label}
          </Chip>
        ))}
      </div>
    </div>
  );
}
