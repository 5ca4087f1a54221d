import { RoomMatch, useAppContext } from '@heptad/feature-module';
import { Button, Icon } from '@heptad/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardMatch } from '../activity';

interface MatchPricesProps {
  readonly match: BoardMatch;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The match's prices as the sports area shows them, where the brand offers bets; a tap on one puts it on the slip. */
export function MatchPrices({ match: { id, home, away }, open, onToggle }: MatchPricesProps) {
  const { t } = useTranslation('activities');
  const { RoomPanels } = useAppContext();
  const place = useId();
  if (RoomPanels === undefined) return null;
  const match = t('engine.match.versus', { home: home.name, away: away.name });
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Button
        size="s"
        variant="plain"
        className="self-center"
        aria-expanded={open}
        aria-controls={place}
        aria-label={`${t(open ? 'engine.match.hidePrices' : 'engine.match.prices')} · ${match}`}
        onClick={onToggle}
        trailing={<Icon name={open ? 'chevronUp' : 'chevronDown'} className="size-4" />}
      >
        {t(open ? 'engine.match.hidePrices' : 'engine.match.prices')}
      </Button>
      <div id={place}>
        {open && (
          <RoomMatch value={id}>
            <RoomPanels />
          </RoomMatch>
        )}
      </div>
    </div>
  );
}
