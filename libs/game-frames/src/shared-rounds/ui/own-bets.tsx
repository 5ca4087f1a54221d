import { formatAmount, fromMinorUnits } from '@heptad/formatting';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXTS } from '../texts';

export interface OwnBetsProps {
  /** Cents by spot. */
  readonly placed: ReadonlyMap<string, bigint>;
  readonly currency: string;
  readonly nameOf: (spot: string) => string;
}

/** The bets that a member has placed in this round. */
export function OwnBets({ placed, currency, nameOf }: OwnBetsProps): ReactNode {
  const { t } = useTranslation(TEXTS);
  return (
    <section aria-label={t('myBets')} className="px-3">
      <h2 className="text-sm font-semibold">{t('myBets')}</h2>
      {placed.size === 0 ? (
        <p className="text-ink-2 text-sm">{t('noBets')}</p>
      ) : (
        <ul className="flex flex-col gap-1 pt-1 text-sm">
          {[...placed].map(([spot, stake]) => (
            <li key={spot} className="flex justify-between gap-3">
              <span>{nameOf(spot)}</span>
              <span className="numeric">{formatAmount(fromMinorUnits(stake), currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
