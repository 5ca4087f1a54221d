import { PATHS, useBack, useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { Button, Cell, Icon, List, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { AccountServices } from '../services';

export { messages } from './login-password-texts';

const session = v.object({
  startedAt: v.number(),
  browser: v.optional(v.string()),
  system: v.optional(v.string()),
});
const handed = v.object({ ended: v.array(session) });

/** The login password has been changed, and which sessions that has ended (ROUTE-045). Whoever comes here without having changed it is led to where that is done. */
export default function LoginPasswordSuccessPage() {
  const { t } = useTranslation('account');
  const { language } = useServices<AccountServices>();
  const navigate = useNavigate();
  const back = useBack(PATHS.mine);
  const state: unknown = useLocation().state;
  if (!v.is(handed, state)) return <Navigate to={PATHS.mineUserInfoPassword} replace />;
  const { ended } = state;
  return (
    <TitlePage title={t('loginPassword.title')} back={{ label: t('rules.back'), onPress: back }}>
      <div role="status" className="flex flex-col items-center gap-2 px-4 pt-8 pb-4 text-center">
        <span className="flex size-16 items-center justify-center rounded-pill bg-sunken text-success">
          <Icon name="check" className="size-8" />
        </span>
        <h2 className="mt-2 text-xl font-semibold">{t('loginPassword.done.title')}</h2>
        <p className="text-sm text-muted">
          {t(`loginPassword.done.${ended.length === 0 ? 'none' : 'ended'}`, { count: ended.length })}
        </p>
      </div>
      {ended.length > 0 && (
        <List className="shadow-1">
          {ended.map(({ startedAt, browser, system }, place) => (
            <Cell
              key={place}
              leading={<Icon name="lock" className="text-muted" />}
              title={
                [browser, system].filter((name) => name !== undefined).join(' · ') ||
                t('loginPassword.done.device')
              }
              description={t('loginPassword.done.session', {
                time: formatDateTime(startedAt, language.current()),
              })}
              trailing={t('loginPassword.done.out')}
            />
          ))}
        </List>
      )}
      <p className="px-1 text-center text-xs text-muted">{t('loginPassword.done.devices')}</p>
      <Button size="l" block onClick={() => void navigate(PATHS.mine)}>
        {t('loginPassword.done.mine')}
      </Button>
      <Button size="l" block variant="secondary" onClick={() => void navigate(PATHS.mineAuthentication)}>
        {t('loginPassword.done.authentication')}
      </Button>
    </TitlePage>
  );
}
