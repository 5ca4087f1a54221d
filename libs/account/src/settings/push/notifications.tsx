import { push } from '@heptad/contracts';
import { PATHS, useServices } from '@heptad/feature-module';
import { Cell, Icon, type IconName } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../../services';
import { Group } from '../group';
import { SwitchRow } from '../switch-row';
import { createPushDevice, type PushDevice } from './push-device';
import type { PushKind } from './push-queries';
import { usePush } from './use-push';

const ICONS: Readonly<Record<PushKind, IconName>> = { betSettled: 'ticket', money: 'wallet', mail: 'bell' };

/** Why there are none, and what can be done. */
function NoneHere({ why }: { readonly why: 'denied' | 'install' | 'unsupported' }) {
  const { t } = useTranslation('account');
  const icon = <Icon name="bell" className="text-muted" />;
  return why === 'install' ? (
    <Cell
      leading={icon}
      title={t('settings.push.install')}
      description={t('settings.push.installHint')}
      href={PATHS.download}
    />
  ) : (
    <Cell leading={icon} title={t(`settings.push.${why}`)} description={t(`settings.push.${why}Hint`)} />
  );
}

/** Notifications of this device while no page is open, each kind by itself; the browser's permission is asked for after a tap alone. */
export function NotificationSettings({ host }: { readonly host: PushDevice }) {
  const { t } = useTranslation('account');
  const { device, on, kinds, busy, failed, turn, choose } = usePush(host);
  const none = device !== undefined && device.support !== 'ready' ? device.support : undefined;
  return (
    <Group title={t('settings.push.title')}>
      {none !== undefined && <NoneHere why={none} />}
      {none === undefined && (
        <SwitchRow
          icon="bell"
          title={t('settings.push.on')}
          hint={t('settings.push.onHint')}
          checked={on}
          disabled={busy}
          onChange={(wanted) => void turn(wanted)}
        />
      )}
      {on &&
        push.pushKinds.map((kind) => (
          <SwitchRow
            key={kind}
            icon={ICONS[kind]}
            title={t(`settings.push.kinds.${kind}`)}
            checked={kinds.includes(kind)}
            disabled={busy}
            onChange={(wanted) => void choose(kind, wanted)}
          />
        ))}
      {failed && none === undefined && (
        <li role="alert" className="px-4 py-3 text-sm text-danger">
          {t('settings.push.failed')}
        </li>
      )}
    </Group>
  );
}

/** {@link NotificationSettings} of the browser that shows the page. */
export default function Notifications() {
  const { native, webClip } = useServices<AccountServices>().device;
  const [host] = useState(() => createPushDevice(globalThis, { inShell: native.marked, webClip }));
  return <NotificationSettings host={host} />;
}
