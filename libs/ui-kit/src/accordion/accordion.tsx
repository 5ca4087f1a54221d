import type { ReactNode } from 'react';
import { Accordion as BaseAccordion } from '@base-ui/react/accordion';
import { Icon } from '../icon/icon';
import { cx, FOCUS_RING_INSIDE, TOUCH_HEIGHT } from '../styling/class-names';

export interface AccordionItem {
  readonly value: string;
  readonly title: ReactNode;
  /** Beside the title and not part of its button, such as a pin or a count. */
  readonly extra?: ReactNode;
  readonly content: ReactNode;
  readonly disabled?: boolean;
}

export interface AccordionProps extends Omit<
  BaseAccordion.Root.Props<string>,
  'value' | 'defaultValue' | 'onValueChange' | 'className' | 'render' | 'children'
> {
  readonly items: readonly AccordionItem[];
  /** The open items. */
  readonly value: readonly string[];
  readonly onValueChange: (open: readonly string[]) => void;
  /** Where the titles stand in the page's outline; 3 unless given. */
  readonly headingLevel?: 2 | 3;
  /** Heads of 32 px whose 44 px to tap reach into the room above them. */
  readonly dense?: boolean;
  readonly className?: string;
}

const SIZES = {
  plain: { head: '', trigger: `px-3 py-2 text-base ${TOUCH_HEIGHT}`, panel: 'px-3 pb-3' },
  dense: {
    head: 'h-[32px] items-end',
    trigger: 'h-[44px] px-[12px] pt-[12px] text-sm font-semibold',
    panel: 'px-[12px] pb-[12px]',
  },
} as const;

/** Sections that open and close; any number at once unless `multiple` is false. */
export function Accordion({
  items,
  value,
  onValueChange,
  multiple = true,
  headingLevel = 3,
  dense = false,
  className,
  ...rest
}: AccordionProps) {
  const size = SIZES[dense ? 'dense' : 'plain'];
  return (
    <BaseAccordion.Root
      {...rest}
      multiple={multiple}
      value={[...value]}
      onValueChange={(open: string[]) => onValueChange(open)}
      className={cx('min-w-0', !dense && 'divide-y divide-line', className)}
    >
      {items.map((item) => (
        <BaseAccordion.Item key={item.value} value={item.value} disabled={item.disabled ?? false}>
          <div className={cx('flex', size.head || 'items-center')}>
            <BaseAccordion.Header render={headingLevel === 2 ? <h2 /> : <h3 />} className="min-w-0 flex-1">
              <BaseAccordion.Trigger
                className={cx(
                  'group flex w-full min-w-0 items-center gap-2 text-left font-medium text-text data-disabled:opacity-50',
                  size.trigger,
                  FOCUS_RING_INSIDE,
                )}
              >
                <Icon
                  name="chevronDown"
                  className="size-4 text-muted group-data-panel-open:rotate-180 motion-safe:transition-transform"
                />
                <span className="line-clamp-2 min-w-0 break-words">{item.title}</span>
              </BaseAccordion.Trigger>
            </BaseAccordion.Header>
            {item.extra}
          </div>
          <BaseAccordion.Panel className={size.panel}>{item.content}</BaseAccordion.Panel>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion.Root>
  );
}
