import { compareMoney, formatAmount } from '@heptad/formatting';
import type { SlotSymbol } from '@heptad/game-rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawnIcon } from '../drawing/drawn-icon';
import { SLOT_TEXTS, type SlotArt } from './use-slot-art';
import type { SlotStanding } from './use-slot-round';
import { WinAmount } from './win-amount';

export interface SlotStatusProps {
  readonly standing: SlotStanding | undefined;
  /** Why a spin was refused. */
  readonly refusal: string | undefined;
  /** What is said of the round while its reels turn. */
  readonly note: string | undefined;
  readonly art: SlotArt;
  readonly currency: string;
  readonly isCalm: boolean;
}

/** What the reels bring, in words. Its height is the same whatever it says. */
export function SlotStatus({ standing, refusal, note, art, currency, isCalm }: SlotStatusProps): ReactNode {
  return (
    <div className="flex h-24 w-full flex-col items-center justify-center gap-1 text-center">
      {refusal === undefined ? (
        <>
          <Headline standing={standing} note={note} currency={currency} isCalm={isCalm} />
          <Wins standing={standing} art={art} currency={currency} />
        </>
      ) : (
        <p role="alert" className="text-warn">
          {refusal}
        </p>
      )}
    </div>
  );
}

function Headline({ standing, note, currency, isCalm }: Omit<SlotStatusProps, 'refusal' | 'art'>): ReactNode {
  const { t } = useTranslation(SLOT_TEXTS);
  if (standing === undefined) return <p className="text-ink-2">{t('hint')}</p>;
  const { phase, step, won, stake } = standing;
  const isGain = compareMoney(won, stake) > 0;
  const free = step?.free !== undefined && phase !== 'over' && (
    <p className="text-accent text-sm font-semibold">{t('free', step.free)}</p>
  );
  const awarded = phase === 'stopped' && step !== undefined && step.awarded > 0 && (
    <p className="text-accent text-lg font-semibold">{t('awarded', { count: step.awarded })}</p>
  );
  return (
    <>
      {note !== undefined && phase === 'turning' && <p className="text-ink-2">{note}</p>}
      {free}
      {awarded}
      {won !== '0.00' && (
        <p className={isGain ? 'text-accent text-2xl font-bold' : 'text-ink text-base'}>
          {t(isGain ? 'won' : 'back')}{' '}
          <WinAmount key={won} win={won} stake={stake} currency={currency} isCalm={isCalm} />
        </p>
      )}
      {phase === 'over' && won === '0.00' && <p className="text-ink-2">{t('nothing')}</p>}
    </>
  );
}

function Wins({
  standing,
  art,
  currency,
}: Pick<SlotStatusProps, 'standing' | 'art' | 'currency'>): ReactNode {
  const { t } = useTranslation(SLOT_TEXTS);
  if (standing === undefined || standing.phase === 'turning') return null;
  return (
    <ul className="flex max-w-full flex-wrap items-center justify-center gap-x-4 overflow-hidden text-sm">
      {standing.step?.wins.slice(0, 3).map(({ symbol, reels, ways, amount }) => (
        <li key={symbol} className="text-ink-2 flex items-center gap-1">
          <DrawnIcon paint={art.icons[symbol as SlotSymbol]} />
          <span className="numeric">
            {t('ways', { reels, count: ways })} {formatAmount(amount, currency)}
          </span>
        </li>
      ))}
    </ul>
  );
}
