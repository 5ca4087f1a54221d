import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { help } from '@heptad/contracts';
import { renderFeature } from '@heptad/feature-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { supportModule } from '../support-module';

async function openHelp(at: string, answers: StubAnswers = {}) {
  const api = stubApiClient(answers);
  const scene = await renderFeature({ module: supportModule, at, services: { api } });
  await screen.findByRole('heading', { level: 1, name: '帮助中心' });
  return { ...scene, api };
}

const wordsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const search = () => screen.findByRole('searchbox', { name: '搜索问题，支持拼音' });

describe('the help centre', () => {
  it('ROUTE-087 names what is asked most, the most asked first, and all topics with their articles', async () => {
    await openHelp('/mine/helpCenter');
    const asked = await screen.findByRole('region', { name: '常见问题' });
    expect(wordsOf(within(asked).getAllByRole('link'))).toEqual(['联系客服', '怎样存款']);
    await userEvent.click(screen.getByRole('button', { name: '资金' }));
    const topics = screen.getByRole('region', { name: '全部主题' });
    expect(within(topics).getByRole('link', { name: '怎样存款' })).toHaveAttribute(
      'href',
      '/mine/helpCenter?article=how-to-deposit',
    );
  });

  it('finds articles while one types, says how many, and offers a person where it finds none', async () => {
    await openHelp('/mine/helpCenter');
    const field = await search();
    await userEvent.type(field, 'zenyangcun');
    expect(await screen.findByRole('status')).toHaveTextContent('找到 1 篇');
    expect(screen.getByRole('link', { name: '怎样存款' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '常见问题' })).not.toBeInTheDocument();
    await userEvent.clear(field);
    expect(screen.getByRole('region', { name: '常见问题' })).toBeVisible();
    await userEvent.type(field, '天气');
    expect(await screen.findByText('没有找到相关的文章')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^联系客服/ })).toHaveAttribute('href', '/customer/main');
  });

  it('ROUTE-088 keeps the pair that its address in the app came with, in every link', async () => {
    await openHelp('/app/helpCenter?from=shell');
    const asked = await screen.findByRole('region', { name: '常见问题' });
    expect(within(asked).getByRole('link', { name: '怎样存款' })).toHaveAttribute(
      'href',
      '/app/helpCenter?from=shell&article=how-to-deposit',
    );
  });
});

describe('an article', () => {
  it('draws its steps, its note and its table, with links to the pages it speaks of', async () => {
    await openHelp('/mine/helpCenter?article=how-to-deposit');
    expect(await screen.findByRole('heading', { level: 2, name: '怎样存款' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '存款' })).toHaveAttribute('href', '/mine/finance/myDeposit');
    expect(screen.getByRole('complementary', { name: '请注意' })).toHaveTextContent('请付准确金额');
    expect(wordsOf(screen.getAllByRole('cell'))).toEqual(['USDT', '200']);
    expect(screen.getByRole('columnheader', { name: '最低' })).toBeInTheDocument();
  });

  it('BRAND-006, BRAND-007 has the brand’s names in its title, its words and its links', async () => {
    await openHelp('/mine/helpCenter?article=ask-a-person');
    expect(await screen.findByRole('heading', { level: 2, name: '联系客服' })).toBeInTheDocument();
    expect(screen.getByText('钱在中心钱包里')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '客服' })).toHaveAttribute('href', '/customer/main');
  });

  it('leads to its related articles and to a person', async () => {
    await openHelp('/mine/helpCenter?article=how-to-deposit');
    const related = await screen.findByRole('region', { name: '相关问题' });
    expect(wordsOf(within(related).getAllByRole('link'))).toEqual(['联系客服']);
    expect(screen.getByRole('link', { name: /聊聊/ })).toHaveAttribute(
      'href',
      '/customer/chat?fromChildPage=1',
    );
  });

  it('asks once whether it was of use and sends the answer', async () => {
    const { api } = await openHelp('/mine/helpCenter?article=how-to-deposit', {
      [help.rate.path]: { ok: true, value: {} },
    });
    const asked = await screen.findByRole('group', { name: '这篇文章有用吗？' });
    await userEvent.click(within(asked).getByRole('button', { name: '没用' }));
    expect(await screen.findByText('谢谢，我们会据此改进')).toBeInTheDocument();
    expect(api.sent.map(({ request }) => request)).toEqual([{ article: 'how-to-deposit', useful: 0 }]);
  });

  it('says why the answer did not arrive, and lets it be given again', async () => {
    await openHelp('/mine/helpCenter?article=how-to-deposit', {
      [help.rate.path]: {
        ok: false,
        error: { kind: 'offline', message: '网络已断开', call: help.rate.path },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '有用' }));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: '有用' })).toBeEnabled();
  });

  it('that does not exist says so and leads back', async () => {
    await openHelp('/app/helpCenter?from=shell&article=nothing');
    expect(await screen.findByText('没有这篇文章')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去帮助中心' })).toHaveAttribute('href', '/mine/helpCenter');
  });
});
