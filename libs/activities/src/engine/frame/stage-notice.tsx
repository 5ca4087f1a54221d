import { errorText, type ApiError } from '@heptad/api-client';
import { useEntryPath, useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Button, Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActivitiesServices } from '../../services';
import type { Activity } from '../activity';
import { useJoinActivityMutation } from '../activity-queries';

/** States in which nothing can be done, each with a sentence of its own. */
const SAID: ReadonlySet<Activity['state']> = new Set(['announced', 'closed', 'expired', 'stopped']);

function Sentence({ tone, children }: { readonly tone: string; readonly children: string }) {
  return (
    <p className={`flex min-w-0 items-start gap-2 rounded-m bg-sunken p-3 text-sm ${tone}`}>
      <Icon name="info" className="mt-0.5 size-4" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </p>
  );
}

interface StageNoticeProps {
  readonly activity: Activity;
  /** Nothing is done on it, so nobody needs to log in or join. */
  readonly isRead: boolean;
  /** It is joined before anything counts. */
  readonly joins: boolean;
}

/** What stands between the visitor and taking part: the login, joining, a condition that is not met, or the activity's own state. */
export function StageNotice({ activity, isRead, joins }: StageNoticeProps) {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  const isMember = useIsMember();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const entryPath = useEntryPath();
  const [join, joining] = useJoinActivityMutation();
  const { id, state, obstacle } = activity;
  const failure = joining.error as ApiError | undefined;
  if (SAID.has(state)) return <Sentence tone="text-muted">{t(`engine.stage.${state}`)}</Sentence>;
  if (isRead) return null;
  if (!isMember)
    return (
      <Button block onClick={() => void navigate(entryPath(pathname + search))}>
        {t('engine.login')}
      </Button>
    );
  if (obstacle !== undefined) return <Sentence tone="text-warning">{obstacle}</Sentence>;
  if (state !== 'open' || !joins) return null;
  return (
    <div className="flex flex-col gap-2">
      {failure !== undefined && (
        <p role="alert" className="text-center text-sm text-danger">
          {errorText(failure, t)}
        </p>
      )}
      <Button block busy={joining.isLoading} onClick={() => void join({ id, locale: language.current() })}>
        {t('join')}
      </Button>
    </div>
  );
}
