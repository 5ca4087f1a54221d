import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openStudio } from '../testing/open-studio';
import { FakeStudio } from '../testing/fake-studio';

describe('the order of tabs', () => {
  it('is changed by the keys of a handle, which keeps the focus, and each move is said', async () => {
    const { studio, user, show } = await openStudio();
    await show('Sections, venues & tabs');
    const tabs = screen.getByRole('list', { name: 'Tab bar' });
    const handle = within(tabs).getByRole('button', { name: 'Move Member' });
    handle.focus();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(studio.draft.files.brand).toMatchObject({ tabs: ['home', 'mine', 'sports'] }));
    expect(within(tabs).getByRole('button', { name: 'Move Member' })).toHaveFocus();
    expect(screen.getByText('Member is now 2 of 3')).toBeInTheDocument();
    await user.keyboard('{Home}{ArrowUp}');
    await waitFor(() => expect(studio.draft.files.brand).toMatchObject({ tabs: ['mine', 'home', 'sports'] }));
  });

  it('is changed by dragging', async () => {
    const { studio, show } = await openStudio();
    await show('Sections, venues & tabs');
    const rows = within(screen.getByRole('list', { name: 'Tab bar' })).getAllByRole('listitem');
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    fireEvent.dragStart(rows[0]!, { dataTransfer });
    fireEvent.dragOver(rows[2]!, { dataTransfer });
    fireEvent.drop(rows[2]!, { dataTransfer });
    await waitFor(() => expect(studio.draft.files.brand).toMatchObject({ tabs: ['sports', 'mine', 'home'] }));
  });

  it('gains and loses entries, but never the last one', async () => {
    const { studio, user, show } = await openStudio();
    await show('Sections, venues & tabs');
    await user.click(screen.getByRole('button', { name: 'Add Notices' }));
    await user.click(screen.getByRole('button', { name: 'Remove Hero' }));
    await user.click(screen.getByRole('button', { name: 'Remove Areas' }));
    await waitFor(() => expect(studio.draft.files.brand).toMatchObject({ homeSections: ['notice'] }));
    expect(screen.getByRole('button', { name: 'Remove Notices' })).toBeDisabled();
  });
});

describe('texts', () => {
  it('are found by words and by what replaces them', async () => {
    const { user, show } = await openStudio();
    await show('Texts');
    await user.type(screen.getByRole('searchbox'), 'no route');
    expect(screen.getByText('shell.notFound.title')).toBeVisible();
    expect(screen.queryByText('finance.left')).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'nowhere at all');
    expect(screen.getByText('Nothing found: try another word')).toBeVisible();
  });

  it('say which place that is filled in is missing, and keep the draft from being saved', async () => {
    const { studio, user, show } = await openStudio();
    await show('Texts');
    const field = within(screen.getByText('finance.left').closest('li')!).getByLabelText('English');
    await user.type(field, 'Some left, {{{{sum}}');
    await user.tab();
    expect(await screen.findByText(/\{\{amount\}\} is missing.*\{\{sum\}\}/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(field);
    await user.type(field, '{{{{amount}} to go');
    await user.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(studio.draft.files.messages.en).toMatchObject({ finance: { left: '{{amount}} to go' } });
  });

  it('go back to the original, leaving nothing behind in the file', async () => {
    const { studio, user, show } = await openStudio();
    await show('Texts');
    await user.click(screen.getByRole('button', { name: 'Back to the original' }));
    await waitFor(() => expect(studio.draft.files.messages.en).toEqual({}));
  });
});

describe('drawings', () => {
  const svg = new File(['<svg/>'], 'new.svg', { type: 'image/svg+xml' });

  it('are replaced by a file, and their size is said', async () => {
    const { studio, user, show } = await openStudio();
    await show('Drawings & icons');
    expect(screen.getByText('2.1 KB, 0.9 KB compressed')).toBeVisible();
    await user.upload(screen.getByLabelText('Replace assets/logo.svg', { selector: 'input' }), svg);
    expect(await screen.findByText('assets/logo.svg was replaced')).toBeVisible();
    expect(studio.calls).toEqual([['putDrawing', 'ky', 'assets/logo.svg', svg]]);
  });

  it('that the server refuses are said with its sentence, and the page goes on', async () => {
    const fake = new FakeStudio();
    fake.refusesUploads = 'It is 40 KB; a drawing may have 1.5 KB.';
    const { user, show } = await openStudio(fake);
    await show('Drawings & icons');
    await user.upload(screen.getByLabelText('Replace assets/logo.svg', { selector: 'input' }), svg);
    expect(
      await screen.findByText('new.svg was refused: It is 40 KB; a drawing may have 1.5 KB.'),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of another kind are not even sent', async () => {
    const { studio, show } = await openStudio();
    await show('Drawings & icons');
    const place = screen.getAllByText('Choose a mark')[0]!.closest('.drop-place')!;
    const file = new File(['x'], 'x.pdf', { type: 'application/pdf' });
    fireEvent.drop(place, { dataTransfer: { files: [file] } });
    expect(await screen.findByText('Only SVG files are taken')).toBeVisible();
    expect(studio.calls).toEqual([]);
  });
});

describe('type', () => {
  it('is chosen among the phone’s own typefaces, none of which is sent', async () => {
    const { studio, user, show } = await openStudio();
    await show('Type');
    const song = within(screen.getByRole('group', { name: 'Body' })).getByRole('radio', { name: /Song/ });
    expect(screen.getByText(/nothing is sent/)).toBeVisible();
    await user.click(song);
    await waitFor(() =>
      expect(studio.draft.files.theme).toMatchObject({
        base: { font: { body: { $value: ['Songti SC', 'serif'] } } },
      }),
    );
  });
});

describe('a new brand', () => {
  it('needs a code of its own and a name in each language, and is made of three colours', async () => {
    const { studio, user } = await openStudio();
    await user.click(screen.getByRole('button', { name: 'New brand' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New brand' }));
    await user.type(dialog.getByLabelText('Code'), 'jn');
    await user.click(dialog.getByRole('button', { name: 'Make it' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('that no brand has yet');
    await user.clear(dialog.getByLabelText('Code'));
    await user.type(dialog.getByLabelText('Code'), 'moon');
    for (const language of ['简体中文', '繁體中文', 'English'])
      await user.type(dialog.getByLabelText(`Name · ${language}`), 'Moon');
    await user.click(dialog.getByRole('radio', { name: 'Three colours' }));
    await user.click(dialog.getByRole('button', { name: 'Make it' }));
    await waitFor(() => expect(studio.calls).toHaveLength(1));
    expect(studio.calls[0]).toEqual([
      'create',
      {
        code: 'moon',
        names: { 'zh-CN': 'Moon', 'zh-TW': 'Moon', en: 'Moon' },
        from: { colours: ['#2457d6', '#c98a1b', '#f5f6f8'] },
        dark: true,
      },
    ]);
  });
});

describe('the preview', () => {
  it('opens the page in the chosen state, and the saved brand beside it', async () => {
    const { user } = await openStudio();
    await user.click(screen.getByRole('button', { name: 'Start the preview' }));
    const frame = await screen.findByTitle('Page of Draft');
    expect(frame).toHaveAttribute('src', 'http://127.0.0.1:5151/state/guest?page=%2F&look=light');
    await user.selectOptions(screen.getByLabelText('Page'), 'Promotions');
    await user.selectOptions(screen.getByLabelText('Beside'), 'The saved one');
    expect(await screen.findByTitle('Page of The saved one')).toHaveAttribute(
      'src',
      'http://127.0.0.1:5152/state/guest?page=%2Factivity%2Flist&look=light',
    );
  });

  it('says that it stays at the last state that could be drawn while something is wrong', async () => {
    const fake = new FakeStudio();
    fake.draft = {
      ...fake.draft,
      problems: [{ file: 'brand.json', path: 'native.scheme', sentence: 'A scheme is lower-case.' }],
    };
    const { user } = await openStudio(fake);
    await user.click(screen.getByRole('button', { name: 'Start the preview' }));
    expect(await screen.findByText(/what is shown is its last state without problems/)).toBeVisible();
  });
});
