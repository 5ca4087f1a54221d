import type { DeploymentConfig } from '@heptad/brand-config';
import { configuration, member, type Call } from '@heptad/contracts';
import { openDevice, TOKEN_COOKIE, type Device } from '@heptad/device';
import type { FeatureDispatch, FeatureModule } from '@heptad/feature-module';
import type { Saga } from 'redux-saga';
import type { AppServices } from '../composition/app-services';
import { composeApp } from '../composition/compose-app';
import { createMoneyWatch } from '../feedback/money-watch';
import type { ThemeStore } from '../theme/theme-store';
import { fakeBrand, shellTranslations } from './shell-scene';

/** A deployment that allows no other origin. */
export const OWN_DEPLOYMENT: DeploymentConfig = {
  environment: 'production',
  origins: [],
  gameOrigins: [],
  imageOrigins: [],
  videoOrigins: [],
  embeddingOrigins: [],
  signatureSalts: {},
  socketLine: '/stream',
  replacedNames: [],
  siteWorker: 'serves',
  measuredVisits: 0,
};

/** What the platform answers by a call's path: a success with this data, or an answer of its own making. */
export type PlatformAnswers = Readonly<Record<string, unknown>>;

/** An answer that is no success. */
export class Refused {
  constructor(
    readonly code: number,
    readonly data: unknown = null,
  ) {}
}

const ANSWERS: PlatformAnswers = {
  [configuration.preInfo.path]: {
    SiteBaseConfigVo: { title: '某牌', webLogoTitleUrl: '' },
    serverTime: 1_800_000_000_000,
  },
  [member.info.path]: {
    userId: 'm1',
    name: 'demo01',
    grade: 3,
    currency: 'CNY',
    registeredAt: 1,
    unreadMail: 0,
    state: 'active',
    phoneBound: 1,
    emailBound: 0,
  },
};

/** Requests of a browser that are answered by the path they go to. */
function playPlatform(answers: PlatformAnswers) {
  const asked: string[] = [];
  class PlayedRequest {
    status = 0;
    readonly statusText = '';
    readonly readyState = 4;
    responseURL = '';
    responseText = '';
    response = '';
    onloadend: (() => void) | null = null;
    open(_method: string, url: string): void {
      this.responseURL = url;
    }
    abort(): void {}
    setRequestHeader(): void {}
    getAllResponseHeaders(): string {
      return 'content-type: application/json\r\n';
    }
    send(): void {
      const path = new URL(this.responseURL, window.location.href).pathname;
      asked.push(path);
      const answer = answers[path];
      const { code, data } = answer instanceof Refused ? answer : new Refused(6000, answer);
      this.status = answer === undefined ? 404 : 200;
      this.response = this.responseText = JSON.stringify({ status_code: code, message: '', data });
      queueMicrotask(() => this.onloadend?.());
    }
  }
  return { asked, request: PlayedRequest };
}

/** A connection of the platform's that a spec plays the other end of. */
export class PlayedSocket extends EventTarget {
  constructor(readonly url: string) {
    super();
  }
  send(): void {}
  close(): void {}
}

function playSockets() {
  const sockets: PlayedSocket[] = [];
  class OpenedSocket extends PlayedSocket {
    constructor(url: string) {
      super(url);
      sockets.push(this);
    }
  }
  return { sockets, socket: OpenedSocket };
}

const noTexts = async () => ({ default: {} });

/** A feature with the home page, which hands on what the app gives to features. */
function probe(sagas: readonly Saga<[AppServices]>[]) {
  const given: { services?: AppServices; dispatch?: FeatureDispatch } = {};
  const feature: FeatureModule<AppServices> = {
    id: 'probe',
    routes: [
      {
        path: '/',
        page: 'home',
        prefetch: (services, { dispatch }) => void Object.assign(given, { services, dispatch }),
      },
    ],
    load: async () => ({
      pages: { home: async () => ({ default: () => null }) },
      sagas,
      messages: { 'zh-CN': noTexts, 'zh-TW': noTexts, en: noTexts },
    }),
  };
  return { feature, given };
}

const lightTheme: ThemeStore = {
  current: () => 'light',
  preference: () => 'light',
  choosable: true,
  choose: () => undefined,
  setFestival: () => undefined,
  subscribe: () => () => undefined,
};

/** What stands in for the browser's own ways to the platform. */
export interface PlayedNetwork {
  readonly request: new () => object;
  readonly socket: new (url: string) => object;
}

export interface ComposedScene {
  /** Path and query that the visit begins with. */
  readonly address?: string;
  readonly deployment?: Partial<DeploymentConfig>;
  readonly answers?: PlatformAnswers;
  /** The member whose session an earlier visit has left. */
  readonly token?: string;
  /** What an earlier visit has left besides. */
  readonly prepare?: (device: Device) => void;
  /** Workflows of a feature. */
  readonly sagas?: readonly Saga<[AppServices]>[];
}

/**
 * The whole app as a page composes it, on a platform and sockets that a spec plays. What its home page is given is there at `/` alone.
 * @param join puts the network into the page
 */
export async function composedApp(scene: ComposedScene, join: (network: PlayedNetwork) => void) {
  window.history.replaceState(null, '', scene.address ?? '/');
  const { asked, request } = playPlatform({ ...ANSWERS, ...scene.answers });
  const { sockets, socket } = playSockets();
  join({ request, socket });
  const brand = fakeBrand();
  const { marker, scheme } = brand.config.native;
  const opened = await openDevice(window, { nativeMarker: marker, nativeScheme: scheme });
  const { native } = opened;
  // The shell takes what it is asked for, and leads to no other page.
  const device: Device = { ...opened, native: { ...native, open: () => native.marked } };
  if (scene.token !== undefined) device.cookies.set(TOKEN_COOKIE, scene.token);
  scene.prepare?.(device);
  const { feature, given } = probe(scene.sagas ?? []);
  await composeApp({
    brand,
    modules: [feature],
    deployment: { ...OWN_DEPLOYMENT, ...scene.deployment },
    device,
    theme: lightTheme,
    translations: await shellTranslations(),
    money: createMoneyWatch(),
    first: undefined,
  });
  const told = <Part extends keyof typeof given>(part: Part): NonNullable<(typeof given)[Part]> => {
    const known = given[part];
    if (known === undefined) throw new Error('the home page was not entered');
    return known;
  };
  return {
    sockets,
    askedFor: ({ path }: Pick<Call, 'path'>) => asked.filter((each) => each === path).length,
    services: () => told('services'),
    dispatch: () => told('dispatch'),
    place: () => window.location.pathname,
  };
}
