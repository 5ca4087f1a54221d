import { Button, Icon } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawProof } from '../activity';
import type { DrawVerdict } from './verify-draw';

const FACTS = ['commitment', 'serverSeed', 'clientSeed', 'number', 'weights', 'drawn'] as const;

function Verdict({ verdict }: { readonly verdict: DrawVerdict }) {
  const { t } = useTranslation('activities');
  return (
    <div role="status">
      <ul className="flex flex-col gap-1.5 rounded-m bg-raised p-3 text-sm">
        {(['promise', 'draw'] as const).map((name) => {
          const holds = verdict[name];
          return (
            <li key={name} className={`flex items-start gap-2 ${holds ? 'text-success' : 'text-danger'}`}>
              <Icon name={holds ? 'check' : 'warning'} className="mt-0.5 size-4" />
              <span>{t(`engine.proof.${name}.${holds ? 'yes' : 'no'}`)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** All that proves a draw, and its check in this browser: nothing is asked of the platform for it. */
export function ProofCheck({ proof }: { readonly proof: DrawProof }) {
  const { t } = useTranslation('activities');
  const [verdict, setVerdict] = useState<DrawVerdict | 'failed'>();
  const check = async () => {
    try {
      const { verifyDraw } = await import('./verify-draw');
      setVerdict(verifyDraw(proof));
    } catch {
      setVerdict('failed');
    }
  };
  const written = (name: (typeof FACTS)[number]): string => {
    const fact = proof[name];
    return Array.isArray(fact) ? fact.join(' / ') : String(fact ?? '–');
  };
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-col gap-2 text-xs">
        {FACTS.map((name) => (
          <div key={name} className="flex flex-col gap-0.5">
            <dt className="text-muted">{t(`engine.proof.${name}`)}</dt>
            <dd className="font-mono [overflow-wrap:anywhere] text-text">{written(name)}</dd>
          </div>
        ))}
      </dl>
      {verdict === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          {t('engine.proof.failed')}
        </p>
      )}
      {verdict !== undefined && verdict !== 'failed' && <Verdict verdict={verdict} />}
      <Button variant="secondary" block onClick={() => void check()}>
        {t('engine.proof.check')}
      </Button>
    </div>
  );
}
