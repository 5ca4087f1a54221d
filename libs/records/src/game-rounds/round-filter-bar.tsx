import { Chip } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { ChipRow } from '../page/chip-row';
import { TimeFilter } from '../page/time-filter';
import { ROUND_AREAS, type RoundFilters } from './round-filters';
import type { RoundRecord } from './round-queries';

export interface RoundFilterBarProps {
  readonly filters: RoundFilters;
  /** The games that the rounds found are of. */
  readonly games: readonly Pick<RoundRecord, 'game' | 'name'>[];
  readonly onChange: (filters: RoundFilters) => void;
}

/** When, in which area, and of which game. A game that was chosen stays in view where it is found no more. */
export function RoundFilterBar({ filters, games, onChange }: RoundFilterBarProps) {
  const { t } = useTranslation('records');
  const { span, area, game } = filters;
  const listed = games.some((each) => each.game === game);
  return (
    <div className="flex flex-col">
      <TimeFilter tab="settled" span={span} onChange={(next) => onChange({ ...filters, span: next })} />
      <ChipRow label={t('gameRounds.area')}>
        <Chip selected={area === undefined} onClick={() => onChange({ span })}>
          {t('filter.all')}
        </Chip>
        {ROUND_AREAS.map((each) => (
          <Chip key={each} selected={area === each} onClick={() => onChange({ span, area: each })}>
            {t(`gameRounds.areas.${each}`)}
          </Chip>
        ))}
      </ChipRow>
      {(games.length > 1 || game !== undefined) && (
        <ChipRow label={t('gameRounds.game')}>
          <Chip
            selected={game === undefined}
            onClick={() => onChange({ span, ...(area !== undefined && { area }) })}
          >
            {t('gameRounds.allGames')}
          </Chip>
          {games.map((each) => (
            <Chip
              key={each.game}
              selected={game === each.game}
              onClick={() => onChange({ ...filters, game: each.game })}
            >
              {each.name}
            </Chip>
          ))}
          {game !== undefined && !listed && <Chip selected>{t('gameRounds.chosenGame')}</Chip>}
        </ChipRow>
      )}
    </div>
  );
}
