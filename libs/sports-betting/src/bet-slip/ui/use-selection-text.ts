import { lineLabel } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import type { SlipSelection } from '../slip-selection';

/** What was picked in two parts, since a line must never be cut off. */
export interface SelectionParts {
  /** The team, the side or the venue's own name. */
  readonly name: string;
  /** Empty where there is none. */
  readonly line: string;
}

/** What was picked, in the member's language. */
export function useSelectionParts(): (leg: SlipSelection) => SelectionParts {
  const { t } = useTranslation('sports');
  return ({ match, market, selection }) => {
    const name =
      selection.side === 'home'
        ? match.home.name
        : selection.side === 'away' && match.away.name !== ''
          ? match.away.name
          : t(`side.${selection.side}`, { defaultValue: selection.name, nsSeparator: false });
    return { name, line: lineLabel(market, selection) };
  };
}

/** What was picked, with its line, as one text. */
export function useSelectionText(): (leg: SlipSelection) => string {
  const parts = useSelectionParts();
  return (leg) => {
    const { name, line } = parts(leg);
    return `${name} ${line}`.trim();
  };
}

/** Who plays; an outright has no second side. */
export const teamsOf = ({ match: { home, away } }: SlipSelection): string =>
  away.name === '' ? home.name : `${home.name} v ${away.name}`;
