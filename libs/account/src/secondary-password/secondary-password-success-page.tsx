import { PATHS, useBack } from '@heptad/feature-module';
import { Button, Icon, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';

export { messages } from './secondary-password-texts';

const handed = v.object({ change: v.picklist(['set', 'change', 'reset']) });

/** The secondary password has been set (ROUTE-047). Whoever comes here without having set one is led to where that is done. */
export default function SecondaryPasswordSuccessPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const back = useBack(PATHS.mine);
  const state: unknown = useLocation().state;
  if (!v.is(handed, state)) return <Navigate to={PATHS.mineUserInfoSecondaryPassword} replace />;
  return (
    <TitlePage title={t('secondary.title')} back={{ label: t('rules.back'), onPress: back }}>
      <div role="status" className="flex flex-col items-center gap-2 px-4 py-8 text-center">
        <span className="flex size-16 items-center justify-center rounded-pill bg-sunken text-success">
          <Icon name="check" className="size-8" />
        </span>
        <h2 className="mt-2 text-xl font-semibold">{t(`secondary.done.${state.change}`)}</h2>
        <p className="text-sm text-muted">{t('secondary.done.hint')}</p>
      </div>
      <Button size="l" block onClick={() => void navigate(PATHS.mineFinanceWithDraw)}>
        {t('secondary.done.withdraw')}
      </Button>
      <Button size="l" block variant="secondary" onClick={() => void navigate(PATHS.mineCards)}>
        {t('secondary.done.accounts')}
      </Button>
      <Button size="l" block variant="plain" onClick={() => void navigate(PATHS.mine)}>
        {t('secondary.done.mine')}
      </Button>
    </TitlePage>
  );
}
