import { fireEvent, screen, within } from '@testing-library/react';
import { showBare } from '../testing/shell-scene';
import { CookieGuide } from './cookie-guide';

describe('the cookie guide', () => {
  it('SHELL-016 says in Chinese what is the matter, and loads the page anew', async () => {
    const onRefresh = jest.fn();
    await showBare(<CookieGuide onRefresh={onRefresh} />);
    expect(screen.getByRole('heading', { level: 1, name: '请允许使用 Cookie' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('says how the brand’s people are reached, where it has an address', async () => {
    await showBare(<CookieGuide contact="help@brand.example" onRefresh={() => undefined} />);
    expect(screen.getByRole('link', { name: '某客服联系方式：help@brand.example' })).toHaveAttribute(
      'href',
      'mailto:help@brand.example',
    );
  });

  it('names nobody where the brand has no address', async () => {
    await showBare(<CookieGuide onRefresh={() => undefined} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each(['SHELL-017 Safari 浏览器', 'SHELL-018 极速浏览器', 'SHELL-019 Firefox 浏览器'])(
    '%s has its steps, each with a picture',
    async (row) => {
      const browser = row.slice('SHELL-000 '.length);
      await showBare(<CookieGuide onRefresh={() => undefined} />);
      const steps = within(screen.getByRole('region', { name: browser })).getAllByRole('listitem');
      expect(steps).toHaveLength(3);
      steps.forEach((step, index) => {
        const name = `${browser}第 ${index + 1} 步示意图`;
        expect(within(step).getByRole('img', { name })).toBeInTheDocument();
        expect(step).toHaveTextContent(new RegExp(`^${index + 1}\\..{4,}`));
      });
    },
  );

  it('draws no step of two browsers alike', async () => {
    await showBare(<CookieGuide onRefresh={() => undefined} />);
    const drawn = screen
      .getAllByRole('img')
      .map((picture) => picture.querySelector('path')?.getAttribute('d'));
    expect(drawn).toHaveLength(9);
    expect(new Set(drawn).size).toBe(9);
  });
});
