import { useMedia } from '@heptad/feature-module';
import { Chip } from '@heptad/ui-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BOTH_HALVES_QUERY, hasFirstHalf, type CardPart } from '../match/card-columns';
import type { MatchShape } from '../match/match-shape';
import { useListSettings, UserMode } from './list-settings';

export interface HalfChipProps {
  readonly matches: readonly MatchShape[];
  readonly part: CardPart;
  readonly onPart: (part: CardPart) => void;
}

/** Turns the columns of professional cards to the first half, where any match has markets of it and there is no room for both. */
export function HalfChip({ matches, part, onPart }: HalfChipProps) {
  const { t } = useTranslation('sports');
  const roomy = useMedia(BOTH_HALVES_QUERY);
  const full = useListSettings().userMode === UserMode.professional;
  const known = useMemo(() => hasFirstHalf(matches), [matches]);
  if (roomy || !full || !known) return null;
  return (
    <Chip selected={part === 'firstHalf'} onClick={() => onPart(part === 'firstHalf' ? 'full' : 'firstHalf')}>
      {t('half.toggle')}
    </Chip>
  );
}
