import { convertOdds, defined, odds } from '@heptad/formatting';
import { lineLabel } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useOddsType } from '../odds-format/use-odds-type';
import { marketTitle } from '../match/sport-terms';
import type { Tip } from './red-list-queries';

export interface TipText {
  /** Who plays. */
  readonly match: string;
  readonly market: string;
  /** What is picked: a team with its line, a total, or a team alone. */
  readonly pick: string;
}

/** A tip in the member's language. */
export function useTipText(): (tip: Tip) => TipText {
  const { t } = useTranslation('sports');
  return ({ match, market, side }) => {
    const line = lineLabel(market, { side, ...defined({ line: market.line }) });
    const name = side === 'home' || side === 'away' ? match[side] : t(`side.${side}`);
    return {
      match: `${match.home} v ${match.away}`,
      market: marketTitle(t, match.sport, market),
      pick: `${name} ${line}`.trim(),
    };
  };
}

/** A tip's price in the member's notation; what is no price stays as it came. */
export function useTipOdds(): (text: string) => string {
  const type = useOddsType();
  return (text) => {
    try {
      return convertOdds(odds(text), type);
    } catch (error) {
      if (error instanceof RangeError) return text;
      throw error;
    }
  };
}
