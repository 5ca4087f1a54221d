import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { Popover, preloadPopover } from './popover';

beforeAll(async () => {
  await preloadPopover();
});

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        title="到账时间"
        trigger={(button) => <Button {...button}>这是什么？</Button>}
      >
        <a href="#more">更多</a>
      </Popover>
      <p>别处</p>
    </>
  );
}

const trigger = () => screen.getByRole('button', { name: '这是什么？' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
async function open() {
  render(<Example />);
  await userEvent.click(trigger());
  return screen.findByRole('dialog', { name: '到账时间' });
}

describe('Popover', () => {
  it('is not in the page until its button opens it', async () => {
    render(<Example />);
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(trigger()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(trigger());
    expect(await screen.findByRole('dialog', { name: '到账时间' })).toBeInTheDocument();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  });

  it('takes the focus, closes by Escape and gives the focus back', async () => {
    const popover = await open();
    await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger()).toHaveFocus());
  });

  it('closes by a press elsewhere', async () => {
    await open();
    await userEvent.click(screen.getByText('别处'));
    await gone();
  });

  it('closes by its own button, and does not open again by the same press', async () => {
    await open();
    await userEvent.click(trigger());
    await gone();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens by the keyboard', async () => {
    render(<Example />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});
