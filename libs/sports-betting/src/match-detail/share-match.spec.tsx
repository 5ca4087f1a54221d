import { fireEvent, screen } from '@testing-library/react';
import { settle, showSports } from '../testing/sports-scene';
import { sharedAddress, ShareMatch } from './share-match';

const show = () => showSports({ page: <ShareMatch /> });

async function share() {
  fireEvent.click(screen.getByRole('button', { name: '分享比赛' }));
  await settle();
}

/** What this browser can do to hand an address on; nothing unless given. */
function browserWith(able: { share?: unknown; writeText?: unknown }) {
  Object.defineProperty(navigator, 'share', { value: able.share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: able.writeText },
    configurable: true,
  });
}

afterEach(() => browserWith({}));

describe('the address that is handed on', () => {
  it('holds the venue and the match, and nothing else that the page was opened with', () => {
    const here = 'https://ky.example/home/sports/sportsDetails?token=secret&venue=IMTY&id=71&i_code=9#x';
    expect(sharedAddress(here)).toBe('https://ky.example/home/sports/sportsDetails?venue=IMTY&id=71');
  });

  it('names no venue that the page did not name', () => {
    expect(sharedAddress('https://ky.example/m?id=7')).toBe('https://ky.example/m?id=7');
  });
});

describe('sharing a match', () => {
  it('is the system’s own where there is one, and copies nothing then', async () => {
    const [system, writeText] = [jest.fn(async () => undefined), jest.fn()];
    browserWith({ share: system, writeText });
    await show();
    await share();
    expect(system).toHaveBeenCalledWith({ url: sharedAddress(window.location.href) });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('takes a system sheet that was closed for no failure', async () => {
    browserWith({ share: jest.fn(async () => Promise.reject(new DOMException('', 'AbortError'))) });
    const { toast } = await show();
    const told = jest.spyOn(toast, 'show');
    await share();
    expect(told).not.toHaveBeenCalled();
  });

  it('copies where the system has none, and says so', async () => {
    const writeText = jest.fn(async () => undefined);
    browserWith({ writeText });
    const { toast } = await show();
    const told = jest.spyOn(toast, 'show');
    await share();
    expect(writeText).toHaveBeenCalledWith(sharedAddress(window.location.href));
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ text: '链接已复制' }));
  });

  it('says that it could not copy', async () => {
    browserWith({ writeText: jest.fn(async () => Promise.reject(new Error('denied'))) });
    const { toast } = await show();
    const told = jest.spyOn(toast, 'show');
    await share();
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ text: '无法复制链接' }));
  });
});
