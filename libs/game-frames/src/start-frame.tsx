import { createRoot } from 'react-dom/client';
import { takeEntry } from './frame/entry';
import { Frame } from './frame/frame';
import { createFrameTexts } from './frame/frame-texts';
import { createSender } from './frame/session/send';
import { siteBridge } from './frame/site/site-bridge';
import { KINDS } from './kinds';

/** Shows the game of the page's address in its `#root`. To be called once, as the first thing: it takes the session out of the address. */
export function startFrame(page: Document): void {
  const root = page.getElementById('root');
  const window = page.defaultView;
  if (root === null || window === null) throw new Error('the page has no place for a game');
  const entry = takeEntry(window);
  page.documentElement.lang = entry.language;
  void createFrameTexts(entry.language).then((texts) => {
    createRoot(root).render(
      <Frame
        entry={entry}
        texts={texts}
        site={siteBridge(window)}
        sender={createSender({ token: entry.token ?? '', language: entry.language })}
        kinds={KINDS}
      />,
    );
  });
}
