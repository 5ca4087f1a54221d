import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { Icon } from '../icon/icon';
import { cx } from '../styling/class-names';
import type { SelectChoice } from './select-field';

interface SelectMenuProps {
  readonly trigger: Omit<ComponentPropsWithoutRef<'button'>, 'value'>;
  readonly face: ReactNode;
  readonly label: string;
  readonly options: readonly SelectChoice<string>[];
  readonly value: string | null;
  readonly onValueChange: (value: string | null) => void;
  readonly disabled: boolean;
  readonly readOnly: boolean;
}

const BACKDROP =
  'fixed inset-0 z-40 max-sm:bg-[rgb(0_0_0/0.6)] motion-safe:transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0';
// The part places itself by inline styles, which the sheet of phones has to overrule.
const POSITIONER =
  'z-50 outline-none max-sm:fixed! max-sm:inset-x-0! max-sm:top-auto! max-sm:bottom-0! max-sm:transform-none!';
const POPUP = cx(
  'flex min-w-0 flex-col overflow-hidden bg-raised text-text shadow-2 outline-none',
  'max-sm:max-h-[70dvh] max-sm:rounded-t-l max-sm:pb-[max(0.5rem,var(--inset-bottom))] motion-safe:max-sm:transition-transform',
  'max-sm:data-ending-style:translate-y-full max-sm:data-starting-style:translate-y-full',
  'sm:max-h-(--available-height) sm:w-max sm:max-w-[24rem] sm:min-w-(--anchor-width) sm:rounded-m sm:border sm:border-line motion-safe:sm:transition-opacity',
  'sm:data-ending-style:opacity-0 sm:data-starting-style:opacity-0',
);

/** What `SelectField` shows once its code is there: it opens at once. */
export function SelectMenu({
  trigger,
  face,
  label,
  options,
  value,
  onValueChange,
  disabled,
  readOnly,
}: SelectMenuProps) {
  return (
    // Its style elements only hide scroll bars, and a strict content policy refuses them.
    <CSPProvider disableStyleElements>
      <BaseSelect.Root
        defaultOpen
        items={options}
        value={value}
        onValueChange={(next) => onValueChange(next)}
        disabled={disabled}
        readOnly={readOnly}
      >
        <BaseSelect.Trigger {...trigger}>{face}</BaseSelect.Trigger>
        <BaseSelect.Portal>
          <BaseSelect.Backdrop className={BACKDROP} />
          <BaseSelect.Positioner alignItemWithTrigger={false} sideOffset={4} className={POSITIONER}>
            <BaseSelect.Popup className={POPUP}>
              <p
                aria-hidden="true"
                className="shrink-0 truncate border-b border-line px-4 py-3 text-base font-semibold sm:hidden"
              >
                {label}
              </p>
              <BaseSelect.List
                aria-label={label}
                className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1"
              >
                {options.map((option) => (
                  <BaseSelect.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    className={cx(
                      'flex min-h-[48px] min-w-0 cursor-pointer items-center gap-3 rounded-s px-3 py-2 outline-none select-none',
                      'data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-sunken data-selected:font-medium data-selected:text-accent',
                    )}
                  >
                    <span className="flex min-w-0 flex-1 flex-col">
                      <BaseSelect.ItemText className="break-words">{option.label}</BaseSelect.ItemText>
                      {option.description !== undefined && (
                        <span className="text-sm font-normal break-words text-muted">
                          {option.description}
                        </span>
                      )}
                    </span>
                    <BaseSelect.ItemIndicator className="flex shrink-0">
                      <Icon name="check" className="size-5" />
                    </BaseSelect.ItemIndicator>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </CSPProvider>
  );
}
