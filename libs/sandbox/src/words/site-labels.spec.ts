import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activities, activity, mail, rebate, session } from '@heptad/contracts';
import type { Call, CallRequest } from '@heptad/contracts';
import { LOCALES } from '@heptad/brand-config';
import { passwordHashOf, startSandbox, type SendExtras, type TestSandbox } from '@heptad/testing';
import type { MailText } from '../mails/mail';
import { wordedBy } from './site-labels';

const LIBS = join(__dirname, '../../..');
/** What the sites have words of their own for. */
const FIXED =
  /客服|中心钱包|中心錢包|\b(?:ask|contact|our|tell) support\b|customer service|cent(?:re|er) wallet/i;
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** What a platform of this repository says to members: its own reference and the operator's panel say nothing to them. */
function sources(): readonly string[] {
  return readdirSync(LIBS)
    .filter((lib) => /^(?:sandbox(?:-\w+)?|game-rules)$/.test(lib))
    .flatMap((lib) =>
      readdirSync(join(LIBS, lib, 'src'), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${lib}/src/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter(
      (path) =>
        path.endsWith('.ts') && !/\.spec\.ts$|\/testing\/|sandbox\/src\/(?:reference|panel)\//.test(path),
    );
}

/** The lines of a source that hold a word of {@link FIXED} outside of comments. */
function fixedWords(source: string): readonly string[] {
  return source
    .replace(COMMENT, '')
    .split('\n')
    .filter((line) => FIXED.test(line))
    .map((line) => line.trim());
}

describe('the platform’s texts', () => {
  it('BRAND-006 BRAND-007 name customer service and the centre wallet by the site’s labels alone', () => {
    const files = sources();
    expect(files.length).toBeGreaterThan(300);
    const fixed = files.flatMap((file) =>
      fixedWords(readFileSync(join(LIBS, file), 'utf8')).map((line) => `${file}: ${line}`),
    );
    expect(fixed).toEqual([]);
  });

  it.each(["'请联系客服'", "'已存入中心錢包'", "'is in your centre wallet'", "'Please contact support'"])(
    'may not write %s out, but say so in a comment',
    (text) => {
      expect(fixedWords(`/** ${text} */\n  // ${text}\nconst a = ${text}; // ${text}`)).toEqual([
        `const a = ${text};`,
      ]);
    },
  );
});

describe('a text with labels', () => {
  const each = (label: string) => ({ 'zh-CN': label, 'zh-TW': label, en: label });
  const site = { labels: { customerService: each('$& <help>'), centreWallet: each('purse') } };

  it('is worded by the site, wherever it names them', () => {
    const text = '{{customerService}}: {{centreWallet}}, {{centreWallet}} {{amount}}';
    expect(wordedBy(site, 'en')(text)).toBe('$& <help>: purse, purse {{amount}}');
    expect(wordedBy(undefined, 'en')(text)).toBe(text);
  });

  it('holds them as its form asks for', () => {
    const marked = (label: string) => label.replace('<', '&lt;');
    expect(wordedBy(site, 'en', marked)('{{customerService}}')).toBe('$& &lt;help>');
  });
});

describe.each(['4002', '4006', '4008'])('on site %s', (site) => {
  /** A Thursday noon of the platform. */
  const NOW = Date.parse('2026-11-26T12:00:30+08:00');
  let sandbox: TestSandbox;
  let labels: Readonly<Record<'customerService' | 'centreWallet', MailText>>;

  beforeAll(async () => {
    sandbox = await startSandbox({ now: () => NOW });
    const known = sandbox.services.sites.find(({ id }) => id === site);
    if (known === undefined) throw new Error(`no site ${site}`);
    ({ labels } = known);
  });
  afterAll(() => sandbox.close());

  async function said<C extends Call>(call: C, request: CallRequest<C>, extras: SendExtras): Promise<string> {
    const { text } = await sandbox.send(call, request, { site, ...extras });
    expect(text).not.toContain('{{');
    return text;
  }

  describe.each(LOCALES)('in %s', (locale) => {
    const headers = { 'accept-language': locale };
    const tokenOf = (name: string) => sandbox.logIn(name, { site });

    it('a refusal says who helps', async () => {
      const request = { name: 'demo18', password: passwordHashOf('Heptad2026') };
      expect(await said(session.login, request, { headers })).toContain(labels.customerService[locale]);
    });

    it.each([
      ['money', 'centreWallet'],
      ['personal', 'customerService'],
    ] as const)('a mail about %s names the %s, in the list and when it is read', async (kind, label) => {
      const token = await tokenOf('demo01');
      const list = await said(mail.list, { kind, size: 1 }, { token, headers });
      expect(list).toContain(labels[label][locale]);
      const { id } = (JSON.parse(list) as { data: { items: [{ id: string }] } }).data.items[0];
      expect(await said(mail.detail, { id }, { token, headers })).toContain(labels[label][locale]);
    });

    it('the rules of an activity say where a prize goes', async () => {
      const wallet = labels.centreWallet[locale];
      expect(await said(activity.detail, { id: 'raceGuess-20261123' }, { headers })).toContain(wallet);
      expect(await said(activities.detail, { id: 'transfer-20261123' }, { headers })).toContain(wallet);
    });

    it('what stands in the way of a rebate says where it goes', async () => {
      const token = await tokenOf('demo19');
      expect(await said(rebate.state, {}, { token, headers })).toContain(labels.centreWallet[locale]);
    });
  });
});

it('the sites that word them differently are told apart', async () => {
  const sandbox = await startSandbox();
  const wallets = new Set(sandbox.services.sites.map(({ labels }) => labels.centreWallet['zh-CN']));
  expect([...wallets]).toEqual(expect.arrayContaining(['中心钱包', '主账户', '钱包中心']));
  await sandbox.close();
});
