import { useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { useTranslation } from 'react-i18next';
import type { ActivitiesServices } from '../../services';
import type { Activity } from '../activity';
import { SectionCard } from './section-card';

/** How many chances are left, what earned them and when the next one comes; nothing where nothing is played. */
export function ChancesBar({ chances }: Pick<Activity, 'chances'>) {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  if (chances === undefined) return null;
  const { left, used, earned, nextAt, by } = chances;
  return (
    <SectionCard title={t('engine.chances')} aside={t('engine.chancesUsed', { used, earned })}>
      <p className="flex items-baseline gap-2">
        <span className="numeric text-3xl leading-none font-semibold text-link">{left}</span>
        <span className="text-sm text-muted">{t('engine.chancesLeft')}</span>
      </p>
      {by.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {by.map(({ text, earned: each }) => (
            <li key={text} className="flex min-h-10 items-center justify-between gap-3 py-1.5 text-sm">
              <span className="min-w-0 [overflow-wrap:anywhere] text-text">{text}</span>
              <span className="shrink-0 text-muted tabular-nums">{t('engine.plus', { count: each })}</span>
            </li>
          ))}
        </ul>
      )}
      {left === 0 && nextAt !== undefined && (
        <p className="text-xs text-muted tabular-nums">
          {t('engine.nextChance', { time: formatDateTime(nextAt, language.current()) })}
        </p>
      )}
    </SectionCard>
  );
}
