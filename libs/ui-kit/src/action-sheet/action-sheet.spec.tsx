import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { ActionSheet, preloadActionSheet } from './action-sheet';

beforeAll(async () => {
  await preloadActionSheet();
});

function Example({ onPress }: { readonly onPress: (id: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <ActionSheet
        open={open}
        onOpenChange={setOpen}
        title="收货地址"
        description="选择要做什么"
        choices={[
          { id: 'edit', label: '编辑', onPress: () => onPress('edit') },
          { id: 'pin', label: '设为默认', disabled: true, onPress: () => onPress('pin') },
          { id: 'remove', label: '删除', tone: 'danger', onPress: () => onPress('remove') },
        ]}
        cancelLabel="取消"
      />
    </>
  );
}

async function open() {
  const onPress = jest.fn();
  render(<Example onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  const sheet = await screen.findByRole('dialog', { name: '收货地址' });
  return { sheet, onPress };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('ActionSheet', () => {
  it('says what is to be chosen, and takes the focus', async () => {
    const { sheet } = await open();
    expect(sheet).toHaveAccessibleDescription('选择要做什么');
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  });

  it('closes, gives the focus back and does what was chosen, once', async () => {
    const { onPress } = await open();
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    await gone();
    expect(onPress.mock.calls).toEqual([['remove']]);
    expect(screen.getByRole('button', { name: '打开' })).toHaveFocus();
  });

  it.each(['取消', 'Escape'])('does nothing by %s', async (way) => {
    const { onPress } = await open();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: way }));
    await gone();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('does not take what is disabled, and marks what cannot be taken back', async () => {
    const { onPress } = await open();
    await userEvent.click(screen.getByRole('button', { name: '设为默认' }));
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '删除' })).toHaveAttribute('data-tone', 'danger');
  });
});
