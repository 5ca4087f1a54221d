import { FIRST_SCREEN_ID } from '@heptad/brand-config';
import { takenScreen } from './take-over';

const SCREEN = { path: '/home/sports', locale: 'zh-CN', at: 0, answers: {} };

/** A page into which the edge has rendered a screen, at an address. */
function pageWith(screen: unknown, address = '/home/sports'): Window {
  document.body.innerHTML = `<script type="application/json" id="${FIRST_SCREEN_ID}"></script>`;
  const block = document.getElementById(FIRST_SCREEN_ID);
  if (block) block.textContent = typeof screen === 'string' ? screen : JSON.stringify(screen);
  window.history.replaceState(null, '', address);
  return window;
}

describe('a screen that the edge has rendered', () => {
  it('is taken over where it is the page of this address in this language', () => {
    expect(takenScreen(pageWith(SCREEN), 'zh-CN')?.isHere()).toBe(true);
  });

  it.each([
    ['in another language', SCREEN, '/home/sports', 'en'],
    ['of another page', SCREEN, '/', 'zh-CN'],
    ['that is torn', '{"path":"/home/sp', '/home/sports', 'zh-CN'],
    ['that is missing', '', '/home/sports', 'zh-CN'],
  ] as const)('is left where one stands %s', (_, screen, address, locale) => {
    expect(takenScreen(pageWith(screen, address), locale)).toBeUndefined();
  });

  it('is no longer the one to take over once the visitor has been led elsewhere', () => {
    const page = pageWith(SCREEN);
    const screen = takenScreen(page, 'zh-CN');
    page.history.replaceState(null, '', '/other/restrictionIp');
    expect(screen?.isHere()).toBe(false);
  });
});
