import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkProvider, type NavigationLinkProps } from '../navigation-link/navigation-link';
import { Cell, List } from './list';

describe('List and Cell', () => {
  it('is a list whose cells are pressed as a whole', async () => {
    const onPress = jest.fn();
    render(
      <List>
        <Cell title="余额" trailing="12.50" onPress={onPress} />
        <Cell title="说明" description="只读" />
      </List>,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getByText('12.50'));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(within(screen.getAllByRole('listitem')[1] as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('marks the way to the page that is shown', () => {
    render(
      <List>
        <Cell title="钱包" href="/wallet" current />
        <Cell title="记录" href="/records" />
      </List>,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
      'page',
      null,
    ]);
  });

  it('links through the router that the app gives', () => {
    const RouterLink = (props: NavigationLinkProps) => <a data-router="yes" {...props} />;
    render(
      <LinkProvider link={RouterLink}>
        <List>
          <Cell title="记录" href="/records" />
        </List>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: '记录' });
    expect(link).toHaveAttribute('href', '/records');
    expect(link).toHaveAttribute('data-router', 'yes');
  });

  it('neither links nor presses while disabled', async () => {
    const onPress = jest.fn();
    render(
      <List>
        <Cell title="记录" href="/records" disabled />
        <Cell title="转账" onPress={onPress} disabled />
      </List>,
    );
    const link = screen.getByRole('link', { name: '记录' });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('href');
    await userEvent.click(screen.getByText('转账'));
    expect(onPress).not.toHaveBeenCalled();
  });

  it('breaks and clamps long words', () => {
    render(
      <List>
        <Cell title={'很长的标题'.repeat(30)} />
      </List>,
    );
    expect(screen.getByText(/很长的标题/)).toHaveClass('line-clamp-2', 'break-words');
  });
});
