import type { BrandBundle, DeploymentConfig } from '@heptad/brand-config';
import type { Device } from '@heptad/device';
import type { ComponentType } from 'react';
import type { TrustedScripts } from '../composition/trusted-scripts';
import { openNotices, type NoticesDeps } from './open-notices';

export interface AppNoticesDeps extends Pick<NoticesDeps, 'addMessages' | 'moneyInFlight' | 'Alerts'> {
  readonly device: Pick<Device, 'clock' | 'native' | 'page'>;
  readonly deployment: Pick<DeploymentConfig, 'siteWorker'>;
  readonly workers: BrandBundle['workers'];
  readonly trusted: TrustedScripts;
}

/** {@link openNotices} of the composed app: the native shell, and a deployment whose worker is retired, have no worker. */
export function openAppNotices(deps: AppNoticesDeps): Promise<ComponentType> {
  const { device, deployment, workers, trusted, addMessages, moneyInFlight, Alerts } = deps;
  const { clock, native, page } = device;
  const retired = deployment.siteWorker === 'retired';
  return openNotices({
    host: window,
    worker: native.marked || workers.site === undefined || retired ? undefined : trusted(workers.site),
    retired,
    page,
    clock,
    addMessages,
    moneyInFlight,
    Alerts,
  });
}
