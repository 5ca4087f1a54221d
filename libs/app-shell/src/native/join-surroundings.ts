import type { DeploymentConfig } from '@heptad/brand-config';
import type { Device } from '@heptad/device';
import type { LanguageChoice, ThemeChoice } from '@heptad/feature-module';
import { sessionSelectors, type WithSession } from '@heptad/session';
import type { SiteInfo } from '../boot/site-info';
import type { Platform } from '../composition/platform';
import type { AppRouter } from '../routing/create-router';
import { siteTitle } from '../title/title-marquee';
import { openNative } from './open-native';

export interface SurroundedApp {
  readonly brand: string;
  readonly deployment: DeploymentConfig;
  readonly platform: Pick<Platform, 'api' | 'session' | 'signWith'>;
  readonly device: Pick<Device, 'items' | 'native'>;
  readonly theme: ThemeChoice;
  readonly language: LanguageChoice;
  readonly site: SiteInfo;
  readonly router: Pick<AppRouter, 'state' | 'subscribe'>;
  readonly store: { getState(): unknown; subscribe(listener: () => void): unknown };
}

/** Calls back when the value read differs from the last one, each time the source changes. */
function onChange<Value>(
  subscribe: (listener: () => void) => unknown,
  read: () => Value,
  changed: (value: Value) => void,
): void {
  let before = read();
  subscribe(() => {
    const now = read();
    if (now === before) return;
    before = now;
    changed(now);
  });
}

/** Connects the app with the native shell, or with the page that embeds it (NATIVE-001, NATIVE-025). */
export function joinSurroundings(app: SurroundedApp): void {
  const { brand, deployment, platform, device, theme, language, site, router, store } = app;
  const isMember = (): boolean => sessionSelectors.selectIsMember(store.getState() as WithSession);
  openNative({
    host: window,
    native: device.native,
    brand,
    embeddingOrigins: deployment.embeddingOrigins,
    targets: {
      items: device.items,
      theme,
      language,
      signWith: platform.signWith,
      // A page that only holds the site in a frame logs nobody in.
      logInWith: (token) => {
        if (device.native.marked) void platform.session.handOver(token);
      },
      open: (sealed) => platform.api.open('site', sealed),
    },
    onPath: (listener) => onChange(router.subscribe, () => router.state.location.pathname, listener),
    onTitle: (listener) =>
      onChange(site.subscribe, () => siteTitle(site.current()?.SiteBaseConfigVo.title ?? ''), listener),
    onMember: (listener) => onChange(store.subscribe, isMember, listener),
  });
}
