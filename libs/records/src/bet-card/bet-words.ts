import type { TFunction } from 'i18next';
import { ODDS_TYPE_NAMES } from '@heptad/formatting';
import type { BetRecord, RecordLeg } from '../bet-list/bet-record';
import type { RowWords } from '../export/record-rows';

type Words = TFunction<'records'>;

/** The notation a price was taken in. */
export function notationWord(t: Words, { notation }: Pick<RecordLeg, 'notation'>): string {
  return t(`notation.${ODDS_TYPE_NAMES[notation]}`);
}

/** A single, a bet builder with its price, a combo of so many legs, or one that is split into several bets. */
export function kindWord(
  t: Words,
  { combination, legs, builderOdds }: Pick<BetRecord, 'combination' | 'legs' | 'builderOdds'>,
): string {
  if (builderOdds !== undefined) return t('betBuilder', { legs: legs.length, odds: builderOdds });
  if (combination.legs === 1) return t('single');
  if (legs.length > combination.legs) return t('comboOf', { ...combination, of: legs.length });
  return t(combination.bets === 1 ? 'fold' : 'combo', { ...combination });
}

/** The words of a file of bets. @param currency of its amounts, which are numbers without a sign */
export function rowWords(t: Words, currency: string | undefined): RowWords {
  return {
    venue: ({ venue }) => t(`venue.${venue}`),
    kind: (record) => kindWord(t, record),
    state: (state) => t(`state.${state}`),
    notation: (leg) => notationWord(t, leg),
    head: (column) => t(`column.${column}`),
    currency,
  };
}
