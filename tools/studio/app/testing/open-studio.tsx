import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Studio } from '../page/studio';
import { studioWords } from '../words/studio-words';
import { FakeStudio } from './fake-studio';

/** Opens the page in English over a server in memory. */
export async function openStudio(studio = new FakeStudio()) {
  // jsdom has the element without its methods.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  let hear: (code: string, revision: number) => void = () => undefined;
  render(
    <I18nextProvider i18n={studioWords('en')}>
      <Studio
        api={studio.api}
        events={(heard) => {
          hear = heard;
          return () => undefined;
        }}
      />
    </I18nextProvider>,
  );
  await screen.findByRole('heading', { name: 'Colours' });
  const user = userEvent.setup();
  const show = (group: string) => user.click(screen.getByRole('button', { name: group }));
  return { studio, user, show, hear: (revision: number) => hear('ky', revision) };
}
