import { useLocation } from 'react-router-dom';
import { PanelStack } from './panel-stack';
import { panelsAt, type PanelView } from './panel-views';

/** The element that keyboards skip to the slip by. */
export const END_RAIL_ID = 'rail-end';

export interface SideRailProps {
  readonly side: 'start' | 'end';
  readonly panels: readonly PanelView[];
}

/** The panels' width and, on either side, room for the line or the shade around them, which would be cut off where the rail scrolls. */
const WIDTHS = {
  start: 'w-[96px] xl:w-[200px] 2xl:w-[232px]',
  alone: 'w-[200px]',
  end: 'w-[324px] min-[1440px]:w-[364px]',
} as const;

/** What features keep in view beside the page: it stays while the page scrolls, and scrolls by itself when it is longer. */
export function SideRail({ side, panels }: SideRailProps) {
  const { pathname } = useLocation();
  const shown = panelsAt(panels, side, pathname);
  const alone = side === 'start' && shown.some((panel) => panel.alone);
  return (
    <div
      {...(side === 'end' && { id: END_RAIL_ID, tabIndex: -1 })}
      className={`sticky top-(--frame-head) -mx-[12px] flex h-[calc(100dvh-var(--frame-head))] shrink-0 flex-col gap-[16px] overflow-y-auto overscroll-contain px-[12px] py-[20px] outline-none ${WIDTHS[alone ? 'alone' : side]}`}
    >
      <PanelStack panels={shown} />
    </div>
  );
}
