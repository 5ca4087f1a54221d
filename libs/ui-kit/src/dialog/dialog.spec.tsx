import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { Dialog, preloadDialog } from './dialog';

beforeAll(async () => {
  await preloadDialog();
});

function Example({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="确认退出"
        description="退出后需要重新登录"
        dismissible={dismissible}
        actions={<Button onClick={() => setOpen(false)}>知道了</Button>}
      />
    </>
  );
}

describe('Dialog', () => {
  it('is not in the page until it is opened', () => {
    render(<Example />);
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });

  it('has a name and a description, takes the focus and gives it back', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    const dialog = await screen.findByRole('dialog', { name: '确认退出' });
    expect(dialog).toHaveAccessibleDescription('退出后需要重新登录');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: '打开' })).toHaveFocus();
  });

  it('closes by Escape', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not close by Escape where an answer is needed', async () => {
    render(<Example dismissible={false} />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('closes by its cross where it has one', async () => {
    const onOpenChange = jest.fn();
    render(<Dialog open onOpenChange={onOpenChange} title="标题" hideTitle closeLabel="关闭" />);
    await userEvent.click(await screen.findByRole('button', { name: '关闭' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(screen.getByText('标题')).toHaveClass('sr-only');
  });
});
