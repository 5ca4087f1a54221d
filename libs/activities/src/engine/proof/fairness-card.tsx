import { useTranslation } from 'react-i18next';
import type { Activity, DrawProof } from '../activity';
import { SectionCard } from '../board/section-card';
import { ProofCheck } from './proof-check';

interface FairnessCardProps extends Pick<Activity, 'fairness'> {
  /** Of the draw that the page has just shown. */
  readonly last?: DrawProof | undefined;
}

/** What is promised of the next draw, and the proof of the last; nothing where nothing is drawn. */
export function FairnessCard({ fairness, last }: FairnessCardProps) {
  const { t } = useTranslation('activities');
  if (fairness === undefined && last === undefined) return null;
  return (
    <SectionCard title={t('engine.proof.title')}>
      <p className="text-sm text-muted">{t('engine.proof.how')}</p>
      {fairness !== undefined && (
        <dl className="flex flex-col gap-0.5 text-xs">
          <dt className="text-muted">{t('engine.proof.next', { number: fairness.number })}</dt>
          <dd className="font-mono [overflow-wrap:anywhere] text-text">{fairness.commitment}</dd>
        </dl>
      )}
      {last !== undefined && <ProofCheck key={last.number} proof={last} />}
    </SectionCard>
  );
}
