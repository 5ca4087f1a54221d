import { PATHS, useAppContext, useBack } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Cell, Icon, List, Skeleton, TitlePage } from '@heptad/ui-kit';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Group } from './group';
import { QuickLockRow } from '../quick-lock/quick-lock-row';
import { ClearRow, ResetRow } from './device-rows';
import { LanguageRow, ThemeRow } from './look-rows';
import { PageRows } from './page-rows';

export { messages } from './settings-texts';

const Notifications = lazy(() => import('./push/notifications'));

/** What can be set on this device, by members and guests alike (ROUTE-038); features add the choices that they own. */
export default function SettingsPage() {
  const { t } = useTranslation('account');
  const back = useBack(PATHS.mine);
  const isMember = useIsMember();
  const { SettingsPanels } = useAppContext();
  return (
    <TitlePage title={t('settings.title')} back={{ label: t('rules.back'), onPress: back }}>
      <Group title={t('settings.display')}>
        <LanguageRow />
        <ThemeRow />
        <PageRows />
      </Group>
      {isMember && (
        <Suspense fallback={<Skeleton className="h-[100px] rounded-m" />}>
          <Notifications />
        </Suspense>
      )}
      {SettingsPanels !== undefined && <SettingsPanels />}
      <Group title={t('settings.device')}>
        <QuickLockRow />
        <ClearRow />
        <ResetRow />
      </Group>
      <List className="shadow-1">
        <Cell
          leading={<Icon name="info" className="text-muted" />}
          title={t('settings.about')}
          href={PATHS.mineAbout}
        />
      </List>
    </TitlePage>
  );
}
