import { useEntryPath } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Button, EmptyState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { OpenBets } from './open-bets';

/** As many as one page of records brings: the sheet scrolls. */
const BETS_SHOWN = 20;

/** A member's open bets in the bet slip's sheet. A guest is led to the login and back. */
export default function OpenBetsInSlip() {
  const { t } = useTranslation('records');
  const isMember = useIsMember();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const entryPath = useEntryPath();
  if (isMember) return <OpenBets most={BETS_SHOWN} />;
  return (
    <EmptyState
      icon="ticket"
      title={t('openBets.guest')}
      action={
        <Button onClick={() => void navigate(entryPath(pathname + search))}>{t('openBets.login')}</Button>
      }
    />
  );
}
