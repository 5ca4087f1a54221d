import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { BottomSheet, preloadBottomSheet, type BottomSheetProps } from './bottom-sheet';

beforeAll(async () => {
  await preloadBottomSheet();
});

function Example({ edge = 'bottom' }: Pick<BottomSheetProps, 'edge'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <BottomSheet
        open={open}
        onOpenChange={setOpen}
        title="列表"
        edge={edge}
        closeLabel="关闭"
        footer={<Button>提交</Button>}
      >
        <p>内容</p>
      </BottomSheet>
    </>
  );
}

async function open(props: Pick<BottomSheetProps, 'edge'> = {}) {
  render(<Example {...props} />);
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  return screen.findByRole('dialog', { name: '列表' });
}

const locked = () =>
  [document.documentElement, document.body].some(
    (element) => getComputedStyle(element).overflowY === 'hidden',
  );

describe('BottomSheet', () => {
  it('keeps the page behind from scrolling while it is open', async () => {
    expect(locked()).toBe(false);
    await open();
    await waitFor(() => expect(locked()).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(locked()).toBe(false));
  });

  it('has a handle to drag, and more ways to close than dragging', async () => {
    const sheet = await open();
    expect(sheet.querySelector('[data-part=handle]')).toHaveAttribute('aria-hidden', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: '打开' })).toHaveFocus();
  });

  it('scrolls its content under a foot that stays, clear of the device edge', async () => {
    await open();
    expect(screen.getByText('内容').parentElement).toHaveClass('overflow-y-auto', 'overscroll-contain');
    const foot = screen.getByRole('button', { name: '提交' }).parentElement;
    expect(foot).toHaveClass('shrink-0');
    expect(foot?.className).toContain('var(--inset-bottom)');
  });

  it('is drawn anew by a touch that may drag it, not by one of its foot', async () => {
    const sheet = await open();
    const drawn = async (touched: Element): Promise<boolean> => {
      document.elementFromPoint = () => touched;
      fireEvent.touchStart(touched, { touches: [{ clientX: 10, clientY: 10 }] });
      const swiping = sheet.hasAttribute('data-swiping');
      fireEvent.touchEnd(touched, { touches: [] });
      await waitFor(() => expect(sheet).not.toHaveAttribute('data-swiping'));
      return swiping;
    };
    expect(await drawn(screen.getByText('内容'))).toBe(true);
    expect(await drawn(screen.getByRole('button', { name: '提交' }))).toBe(false);
    Reflect.deleteProperty(document, 'elementFromPoint');
  });

  it('stands at the end of the window as a drawer, without a handle', async () => {
    const sheet = await open({ edge: 'end' });
    expect(sheet.querySelector('[data-part=handle]')).toBeNull();
    expect(sheet).toHaveClass('h-dvh');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
