import type { Messages } from '@heptad/brand-config';
import type { MessageLoaders } from '@heptad/feature-module';
import { createTranslations } from './translations';

const texts = (messages: Messages) => async () => ({ default: messages });
const none = texts({});
const labels = {
  customerService: { 'zh-CN': '某客服', 'zh-TW': '某客服', en: 'Help desk' },
  centreWallet: { 'zh-CN': '某钱包', 'zh-TW': '某錢包', en: 'Main wallet' },
};
const noOverrides = { config: { labels }, messages: { 'zh-CN': none, 'zh-TW': none, en: none } };
const shell = {
  namespace: 'shell',
  inline: { retry: '重试', back: '返回' },
  loaders: {
    'zh-CN': none,
    'zh-TW': texts({ retry: '重試', back: '返回' }),
    en: texts({ retry: 'Try again', back: 'Back' }),
  },
};
const wallet: MessageLoaders = {
  'zh-CN': texts({ title: '钱包' }),
  'zh-TW': texts({ title: '錢包' }),
  en: texts({ title: 'Wallet' }),
};

describe('the translations', () => {
  it('start in the language given, with the shell texts there at once', async () => {
    const { i18n } = await createTranslations({ locale: 'zh-CN', shell, brand: noOverrides });
    expect(i18n.t('retry', { ns: 'shell' })).toBe('重试');
    const english = await createTranslations({ locale: 'en', shell, brand: noOverrides });
    expect(english.i18n.t('retry', { ns: 'shell' })).toBe('Try again');
  });

  it('fetch every feature that is there before they switch', async () => {
    const translations = await createTranslations({ locale: 'zh-CN', shell, brand: noOverrides });
    await translations.add('wallet', wallet);
    await translations.choose('zh-TW');
    expect(translations.locale()).toBe('zh-TW');
    expect(translations.i18n.t('title', { ns: 'wallet' })).toBe('錢包');
  });

  it('stay as they are when a language cannot be fetched', async () => {
    const translations = await createTranslations({ locale: 'zh-CN', shell, brand: noOverrides });
    await translations.add('wallet', { ...wallet, en: () => Promise.reject(new Error('offline')) });
    await expect(translations.choose('en')).rejects.toThrow('offline');
    expect(translations.locale()).toBe('zh-CN');
    expect(translations.i18n.t('title', { ns: 'wallet' })).toBe('钱包');
  });

  it('lay a brand’s own texts over those of the shell and of features, key by key', async () => {
    const overrides = texts({ shell: { retry: '再试一次' }, wallet: { title: '钱包中心' } });
    const brand = {
      config: { labels },
      messages: { 'zh-CN': overrides, 'zh-TW': none, en: () => Promise.reject(new Error('offline')) },
    };
    const translations = await createTranslations({ locale: 'zh-CN', shell, brand });
    await translations.add('wallet', wallet);
    expect(translations.i18n.t('retry', { ns: 'shell' })).toBe('再试一次');
    expect(translations.i18n.t('back', { ns: 'shell' })).toBe('返回');
    expect(translations.i18n.t('title', { ns: 'wallet' })).toBe('钱包中心');
    await translations.choose('en');
    expect(translations.i18n.t('title', { ns: 'wallet' })).toBe('Wallet');
  });

  it('show the language that was chosen last, whichever comes first', async () => {
    const translations = await createTranslations({ locale: 'zh-CN', shell, brand: noOverrides });
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await translations.add('wallet', { ...wallet, en: () => late.then(wallet.en) });
    const first = translations.choose('en');
    await translations.choose('zh-TW');
    arrive();
    await first;
    expect(translations.locale()).toBe('zh-TW');
    expect(translations.i18n.language).toBe('zh-TW');
  });

  it('have the texts of a feature that comes while the language changes', async () => {
    const translations = await createTranslations({ locale: 'zh-CN', shell, brand: noOverrides });
    const choosing = translations.choose('en');
    await Promise.all([choosing, translations.add('wallet', wallet)]);
    expect(translations.i18n.t('title', { ns: 'wallet' })).toBe('Wallet');
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const adding = translations.add('records', {
      'zh-CN': texts({ title: '注单' }),
      'zh-TW': texts({ title: '注單' }),
      en: () => late.then(texts({ title: 'Records' })),
    });
    await translations.choose('zh-TW');
    arrive();
    await adding;
    expect(translations.i18n.t('title', { ns: 'records' })).toBe('注單');
  });

  it('lay texts that come with a page under those of its feature, and the brand’s over both', async () => {
    const overrides = texts({ wallet: { note: '某牌提示' } });
    const brand = { config: { labels }, messages: { 'zh-CN': overrides, 'zh-TW': none, en: none } };
    const translations = await createTranslations({ locale: 'zh-CN', shell, brand });
    const page: MessageLoaders = {
      'zh-CN': texts({ title: '别的', note: '提示', page: { one: '一' } }),
      'zh-TW': texts({ page: { one: '壹' } }),
      en: jest.fn(texts({ page: { one: 'One' } })),
    };
    await translations.add('wallet', wallet);
    await translations.add('wallet', page);
    const read = (key: string) => translations.i18n.t(key, { ns: 'wallet' });
    expect(['title', 'note', 'page.one'].map(read)).toEqual(['钱包', '某牌提示', '一']);
    await translations.choose('en');
    expect(['title', 'page.one'].map(read)).toEqual(['Wallet', 'One']);
    await translations.choose('zh-CN');
    await translations.choose('en');
    expect(page.en).toHaveBeenCalledTimes(1);
  });

  it('ask again for texts of a page that could not be fetched', async () => {
    const translations = await createTranslations({ locale: 'zh-CN', shell, brand: noOverrides });
    const fetch = jest.fn(texts({ late: '迟到' })).mockRejectedValueOnce(new Error('offline'));
    const page = { ...wallet, 'zh-CN': fetch };
    await expect(translations.add('wallet', page)).rejects.toThrow('offline');
    await translations.add('wallet', page);
    expect(translations.i18n.t('late', { ns: 'wallet' })).toBe('迟到');
  });

  it('BRAND-006 BRAND-007 word the customer service and the centre wallet as the brand does, in the language shown', async () => {
    const texts = { help: '{{customerService}}?', where: '{{centreWallet}}!' };
    const inline = {
      ...shell,
      inline: texts,
      loaders: { ...shell.loaders, en: async () => ({ default: texts }) },
    };
    const { i18n, choose } = await createTranslations({ locale: 'zh-CN', shell: inline, brand: noOverrides });
    expect([i18n.t('help'), i18n.t('where')]).toEqual(['某客服?', '某钱包!']);
    await choose('en');
    expect([i18n.t('help'), i18n.t('where')]).toEqual(['Help desk?', 'Main wallet!']);
  });
});
