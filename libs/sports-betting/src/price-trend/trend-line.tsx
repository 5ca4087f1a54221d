import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { cardColumns } from '../match/card-columns';
import type { MatchShape } from '../match/match-shape';
import { useBoard } from '../price-board/board-of';
import { seenPricesOf } from './seen-prices';
import { trendPath } from './trend-path';

export { messages } from './trend-texts';

/** In units of the drawing. */
const WIDTH = 44;
const HEIGHT = 12;
const MARGIN = 2;

/** The price of the home team to win as this page has seen it move; a level line until it moves. */
const TrendLine = memo(function TrendLine({ match }: { readonly match: MatchShape }) {
  const { t } = useTranslation('sports');
  const board = useBoard();
  const key = cardColumns(match)[0]?.market?.selections.find(({ side }) => side === 'home')?.key;
  // Written past React, as the price itself is.
  const draw = useCallback(
    (svg: SVGSVGElement) => {
      if (key === undefined) return;
      const seen = seenPricesOf(board);
      const show = (): void => {
        const path = trendPath(seen.of(key).map(Number), WIDTH, HEIGHT);
        if (path === undefined) return;
        svg.dataset['way'] = path.way;
        svg.querySelector('path')?.setAttribute('d', path.line);
        svg.querySelector('circle')?.setAttribute('cx', String(path.end[0]));
        svg.querySelector('circle')?.setAttribute('cy', String(path.end[1]));
      };
      const stop = seen.follow(key, show);
      show();
      return stop;
    },
    [board, key],
  );
  if (key === undefined) return null;
  return (
    <svg
      ref={draw}
      role="img"
      aria-label={t('homePriceTrend')}
      viewBox={`${String(-MARGIN)} ${String(-MARGIN)} ${String(WIDTH + 2 * MARGIN)} ${String(HEIGHT + 2 * MARGIN)}`}
      className="h-[16px] w-[48px] shrink-0 fill-none stroke-current text-muted data-[way=down]:text-down data-[way=up]:text-up"
    >
      <path strokeWidth="1.25" strokeLinejoin="round" />
      <circle r="1.5" stroke="none" className="fill-current" />
    </svg>
  );
});
export default TrendLine;
