import { stubApiClient } from '@heptad/api-client/testing';
import { preloadDialog } from '@heptad/ui-kit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { settle, showSports } from '../testing/sports-scene';
import SearchHead, { messages } from './search-head';

beforeAll(async () => {
  await preloadDialog();
  await import('./search-dialog');
});

async function show() {
  await showSports({
    page: (
      <>
        <input aria-label="金额" />
        <SearchHead />
      </>
    ),
    messages,
    more: { api: stubApiClient({}) },
  });
  await settle();
}

const dialog = () => screen.queryByRole('dialog', { name: '搜索全部体育' });

describe('the search in the head', () => {
  it('opens its window by the button, with the field ready to write in', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: '搜索全部体育 球队、联赛、球员' }));
    await waitFor(() => expect(dialog()).toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    fireEvent.click(screen.getByRole('button', { name: '关闭搜索' }));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('begins anew with each opening', async () => {
    await show();
    const open = async () => {
      fireEvent.click(screen.getByRole('button', { name: '搜索全部体育 球队、联赛、球员' }));
      return screen.findByRole('searchbox');
    };
    fireEvent.change(await open(), { target: { value: 'l' } });
    fireEvent.click(screen.getByRole('button', { name: '关闭搜索' }));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(await open()).toHaveValue('');
  });

  it('opens by a slash, but not where a slash is written or with another key', async () => {
    await show();
    fireEvent.keyDown(screen.getByRole('textbox', { name: '金额' }), { key: '/' });
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'k' });
    await settle();
    expect(dialog()).toBeNull();
    fireEvent.keyDown(document.body, { key: '/' });
    await waitFor(() => expect(dialog()).toBeInTheDocument());
  });
});
