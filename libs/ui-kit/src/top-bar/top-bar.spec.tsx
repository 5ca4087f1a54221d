import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarEndProvider } from './bar-end';
import { TopBar } from './top-bar';

describe('TopBar', () => {
  it('heads the page and goes back', async () => {
    const onPress = jest.fn();
    render(<TopBar title="转账" back={{ label: '返回', onPress }} />);
    expect(screen.getByRole('heading', { level: 1, name: '转账' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('has no way back where none is given', () => {
    render(<TopBar title="首页" tone="special" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('banner')).toHaveAttribute('data-tone', 'special');
  });

  it('has round corners below too in the full site, except where what follows is of one piece with it', () => {
    const { rerender } = render(<TopBar title="转账" />);
    expect(screen.getByRole('banner')).toHaveClass('lg:rounded-l');
    rerender(<TopBar joined title="赛果" />);
    expect(screen.getByRole('banner')).toHaveClass('lg:rounded-t-l');
    expect(screen.getByRole('banner')).not.toHaveClass('lg:rounded-l');
  });

  it('leaves the width to its title where it is compact', () => {
    render(<TopBar compact title={<button>英格兰超级联赛</button>} />);
    const title = screen.getByRole('heading', { level: 1, name: '英格兰超级联赛' });
    expect(title).toHaveClass('min-w-0');
    expect(title.parentElement).toHaveClass('h-[44px]');
  });

  it('ends with what the app has for every bar, after its own buttons, unless the page offers that itself', () => {
    const bar = (ownEnd: boolean) => (
      <BarEndProvider end={<button>客服</button>}>
        <TopBar title="转账" actions={<button>刷新</button>} ownEnd={ownEnd} />
      </BarEndProvider>
    );
    const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    const { rerender } = render(bar(false));
    expect(names()).toEqual(['刷新', '客服']);
    rerender(bar(true));
    expect(names()).toEqual(['刷新']);
  });

  it('cuts a long title and stays clear of the device edge', () => {
    render(<TopBar title={'很长的标题'.repeat(20)} />);
    expect(screen.getByRole('heading')).toHaveClass('truncate');
    expect(screen.getByRole('banner').className).toContain('env(safe-area-inset-top)');
  });
});
