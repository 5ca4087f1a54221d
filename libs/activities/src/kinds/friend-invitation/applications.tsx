import { useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { Badge } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../engine/board/section-card';
import type { ActivitiesServices } from '../../services';
import { APPLICATION_TONES, type FriendBoard } from './friend-states';

/** What was applied for and what the rules have decided, with the reason of each refusal; nothing before the first. */
export function Applications({ applications }: Pick<FriendBoard, 'applications'>) {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  if (applications.length === 0) return null;
  return (
    <SectionCard title={t('friendInvitation.applications')}>
      <ul aria-label={t('friendInvitation.applications')} className="-my-2 divide-y divide-line">
        {applications.map(({ applicationNo, name, state, note, at }) => (
          <li key={applicationNo} className="flex min-w-0 flex-col gap-1 py-3">
            <span className="flex min-w-0 items-center gap-3">
              <span className="min-w-0 flex-1 truncate text-sm font-semibold text-text">{name}</span>
              <Badge tone={APPLICATION_TONES[state]}>{t(`friendInvitation.decisions.${state}`)}</Badge>
            </span>
            {note !== undefined && (
              <span className="text-sm [overflow-wrap:anywhere] text-muted">{note}</span>
            )}
            <span className="text-xs [overflow-wrap:anywhere] text-muted tabular-nums">
              {`${formatDateTime(at, language.current())} · ${applicationNo}`}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
