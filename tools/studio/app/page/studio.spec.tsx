import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeStudio, FILES } from '../testing/fake-studio';
import { openStudio } from '../testing/open-studio';

const themeWith = (token: string, value: string) => {
  const theme = structuredClone(FILES.theme) as { light: { color: Record<string, { $value: string }> } };
  theme.light.color[token] = { $value: value };
  return theme;
};
const pairs = () => screen.getByRole('list', { name: 'All pairs' });

describe('the studio', () => {
  it('writes the whole theme with a changed colour, once it is picked and not while it is dragged', async () => {
    const { studio } = await openStudio();
    const picker = screen.getByLabelText('Pick a colour: muted');
    fireEvent.input(picker, { target: { value: '#555555' } });
    expect(within(pairs()).getByText('muted on surface').parentElement).toHaveTextContent('7.46');
    expect(studio.calls).toEqual([]);

    fireEvent.change(picker, { target: { value: '#666666' } });
    await waitFor(() =>
      expect(studio.calls).toEqual([['change', 'ky', 1, { theme: themeWith('muted', '#666666') }]]),
    );
    expect(await screen.findByLabelText('Value: muted')).toHaveValue('#666666');
  });

  it('shows the worst pair first and takes the shade that is offered', async () => {
    const { studio, user } = await openStudio();
    const first = within(pairs()).getAllByRole('listitem')[0]!;
    expect(first).toHaveTextContent(/muted on .*Too low/);
    expect(screen.getByText(/^\d pairs cannot be read/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use #6e6e6e for muted' }));
    await waitFor(() =>
      expect(studio.calls[0]).toEqual(['change', 'ky', 1, { theme: themeWith('muted', '#6e6e6e') }]),
    );
  });

  it('shows a reference as one, takes another and refuses one that leads nowhere', async () => {
    const { studio, user } = await openStudio();
    const field = screen.getByLabelText('Value: accent');
    expect(field).toHaveValue('{palette.brand}');
    expect(screen.getByTitle('Refers to palette.brand')).toHaveTextContent('#1f5eff');
    await user.clear(field);
    await user.type(field, '{{palette.none}{Enter}');
    expect(screen.getByText(/refer to a colour that exists/)).toBeVisible();
    expect(studio.calls).toEqual([]);
    await user.clear(field);
    await user.type(field, '{{light.color.text}{Enter}');
    await waitFor(() => expect(studio.calls).toHaveLength(1));
  });

  it('says that somebody else changed the brand, and keeps what was edited here', async () => {
    const { studio, user, show } = await openStudio();
    await show('Names & labels');
    studio.changedElsewhere({ site: { title: { en: 'Elsewhere' } } });
    const name = screen.getAllByLabelText('English')[0]!;
    await user.clear(name);
    await user.type(name, 'Mine{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This brand was changed elsewhere.');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(studio.draft.files.brand).toMatchObject({ names: { en: 'Mine' } });
    expect(studio.draft.files.site).toEqual({ title: { en: 'Elsewhere' } });
  });

  it('loads what an editor made of the files when it is told of it', async () => {
    const { studio, user, show, hear } = await openStudio();
    await show('Names & labels');
    const revision = studio.changedElsewhere({ site: { title: { en: 'Elsewhere' } } });
    act(() => hear(revision));
    expect(screen.getByRole('alert')).toHaveTextContent('This brand was changed elsewhere.');
    await user.click(screen.getByRole('button', { name: 'Load the other changes' }));
    expect(await screen.findByDisplayValue('Elsewhere')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes no news of its own writes for those of others', async () => {
    const { user, hear } = await openStudio();
    await user.click(screen.getByRole('button', { name: 'Use #6e6e6e for muted' }));
    act(() => hear(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads from a problem to its field and is not saved before it is mended', async () => {
    const fake = new FakeStudio();
    fake.draft = {
      ...fake.draft,
      changed: true,
      problems: [{ file: 'brand.json', path: 'native.scheme', sentence: 'A scheme is lower-case.' }],
    };
    const { user } = await openStudio(fake);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.getByText('1 problem has to be mended before saving')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '1 problem' }));
    await user.click(screen.getByRole('button', { name: /A scheme is lower-case/ }));
    expect(screen.getByLabelText('Scheme of deep links')).toHaveFocus();
  });

  it('shows what it would write before it saves', async () => {
    const { studio, user } = await openStudio();
    await user.click(screen.getByRole('button', { name: 'Use #6e6e6e for muted' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Changes' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Changes' }));
    const dialog = screen.getByRole('dialog', { name: 'Changes' });
    expect(await within(dialog).findByText('theme.json')).toBeVisible();
    expect(within(dialog).getByText('"#6e6e6e"').closest('li')).toHaveTextContent('Added');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(studio.calls.at(-1)).toEqual(['save', 'ky', 2]));
  });

  it('writes a text once, though the pause after it is over later', async () => {
    const { studio, show } = await openStudio();
    await show('Contacts');
    jest.useFakeTimers();
    const field = screen.getByLabelText('Marker of the app');
    fireEvent.change(field, { target: { value: 'OtherShell' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    jest.useRealTimers();
    expect(studio.calls.map(([name]) => name)).toEqual(['change']);
  });

  it('saves by the keyboard what is still being typed', async () => {
    const { studio, user, show } = await openStudio();
    await show('Contacts');
    await user.type(screen.getByLabelText('Marker of the app'), 'X');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(studio.calls.map(([name]) => name)).toEqual(['change', 'save']));
  });
});
