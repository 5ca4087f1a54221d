import { Card, ProgressRing } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { gradeTitle, type VipState } from './vip';

const WHOLE = 100;

/** The member's grade, and how far the next one is. */
export function GradeHead({ state }: { readonly state: VipState }) {
  const { t } = useTranslation('loyalty');
  const { grade, name, next, ratio } = state;
  return (
    <Card as="section" aria-label={t('vip.own')} className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted">{t('vip.own')}</p>
        <h2 className="text-2xl font-semibold break-words">{gradeTitle({ grade, name })}</h2>
        <p className="mt-1 text-sm text-muted">
          {next === undefined ? t('vip.highest') : t('vip.towards', { grade: gradeTitle(next) })}
        </p>
      </div>
      <ProgressRing
        label={next === undefined ? t('vip.highest') : t('vip.towards', { grade: gradeTitle(next) })}
        hideLabel
        value={Number(ratio) * WHOLE}
        size={80}
        className="shrink-0"
      />
    </Card>
  );
}
