import { useLabels, useServices } from '@heptad/feature-module';
import { Button, Card, copyText, Icon, IconButton, type ToastStore } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Round } from './round';
import type { CheckName, Verdict } from './verify-round';

const NAMES: readonly CheckName[] = ['promise', 'result', 'win'];

/** A long text of digits, with a button that copies it. */
function Seed({ name, value }: { readonly name: string; readonly value: string }) {
  const { t } = useTranslation('games');
  const { toast } = useServices<{ readonly toast: ToastStore }>();
  const words = { copied: t('rounds.copied'), failed: t('rounds.notCopied') };
  return (
    <div className="flex items-start gap-2 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0 flex-1">
        <dt className="text-xs text-muted">{name}</dt>
        <dd className="font-mono text-sm [overflow-wrap:anywhere] text-text">{value}</dd>
      </div>
      <IconButton
        icon="copy"
        label={t('rounds.copy', { name })}
        onClick={() => void copyText(value, toast, words)}
      />
    </div>
  );
}

/** What was found: each check by itself, in words and with a mark. */
function Findings({ verdict }: { readonly verdict: Verdict }) {
  const { t } = useTranslation('games');
  const labels = useLabels();
  const holds = NAMES.every((name) => verdict[name]);
  return (
    <div role="status" className="flex flex-col gap-2 rounded-m bg-sunken p-3">
      <p className={`text-sm font-semibold ${holds ? 'text-success' : 'text-danger'}`}>
        {t(holds ? 'rounds.holds' : 'rounds.fails', labels)}
      </p>
      <ul className="flex flex-col gap-1">
        {NAMES.map((name) => (
          <li key={name} className="flex items-start gap-2 text-sm text-text">
            <Icon
              name={verdict[name] ? 'check' : 'warning'}
              className={`mt-[2px] size-4 ${verdict[name] ? 'text-success' : 'text-danger'}`}
            />
            <span>{t(`rounds.checks.${name}.${verdict[name] ? 'yes' : 'no'}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The proof of a round: what was promised before it, the seeds after it, and a check that this browser does itself. */
export function RoundProof({ round }: { readonly round: Round }) {
  const { t } = useTranslation('games');
  const [verdict, setVerdict] = useState<Verdict | 'checking' | 'failed'>();
  const { commitment, number, clientSeed, serverSeed } = round.proof;
  const check = async (): Promise<void> => {
    setVerdict('checking');
    try {
      const { verifyRound } = await import('./verify-round');
      setVerdict(verifyRound(round));
    } catch {
      setVerdict('failed');
    }
  };
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base font-semibold text-text">{t('rounds.proof')}</h2>
      <p className="text-sm text-muted">{t('rounds.proofWhat')}</p>
      <dl>
        <Seed name={t('rounds.commitment')} value={commitment} />
        <Seed name={t('rounds.clientSeed')} value={clientSeed} />
        <Seed name={t('rounds.number')} value={String(number)} />
        {serverSeed !== undefined && <Seed name={t('rounds.serverSeed')} value={serverSeed} />}
      </dl>
      {serverSeed === undefined ? (
        <p className="text-sm text-muted">{t('rounds.later')}</p>
      ) : (
        <Button block variant="secondary" busy={verdict === 'checking'} onClick={() => void check()}>
          {t('rounds.check')}
        </Button>
      )}
      {verdict === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          {t('rounds.checkFailed')}
        </p>
      )}
      {typeof verdict === 'object' && <Findings verdict={verdict} />}
    </Card>
  );
}
