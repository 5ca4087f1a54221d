import { renderFeature } from '@heptad/feature-testing';
import { screen } from '@testing-library/react';
import { supportModule } from '../support-module';

const open = (at: string) => renderFeature({ module: supportModule, at });

describe('a lesson', () => {
  it.each(['/tutorial/deposit', '/tutorial/deposit/'])('ROUTE-098 stands at %s', async (at) => {
    await open(at);
    expect(await screen.findByRole('heading', { level: 2, name: '存款教程' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: '新手教程' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: '为什么要准确' })).toBeInTheDocument();
  });

  it('leads to articles in the help centre', async () => {
    await open('/tutorial/deposit');
    expect(await screen.findByRole('link', { name: '怎样存款' })).toHaveAttribute(
      'href',
      '/mine/helpCenter?article=how-to-deposit',
    );
  });

  it('ROUTE-104 that no device has says that there is none, and leads to the help centre', async () => {
    await open('/tutorial/tech/toaster');
    expect(await screen.findByText('没有这篇文章')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去帮助中心' })).toHaveAttribute('href', '/mine/helpCenter');
  });
});

describe('the technical questions', () => {
  it('ROUTE-103, ROUTE-104 begin with this device, and each leads to its page', async () => {
    await open('/tutorial/tech');
    const [first, second] = await screen.findAllByRole('link', { name: /手机|电脑/ });
    expect(first).toHaveTextContent('电脑您的设备');
    expect(first).toHaveAttribute('href', '/tutorial/tech/computer');
    expect(second).toHaveTextContent(/^安卓手机$/);
  });
});
