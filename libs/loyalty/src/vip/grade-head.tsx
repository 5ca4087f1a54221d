import { useBrand } from '@heptad/feature-module';
import { HeadArt, ProgressRing } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { gradeTitle, type VipState } from './vip';

const WHOLE = 100;

/** The member's grade, and how far the next one is, on the brand's own head. */
export function GradeHead({ state }: { readonly state: VipState }) {
  const { t } = useTranslation('loyalty');
  const { config } = useBrand();
  const { grade, name, next, ratio } = state;
  return (
    <section
      aria-label={t('vip.own')}
      className="relative flex items-center gap-4 overflow-hidden rounded-l bg-head-special p-5 text-on-head-special shadow-1"
    >
      <HeadArt manner={config.layout.matchHead} />
      <div className="relative min-w-0 flex-1">
        <p className="text-sm">{t('vip.own')}</p>
        <h2 className="text-2xl font-semibold break-words">{gradeTitle({ grade, name })}</h2>
        <p className="mt-1 text-sm">
          {next === undefined ? t('vip.highest') : t('vip.towards', { grade: gradeTitle(next) })}
        </p>
      </div>
      <ProgressRing
        label={next === undefined ? t('vip.highest') : t('vip.towards', { grade: gradeTitle(next) })}
        hideLabel
        value={Number(ratio) * WHOLE}
        size={80}
        tone="head"
        className="relative shrink-0"
      />
    </section>
  );
}
