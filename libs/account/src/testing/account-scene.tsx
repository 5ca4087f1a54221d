import type { Result } from '@heptad/api-client';
import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import type { BrandBundle, Capability } from '@heptad/brand-config';
import { captcha, configuration, wallet } from '@heptad/contracts';
import { createStoredItems, keepAttribution, readEntryQuery, type Device } from '@heptad/device';
import { fakeClock, fakeDevice } from '@heptad/device/testing';
import type { Locale, MessageLoaders } from '@heptad/feature-module';
import { fakeServices, renderFeature } from '@heptad/feature-testing';
import { defined } from '@heptad/formatting';
import { fakeSession } from '@heptad/session/testing';
import type { Wallet } from '@heptad/venue-gateway';
import { stubVenueGateway, stubWallet } from '@heptad/venue-gateway/testing';
import type { ReactNode } from 'react';
import { accountModule } from '../account-module';

export interface AccountScene {
  readonly page: ReactNode;
  /** Texts that come with the page, where its file brings some. */
  readonly messages?: MessageLoaders;
  /** Where the page stands and how it is entered. */
  readonly path: string;
  readonly at?: string;
  readonly session?: ReturnType<typeof fakeSession>;
  readonly choosable?: boolean;
  readonly locale?: Locale;
  /** What the platform answers, by path. */
  readonly answers?: StubAnswers;
  readonly loginWays?: readonly ('phone' | 'email')[];
  /** The query of the address that the visit began with. */
  readonly enteredBy?: string;
  /** What another page handed over. */
  readonly handed?: unknown;
  /** Where the brand leads a guest: 1 to register, 2 to log in. */
  readonly entryMode?: 1 | 2;
  /** What is known of the build. */
  readonly about?: BrandBundle['about'];
  /** What the member has; not known unless given. */
  readonly wallet?: Wallet;
  /** What is special about the device. */
  readonly device?: Partial<Device>;
  /** What the brand offers. */
  readonly capabilities?: readonly Capability[];
}

const noGrades = { ok: true, value: { memberGradeConfigList: [] } } as const;

/** A captcha as the platform answers with one, with its key. */
export const captchaAnswer = (key: string) =>
  ({ ok: true, value: { body: new Blob([key]), headers: { 'x-code': key } } }) as const;

const noWallet = {
  ok: false,
  error: { kind: 'timeout', message: '', call: wallet.balances.path },
} as const;

/** Draws a page of the feature in a small app whose page has not found out yet who is there. */
export function showAccount({ page, path, at = path, locale = 'zh-CN', ...scene }: AccountScene) {
  const session = scene.session ?? fakeSession();
  const usual = fakeServices({}, locale);
  const theme = { ...usual.theme, choosable: scene.choosable ?? true, choose: jest.fn() };
  const language = { ...usual.language, choose: jest.fn(async () => undefined) };
  const api = stubApiClient({
    [configuration.appConfig.path]: noGrades,
    [captcha.image.path]: captchaAnswer('key-1'),
    ...scene.answers,
  });
  const clock = fakeClock();
  const items = createStoredItems(null, clock);
  keepAttribution(readEntryQuery(scene.enteredBy ?? ''), items);
  const balances = async (): Promise<Result<Wallet>> =>
    scene.wallet === undefined ? noWallet : { ok: true, value: scene.wallet };
  const venues = stubVenueGateway({ wallet: stubWallet({ balances }) });
  const facts = { loginWays: [...(scene.loginWays ?? [])] };
  const site = { ...usual.site, current: () => facts };
  return renderFeature({
    module: accountModule,
    page,
    ...defined({ messages: scene.messages }),
    path,
    at,
    handed: scene.handed,
    locale,
    member: 'unknown',
    brand: {
      ...defined({ about: scene.about }),
      config: {
        unauthenticatedMode: scene.entryMode ?? 2,
        capabilities: [...(scene.capabilities ?? ['sports'])],
      },
    },
    services: {
      api,
      clock,
      device: fakeDevice(clock, { items, ...scene.device }),
      session,
      site,
      theme,
      language,
      items,
      venues,
    },
    texts: { shell: { errors: { timedOut: 'The connection timed out.' } } },
  });
}
