import { errorText, type ApiError } from '@heptad/api-client';
import { PATHS, useEntryPath, useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { promotionPath } from '../promotions/promotion-path';
import type { PromotionDetail } from '../promotions/promotion';
import { useJoinPromotionMutation } from '../promotions/promotion-queries';
import type { ActivitiesServices } from '../services';

/** The page to which a promotion of each category leads; sports for an unknown category. */
const NEXT_STEPS: ReadonlyMap<string, { readonly path: string; readonly label: string }> = new Map([
  ['wallet', { path: PATHS.mineFinanceTransfer, label: 'toTransfer' }],
]);
const TO_SPORTS = { path: PATHS.homeSports, label: 'toSports' };

/** What can be done now: log in, join, or go on; why not, where the member may not join. */
export function PromotionActions({ promotion }: { readonly promotion: PromotionDetail }) {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  const isMember = useIsMember();
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  const [join, joining] = useJoinPromotionMutation();
  const { id, state, category, obstacle } = promotion;
  const failure = joining.error as ApiError | undefined;
  const nextStep = NEXT_STEPS.get(category) ?? TO_SPORTS;
  if (state === 'ended') return <p className="text-center text-sm text-muted">{t('over')}</p>;
  if (state !== 'open')
    return (
      <Button block variant="secondary" onClick={() => void navigate(nextStep.path)}>
        {t(nextStep.label)}
      </Button>
    );
  if (!isMember)
    return (
      <Button block onClick={() => void navigate(entryPath(promotionPath(id)))}>
        {t('loginToJoin')}
      </Button>
    );
  return (
    <div className="flex flex-col gap-2">
      {obstacle !== undefined && <p className="text-center text-sm text-warning">{obstacle}</p>}
      {failure !== undefined && (
        <p role="alert" className="text-center text-sm text-danger">
          {errorText(failure, t)}
        </p>
      )}
      <Button
        block
        disabled={obstacle !== undefined}
        busy={joining.isLoading}
        onClick={() => void join({ id, locale: language.current() })}
      >
        {t('join')}
      </Button>
    </div>
  );
}
