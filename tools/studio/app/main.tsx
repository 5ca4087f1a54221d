import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { studioApi } from './data/studio-api';
import { serverEvents, Studio } from './page/studio';
import './styles/studio.css';
import { firstLanguage, storedLanguage, studioWords } from './words/studio-words';

const language = firstLanguage(storedLanguage(), navigator.languages);
document.documentElement.lang = language;

const place = document.getElementById('studio');
if (place !== null)
  createRoot(place).render(
    <I18nextProvider i18n={studioWords(language)}>
      <Studio api={studioApi} events={serverEvents} />
    </I18nextProvider>,
  );
