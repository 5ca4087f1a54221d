import { formatAmount, fromMinorUnits, shortAmount } from '@heptad/formatting';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../frame/parts/button';
import { chipsOf, chipText, chipTone } from '../chips/chip-values';
import type { StakeLimits } from '../bet-draft';
import type { OwnRound } from '../round-state';
import { TEXTS } from '../texts';
import { OwnResult } from './own-result';
import type { Betting } from './use-betting';

/** The chip in a member's hand, and the chips to choose from. */
export function useChip({ least, most }: StakeLimits) {
  const chips = chipsOf({ least, greatest: most });
  const [chosen, setChosen] = useState<bigint>();
  const chip = chosen !== undefined && chips.includes(chosen) ? chosen : (chips[0] ?? least);
  return { chips, chip, setChip: setChosen };
}

export interface BetBarProps {
  readonly betting: Betting;
  readonly limits: StakeLimits;
  readonly chips: ReturnType<typeof useChip>;
  readonly currency: string;
  /** The member's round that is over, while it is told. */
  readonly result: OwnRound | undefined;
}

function ChipRack({ chips: { chips, chip, setChip }, betting, currency }: BetBarProps): ReactNode {
  const { t } = useTranslation(TEXTS);
  return (
    <fieldset disabled={!betting.isOpen} className="flex gap-1 disabled:opacity-45">
      <legend className="sr-only">{t('chips')}</legend>
      {chips.map((worth) => (
        <label key={String(worth)} className="grid size-11 cursor-pointer place-items-center">
          <input
            type="radio"
            name="chip"
            className="peer sr-only"
            checked={worth === chip}
            onChange={() => setChip(worth)}
            aria-label={t('chip', { amount: shortAmount(fromMinorUnits(worth), currency) })}
          />
          <span
            aria-hidden="true"
            data-tone={chipTone(worth)}
            className="chip numeric peer-checked:outline-accent peer-focus-visible:outline-ink grid size-9 place-items-center rounded-full text-xs font-bold outline-2 outline-offset-2 outline-transparent"
          >
            {chipText(worth)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Chips to choose from, what was laid, and placing it. Stands at the foot of a table. */
export function BetBar(props: BetBarProps): ReactNode {
  const { betting, limits, currency, result } = props;
  const { t } = useTranslation(TEXTS);
  const { isOpen, isPlacing, laidTotal, note } = betting;
  const short = (cents: bigint) => shortAmount(fromMinorUnits(cents), currency);
  const hasLaid = laidTotal > 0n;
  const placing = hasLaid
    ? t('place', { amount: formatAmount(fromMinorUnits(laidTotal), currency) })
    : t('placeNothing');
  return (
    <section
      aria-label={t('chips')}
      className="bg-felt-2 relative px-3 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]"
    >
      <div className="short:absolute short:inset-x-0 short:bottom-full short:pointer-events-none mx-auto flex min-h-7 max-w-6xl items-center justify-center text-center text-sm">
        {note === '' && result !== undefined ? (
          <OwnResult round={result} currency={currency} />
        ) : (
          note !== '' && <span className="short:bg-felt-3 rounded-full px-3">{note}</span>
        )}
      </div>
      <div className="mx-auto flex max-w-6xl flex-col gap-1 md:flex-row md:items-center md:gap-3">
        <div className="flex items-center justify-between gap-2">
          <ChipRack {...props} />
          <p className="text-ink-2 text-end text-xs">
            {t('limits', { least: short(limits.least), most: short(limits.most) })}
          </p>
        </div>
        <div className="flex flex-1 items-center gap-2">
          <Button disabled={!hasLaid || isPlacing} onClick={betting.undo}>
            {t('undo')}
          </Button>
          <Button disabled={!hasLaid || isPlacing} onClick={betting.clear}>
            {t('clear')}
          </Button>
          <span className="flex flex-1 justify-end *:w-full *:max-w-72 *:px-2">
            <Button look="main" disabled={!isOpen || !hasLaid} onClick={betting.place}>
              {isPlacing ? t('placing') : placing}
            </Button>
          </span>
        </div>
      </div>
    </section>
  );
}
