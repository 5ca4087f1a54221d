import { lineLabel } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import type { SlipSelection } from '../slip-selection';

/** What was picked, in the member's language: the team, the side or the venue's own name, with its line. */
export function useSelectionText(): (leg: SlipSelection) => string {
  const { t } = useTranslation('sports');
  return ({ match, market, selection }) => {
    const name =
      selection.side === 'home'
        ? match.home.name
        : selection.side === 'away' && match.away.name !== ''
          ? match.away.name
          : t(`side.${selection.side}`, { defaultValue: selection.name, nsSeparator: false });
    return `${name} ${lineLabel(market, selection)}`.trim();
  };
}

/** Who plays; an outright has no second side. */
export const teamsOf = ({ match: { home, away } }: SlipSelection): string =>
  away.name === '' ? home.name : `${home.name} v ${away.name}`;
