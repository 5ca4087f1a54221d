import { Drawer } from '@base-ui/react/drawer';
import { SheetFrame } from '../bottom-sheet/sheet-frame';
import { cx, DISABLED, FOCUS_RING_INSIDE } from '../styling/class-names';
import type { ActionChoice, ActionSheetProps } from './action-sheet';

const LINE = `flex min-h-[52px] w-full min-w-0 items-center justify-center gap-3 px-4 py-2 text-center active:bg-sunken ${FOCUS_RING_INSIDE} ${DISABLED}`;

interface ChoiceLineProps {
  readonly choice: ActionChoice;
  readonly onChosen: () => void;
}

function ChoiceLine({ choice, onChosen }: ChoiceLineProps) {
  const { label, description, leading, tone = 'plain', disabled = false } = choice;
  return (
    <li>
      <button
        type="button"
        disabled={disabled}
        data-tone={tone}
        className={cx(LINE, tone === 'danger' ? 'text-danger' : 'text-text')}
        onClick={onChosen}
      >
        {leading}
        <span className="flex min-w-0 flex-col">
          <span className="line-clamp-2 text-base break-words">{label}</span>
          {description !== undefined && (
            <span className="line-clamp-2 text-sm break-words text-muted">{description}</span>
          )}
        </span>
      </button>
    </li>
  );
}

/** What {@link ActionSheet} shows once its code is there. */
export function ActionSheetPanel({
  title,
  hideTitle = false,
  description,
  choices,
  cancelLabel,
  ...frame
}: ActionSheetProps) {
  const { onOpenChange } = frame;
  return (
    <SheetFrame {...frame}>
      <div className={cx('shrink-0 px-6 pb-3 text-center', hideTitle && 'sr-only')}>
        <Drawer.Title className="line-clamp-2 text-base font-semibold break-words">{title}</Drawer.Title>
        {description !== undefined && (
          <Drawer.Description className="mt-1 text-sm break-words text-muted">
            {description}
          </Drawer.Description>
        )}
      </div>
      <Drawer.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-line">
        <ul className="divide-y divide-line">
          {choices.map((choice) => (
            <ChoiceLine
              key={choice.id}
              choice={choice}
              onChosen={() => {
                onOpenChange(false);
                choice.onPress();
              }}
            />
          ))}
        </ul>
      </Drawer.Content>
      <div className="shrink-0 border-t-8 border-sunken pb-[var(--inset-bottom)]">
        <Drawer.Close className={cx(LINE, 'text-base font-medium text-text')}>{cancelLabel}</Drawer.Close>
      </div>
    </SheetFrame>
  );
}
