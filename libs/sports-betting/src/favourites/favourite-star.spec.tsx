import type { Result } from '@heptad/api-client';
import type { FavouriteMarks, SportsVenue } from '@heptad/venue-gateway';
import { act, fireEvent, screen } from '@testing-library/react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { failed, settle, showSports } from '../testing/sports-scene';
import FavouriteStar from './favourite-star';

type SetFavourite = SportsVenue['setFavourite'];

const spying = (setFavourite: SetFavourite) =>
  jest.fn<ReturnType<SetFavourite>, Parameters<SetFavourite>>(setFavourite);

const done: Result<void> = { ok: true, value: undefined };
const match = { kind: 'match', id: '7', sport: 'football' } as const;
const league = { kind: 'league', id: '5101', sport: 'football' } as const;

async function show(
  setFavourite: SetFavourite,
  { member = true, marks = { matches: [], leagues: [] } }: { member?: boolean; marks?: FavouriteMarks } = {},
) {
  const favourites = jest.fn<ReturnType<SportsVenue['favourites']>, []>(async () => answer(marks));
  const scene = await showSports({
    page: (
      <>
        <FavouriteStar venue="FBTY" subject={match} name="甲 – 乙" />
        <FavouriteStar venue="FBTY" subject={league} name="联赛" />
      </>
    ),
    at: '/home/sports?period=early',
    path: '/home/sports',
    member,
    venue: { favourites, setFavourite },
  });
  return { ...scene, favourites };
}

const star = (name: string) => screen.getByRole('button', { name });
const theMatch = () => star('收藏比赛 甲 – 乙');
const theLeague = () => star('收藏联赛 联赛');

async function press(element: HTMLElement) {
  fireEvent.click(element);
  await settle();
}

describe('the star of a favourite', () => {
  it('shows what the venue keeps, asked once for all stars', async () => {
    const { favourites } = await show(jest.fn(), { marks: { matches: [], leagues: ['5101'] } });
    expect(theMatch()).toHaveAttribute('aria-pressed', 'false');
    expect(theLeague()).toHaveAttribute('aria-pressed', 'true');
    expect(favourites).toHaveBeenCalledTimes(1);
  });

  it('turns at the tap, before the venue has answered, and tells the venue', async () => {
    const setFavourite = spying(() => new Promise(() => undefined));
    const { sports } = await show(setFavourite);
    await press(theMatch());
    expect(theMatch()).toHaveAttribute('aria-pressed', 'true');
    expect(theLeague()).toHaveAttribute('aria-pressed', 'false');
    expect(setFavourite).toHaveBeenCalledWith(match, true);
    expect(sports).toHaveBeenCalledWith('FBTY');
  });

  it('takes a mark off', async () => {
    const setFavourite = spying(async () => done);
    await show(setFavourite, { marks: { matches: ['6', '7'], leagues: [] } });
    await press(theMatch());
    expect(setFavourite).toHaveBeenCalledWith(match, false);
    expect(theMatch()).toHaveAttribute('aria-pressed', 'false');
  });

  it('turns back when the venue refuses, and leaves what was marked meanwhile', async () => {
    let refuse: (result: Result<void>) => void = () => undefined;
    const setFavourite = spying((subject) =>
      subject.kind === 'match' ? new Promise((resolve) => (refuse = resolve)) : Promise.resolve(done),
    );
    await show(setFavourite);
    await press(theMatch());
    await press(theLeague());
    await act(async () => refuse(failed));
    await settle();
    expect(theMatch()).toHaveAttribute('aria-pressed', 'false');
    expect(theLeague()).toHaveAttribute('aria-pressed', 'true');
  });

  it('leads a guest to the entry and back, and asks the venue nothing', async () => {
    const setFavourite = spying(async () => done);
    const { router, favourites } = await show(setFavourite, { member: false });
    await press(theMatch());
    expect(router.state.location.pathname).toMatch(/^\/entry\/(login|register)$/);
    expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe(
      '/home/sports?period=early',
    );
    expect(setFavourite).not.toHaveBeenCalled();
    expect(favourites).not.toHaveBeenCalled();
  });
});
