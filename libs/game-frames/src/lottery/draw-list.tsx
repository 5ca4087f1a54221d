import type { LotteryPlayName } from '@heptad/game-rules';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../frame/parts/button';
import type { ReadOutcome } from '../shared-rounds/round-state';
import { TEXTS } from '../shared-rounds/texts';
import { isProven, type Verify } from '../shared-rounds/ui/round-proof';
import { DrawnNumbers } from './drawn-numbers';
import type { Draw } from './lottery-engine';
import { verifyDraw } from './verify-draw';

export interface DrawListProps {
  readonly play: LotteryPlayName;
  readonly game: string;
  /** The oldest first. */
  readonly outcomes: readonly ReadOutcome<Draw>[];
}

const SHOWN = 20;

/** The last draws, the newest first, each of which can be checked on this device. */
export function DrawList({ play, game, outcomes }: DrawListProps): ReactNode {
  const { t } = useTranslation(TEXTS);
  const [verdicts, setVerdicts] = useState<ReadonlyMap<number, boolean>>(new Map());
  const verify: Verify<Draw> = (seeds, numbers) => verifyDraw(play, seeds, numbers);
  if (outcomes.length === 0) return <p className="text-ink-2 py-6 text-center">{t('noDraws')}</p>;
  return (
    <ol className="flex flex-col">
      {outcomes
        .slice(-SHOWN)
        .reverse()
        .map((outcome) => {
          const verdict = verdicts.get(outcome.number);
          return (
            <li
              key={outcome.number}
              className="border-line flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-1.5"
            >
              <span className="numeric text-ink-2 w-26 text-xs">{outcome.number}</span>
              <span className="min-w-0 flex-1">
                <DrawnNumbers play={play} draw={outcome.result} />
              </span>
              <Button
                aria-label={t('checkDraw', { number: outcome.number })}
                onClick={() =>
                  setVerdicts(new Map(verdicts).set(outcome.number, isProven(verify, game, outcome)))
                }
              >
                {t('check')}
              </Button>
              {verdict !== undefined && (
                <p role="status" className={`w-full text-sm ${verdict ? 'text-good' : 'text-bad'}`}>
                  {t(verdict ? 'shared.holds' : 'shared.broken')}
                </p>
              )}
            </li>
          );
        })}
    </ol>
  );
}
