import { commitmentOf, type RoundSeeds } from '@heptad/game-rules';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../frame/parts/button';
import type { RulesProps } from '../../frame/game-kind';
import { Digest } from '../../frame/sheets/digest';
import { Facts } from '../../frame/sheets/facts';
import type { Reading, SharedEngine } from '../live-game';
import type { ReadOutcome } from '../round-state';
import { TEXTS } from '../texts';

/** Whether a result comes out of the seeds of its round. */
export type Verify<R> = (seeds: RoundSeeds, result: R) => boolean;

/** Whether a round is as it was promised: its seed is the one whose digest was shown before, and its result follows from it. */
export function isProven<R>(verify: Verify<R>, game: string, outcome: ReadOutcome<R>): boolean {
  const { serverSeed, commitment, number, result } = outcome;
  try {
    return (
      commitmentOf(serverSeed) === commitment &&
      verify({ serverSeed, clientSeed: game, round: number }, result)
    );
  } catch {
    return false;
  }
}

export interface RoundProofProps<P, R> extends RulesProps {
  readonly engine: SharedEngine<P, R>;
  readonly verify: Verify<R>;
}

/** What was promised of the round under way, and what proves the one before, with the check on this device. */
export function RoundProof<P, R>({ engine, verify, opened, session }: RoundProofProps<P, R>): ReactNode {
  const { t } = useTranslation(TEXTS);
  const [reading, setReading] = useState<Reading<P, R> | 'failed'>();
  const [verdict, setVerdict] = useState<boolean>();
  useEffect(() => {
    let isOver = false;
    void engine.ask(session).then((answer) => {
      if (!isOver) setReading(answer.ok ? answer.value : 'failed');
    });
    return () => {
      isOver = true;
    };
  }, [engine, session]);
  if (reading === undefined) return <p role="status">{t('shared.loading')}</p>;
  if (reading === 'failed') return <p role="alert">{t('shared.failed')}</p>;
  const { round, outcomes } = reading;
  const last = outcomes.at(-1);
  return (
    <>
      <p className="text-ink-2">{t('shared.how')}</p>
      <section className="flex flex-col gap-3">
        <h3 className="font-semibold">{t('shared.current')}</h3>
        <Facts facts={[[t('shared.number'), round.number]]} />
        <Digest name={t('shared.commitment')} value={round.commitment} />
        <Digest name={t('shared.clientSeed')} value={opened.game.id} />
      </section>
      <section className="flex flex-col gap-3">
        <h3 className="font-semibold">{t('shared.last')}</h3>
        {last === undefined ? (
          <p className="text-ink-2">{t('shared.none')}</p>
        ) : (
          <>
            <Facts facts={[[t('shared.number'), last.number]]} />
            <Digest name={t('shared.commitment')} value={last.commitment} />
            <Digest name={t('shared.seed')} value={last.serverSeed} />
            <div className="flex flex-wrap items-center gap-3" role="status">
              <Button onClick={() => setVerdict(isProven(verify, opened.game.id, last))}>
                {t('shared.verify')}
              </Button>
              {verdict !== undefined && (
                <p className={verdict ? 'text-good' : 'text-bad'}>
                  {t(verdict ? 'shared.holds' : 'shared.broken')}
                </p>
              )}
            </div>
          </>
        )}
      </section>
    </>
  );
}
