import { settle } from '@heptad/feature-testing';
import { fireEvent, screen } from '@testing-library/react';
import { showAccount } from '../testing/account-scene';
import en from '../messages/rules/en.json';
import zhCN from '../messages/rules/zh-CN.json';
import zhTW from '../messages/rules/zh-TW.json';
import RulesPrivacyPage from './rules-privacy-page';
import RulesRegularPage from './rules-regular-page';

describe('the pages of rules', () => {
  it('ROUTE-015 shows the general rules, the brand’s name in them', async () => {
    await showAccount({ page: <RulesRegularPage />, path: '/entry/rulesRegular' });
    expect(screen.getByRole('heading', { level: 1, name: '服务规则' })).toBeInTheDocument();
    expect(await screen.findByText(/^欢迎使用某牌。/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '1. 这是演示环境' })).toBeInTheDocument();
  });

  it('ROUTE-016 shows the privacy rules in the language chosen', async () => {
    await showAccount({ page: <RulesPrivacyPage />, path: '/entry/rulesPrivacy', locale: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 2, name: '1. What we collect' })).toBeInTheDocument();
  });

  it('leads back, to the registration where nothing lies behind', async () => {
    const { router } = await showAccount({ page: <RulesRegularPage />, path: '/entry/rulesRegular' });
    fireEvent.click(screen.getByRole('button', { name: '返回' }));
    await settle();
    expect(router.state.location.pathname).toBe('/entry/register');
  });

  it.each([
    ['zh-CN', zhCN, /仍可转回与取款/, /重放/],
    ['zh-TW', zhTW, /仍可轉回與取款/, /重播/],
    ['en', en, /can still be brought back and withdrawn/, /played again/],
  ])(
    'say in %s what an excluded member may still do, and no match is shown as one played again',
    (...row) => {
      const [, file, may, replayed] = row;
      const said = file.regular.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');
      expect(said).toMatch(may);
      expect(said).not.toMatch(replayed);
    },
  );

  it('have the same sections and paragraphs in every language', () => {
    const shape = (file: typeof en) =>
      Object.values(file).map(({ sections }) => sections.map(({ paragraphs }) => paragraphs.length));
    expect(shape(zhTW)).toEqual(shape(zhCN));
    expect(shape(en)).toEqual(shape(zhCN));
  });
});
