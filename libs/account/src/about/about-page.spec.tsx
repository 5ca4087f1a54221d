import type { BrandBundle } from '@heptad/brand-config';
import { settle } from '@heptad/feature-testing';
import { preloadBottomSheet } from '@heptad/ui-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { showAccount } from '../testing/account-scene';
import AboutPage, { messages } from './about-page';

beforeAll(preloadBottomSheet);

const facts = { version: '1.2.3', commit: 'abc1234', committedAt: '2026-03-01T08:00:00+08:00' };
const packages = [
  { name: 'a-package', version: '1.0.0', licence: 'MIT', text: 'words of a' },
  { name: 'b-package', version: '2.0.0', licence: 'ISC' },
];

const built = async () => ({ default: { facts, licences: packages } });

const show = async (about: BrandBundle['about'] = built) => {
  const scene = await showAccount({ page: <AboutPage />, messages, path: '/mine/about', about });
  await settle();
  return scene;
};

const openLicences = async () => {
  fireEvent.click(screen.getByRole('button', { name: /开源软件许可/ }));
  await act(async () => void (await import('./licence-list')));
  await settle();
};

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
});
afterEach(() => jest.restoreAllMocks());

it('ROUTE-037 says which brand and build it is, and leads to protection, contact and rules', async () => {
  await show();
  expect(screen.getByText('某牌')).toBeInTheDocument();
  expect(screen.getByText('版本 1.2.3')).toBeInTheDocument();
  expect(screen.getByText(/^构建 abc1234 · /)).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/mine/protection',
    '/customer/main',
    '/entry/rulesRegular',
    '/entry/rulesPrivacy',
  ]);
});

it('says the version alone where no commit is known, and nothing where it cannot be had', async () => {
  const { unmount } = await show(async () => ({
    default: { facts: { version: '9.9.9' }, licences: [] },
  }));
  expect(screen.getByText('版本 9.9.9')).toBeInTheDocument();
  expect(screen.queryByText(/构建/)).toBeNull();
  unmount();
  await show(() => Promise.reject(new Error('gone')));
  expect(screen.queryByText(/版本/)).toBeNull();
});

it('lists every package with its licence, and shows its words', async () => {
  await show();
  await openLicences();
  fireEvent.click(screen.getByRole('button', { name: /a-package/ }));
  await settle();
  const sheet = screen.getByRole('dialog', { name: 'a-package 1.0.0' });
  expect(within(sheet).getByText('words of a')).toBeInTheDocument();
  fireEvent.click(within(sheet).getByRole('button', { name: '关闭' }));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: /b-package/ }));
  await settle();
  expect(screen.getByText(/许可类型为 ISC/)).toBeInTheDocument();
});

it('says that the licences could not be fetched, and tries again', async () => {
  const about = jest.fn<ReturnType<BrandBundle['about']>, []>();
  about.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  about.mockImplementation(built);
  await show(about);
  await openLicences();
  expect(screen.getByText('许可证加载失败')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await settle();
  expect(screen.getByText('a-package')).toBeInTheDocument();
});
