import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameParts } from '../game-kind';
import { Button } from '../parts/button';
import type { GameSession, OpenedGame, SessionState } from '../session/game-session';
import { ClientSeedForm } from './client-seed-form';
import { Digest } from './digest';
import { Facts } from './facts';
import { Sheet } from './sheet';
import { verdictOn, type Verdict } from './verdict';

export interface ProofSheetProps {
  readonly opened: OpenedGame;
  readonly state: SessionState;
  readonly session: GameSession;
  readonly parts: Pick<GameParts, 'verify' | 'Proof'>;
  readonly onClose: () => void;
}

/** What was promised before a round and what proves it after, with the check on this device. */
export function ProofSheet(props: ProofSheetProps): ReactNode {
  const { opened, session, parts, onClose } = props;
  const { t } = useTranslation();
  return (
    <Sheet title={t('proof.title')} onClose={onClose}>
      {parts.Proof === undefined ? (
        <OwnProof {...props} />
      ) : (
        <parts.Proof opened={opened} session={session} />
      )}
    </Sheet>
  );
}

/** The proof of rounds that are a member's alone, whose own seed goes into them. */
function OwnProof({ opened, state, session, parts: { verify } }: ProofSheetProps): ReactNode {
  const { t } = useTranslation();
  const { last, next, isInRound } = state;
  const [verdict, setVerdict] = useState<Verdict>();
  // A round that is still being shown tells its end when it is over.
  const shown = isInRound ? undefined : last;
  return (
    <>
      <p className="text-ink-2">{t('proof.how')}</p>
      <section className="flex flex-col gap-3">
        <h3 className="font-semibold">{t('proof.next')}</h3>
        <Facts facts={[[t('proof.number'), next.number]]} />
        <Digest name={t('proof.commitment')} value={next.commitment} />
        <ClientSeedForm seed={state.clientSeed} onChange={session.chooseClientSeed} />
      </section>
      <section className="flex flex-col gap-3">
        <h3 className="font-semibold">{t('proof.last')}</h3>
        {shown === undefined ? (
          <p className="text-ink-2">{t('proof.none')}</p>
        ) : (
          <>
            <Facts facts={[[t('proof.number'), shown.proof.number]]} />
            <Digest name={t('proof.commitment')} value={shown.proof.commitment} />
            <Digest name={t('proof.clientSeed')} value={shown.proof.clientSeed} />
            <Digest name={t('proof.serverSeed')} value={shown.proof.serverSeed ?? t('proof.notYet')} />
            <div className="flex flex-wrap items-center gap-3" role="status">
              <Button onClick={() => setVerdict(verdictOn(shown, opened, verify))}>
                {t('proof.verify')}
              </Button>
              {verdict !== undefined && (
                <p className={verdict === 'broken' ? 'text-bad' : 'text-good'}>{t(`proof.${verdict}`)}</p>
              )}
            </div>
          </>
        )}
      </section>
    </>
  );
}
