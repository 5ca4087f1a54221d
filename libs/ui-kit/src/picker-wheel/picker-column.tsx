import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { cx, FOCUS_RING_INSIDE } from '../styling/class-names';

export interface WheelOption {
  readonly value: string;
  readonly label: string;
}

export interface WheelColumn {
  readonly id: string;
  /** Names the column for screen readers. */
  readonly label: string;
  readonly options: readonly WheelOption[];
  readonly value: string;
}

/** Height of a row in pixels: the touch target. */
export const WHEEL_ROW = 44;

/** Rows above and below the chosen one. */
export const WHEEL_SIDE_ROWS = 2;

/** How long a wheel has to lie still, in milliseconds, until the row in its middle counts as chosen. */
export const WHEEL_SETTLE_MS = 120;

interface PickerColumnProps {
  readonly column: WheelColumn;
  readonly disabled: boolean;
  readonly onValueChange: (value: string) => void;
}

/** One wheel: turned by finger, by wheel, by arrow keys, or by a press on the row that is wanted. */
export function PickerColumn({ column, disabled, onValueChange }: PickerColumnProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [placed, setPlaced] = useState(false);
  const { options, value } = column;
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const rows = options.length;

  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = chosen * WHEEL_ROW;
    // The first time it stands there at once, later it turns.
    setPlaced(true);
    return () => clearTimeout(settling.current);
  }, [chosen, rows]);

  const choose = (index: number) => {
    const option = options[Math.min(Math.max(index, 0), rows - 1)];
    if (option && option.value !== value && !disabled) onValueChange(option.value);
  };
  const settle = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      if (box.current) choose(Math.round(box.current.scrollTop / WHEEL_ROW));
    }, WHEEL_SETTLE_MS);
  };
  const press = (event: KeyboardEvent) => {
    const target = {
      ArrowUp: chosen - 1,
      ArrowDown: chosen + 1,
      PageUp: chosen - 5,
      PageDown: chosen + 5,
      Home: 0,
      End: rows - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };

  return (
    <div
      ref={box}
      role="listbox"
      aria-label={column.label}
      aria-activedescendant={rows === 0 ? undefined : `${id}-${chosen}`}
      aria-disabled={disabled || undefined}
      tabIndex={disabled ? -1 : 0}
      data-placed={placed || undefined}
      onScroll={settle}
      onKeyDown={press}
      className={cx(
        'min-w-0 flex-1 snap-y snap-mandatory overflow-y-auto overscroll-contain rounded-s [scrollbar-width:none]',
        'aria-disabled:overflow-hidden aria-disabled:opacity-50 motion-safe:data-placed:scroll-smooth',
        FOCUS_RING_INSIDE,
      )}
      style={{
        height: WHEEL_ROW * (2 * WHEEL_SIDE_ROWS + 1),
        paddingBlock: WHEEL_ROW * WHEEL_SIDE_ROWS,
      }}
    >
      {options.map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          onClick={() => choose(index)}
          className="flex cursor-pointer snap-center items-center justify-center px-1 text-base text-muted tabular-nums select-none aria-selected:font-medium aria-selected:text-text"
          style={{ height: WHEEL_ROW }}
        >
          <span className="truncate">{option.label}</span>
        </div>
      ))}
    </div>
  );
}
