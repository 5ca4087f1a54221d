import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { TooltipWindowProps } from './tooltip';

/**
 * What {@link Tooltip} shows once its code is there. The control is described already, so it is silent itself. When it is
 * open is the control's business, which the part does not know; of the part's own ways to close it only Escape is kept.
 */
export function TooltipWindow({ open, onClose, anchor, side, content }: TooltipWindowProps) {
  return (
    <BaseTooltip.Root open={open} onOpenChange={(_next, { reason }) => reason === 'escape-key' && onClose()}>
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          anchor={anchor}
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className="z-60"
        >
          <BaseTooltip.Popup
            aria-hidden="true"
            data-part="tooltip"
            className="w-max max-w-[min(18rem,var(--available-width))] rounded-s bg-text px-3 py-2 text-sm break-words text-surface shadow-2 motion-safe:transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {content}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
