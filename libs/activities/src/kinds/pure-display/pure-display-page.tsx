import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ActivityPage } from '../../engine/frame/activity-page';
import { DisplayArt } from './display-art';

export { messages } from './pure-display-texts';

function WayOn({ path }: { readonly path: string }) {
  const { t } = useTranslation('activities');
  const navigate = useNavigate();
  return (
    <Button block onClick={() => void navigate(path)}>
      {t('pureDisplay.go')}
    </Button>
  );
}

/** A display-only activity (ROUTE-125), and any of a kind that this build does not know: its head, its prizes and its rules. */
export default function PureDisplayPage() {
  return (
    <ActivityPage kind="pureDisplay" art={<DisplayArt />} isRead>
      {({ board: { path } }) => path !== undefined && <WayOn path={path} />}
    </ActivityPage>
  );
}
