import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXTS } from '../../shared-rounds/texts';
import { OUTSIDE_PLACES, spotKey } from './board-layout';
import type { ClothProps } from './cloth';
import { SpotButton } from './spot-button';
import { PAYS, placeName } from './spot-name';

const TONES: Readonly<Record<string, string>> = { red: 'bg-banker', black: 'bg-black-field' };

/** Columns, dozens and the six bets on eighteen numbers. */
export function OutsideBets({ betting, chip, currency }: Omit<ClothProps, 'fell'>): ReactNode {
  const { t } = useTranslation(TEXTS);
  return (
    <section aria-label={t('outside')} className="grid grid-cols-3 gap-1.5 px-3">
      {OUTSIDE_PLACES.map((place) => (
        <SpotButton
          key={spotKey(place)}
          spot={spotKey(place)}
          chipAt="end"
          betting={betting}
          chip={chip}
          currency={currency}
          className={`relative flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-lg text-sm leading-tight aria-disabled:cursor-default ${TONES[place.kind] ?? 'bg-felt-3'}`}
        >
          <span>{placeName(t, place)}</span>
          <span className="numeric text-xs">
            {t('pays', { odds: 'which' in place ? PAYS.third : PAYS.half })}
          </span>
        </SpotButton>
      ))}
    </section>
  );
}
