import { toAreas, toBanners, toFloatIcons, toNotices } from './home-content';

const banner = { id: '1', title: '甲', imageUrl: '/a.png', sort: 2 };
const tile = {
  enName: 'PMDZ',
  name: '山海电子',
  type: 'egame',
  isDisplay: 1,
  status: 1,
  sortIndex: 100,
} as const;

describe('banners', () => {
  it('stand in their order, whatever order they came in', () => {
    const banners = toBanners([banner, { ...banner, id: '2', sort: 1 }]);
    expect(banners.map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('take the night picture where there is no other, and go without any', () => {
    const banners = toBanners([
      { ...banner, imageUrl: ' ', darkImageUrl: '/night.png', linkUrl: '' },
      { ...banner, id: '2', imageUrl: '', darkImageUrl: '' },
    ]);
    expect(banners).toEqual([
      { id: '1', title: '甲', image: '/night.png', darkImage: '/night.png', link: undefined },
    ]);
  });
});

describe('notices', () => {
  it('come newest first, each on one line, empty ones dropped', () => {
    const notices = toNotices([
      { id: 'old', title: '旧', content: '', publishedAt: 1 },
      { id: 'none', title: ' ', content: '', publishedAt: 3 },
      { id: 'new', title: '新', content: '内容', publishedAt: 2 },
    ]);
    expect(notices).toEqual([
      { id: 'new', text: '新 · 内容' },
      { id: 'old', text: '旧' },
    ]);
  });
});

describe('areas', () => {
  it('VENUE-015 hides what is not displayed and puts favourites first, then the given order', () => {
    const [area] = toAreas({
      areas: [
        {
          area: 'egame',
          name: '电子',
          tiles: [
            { ...tile, sortIndex: 300, enName: 'C' },
            { ...tile, sortIndex: 100, enName: 'hidden', isDisplay: 0 },
            { ...tile, sortIndex: 200, enName: 'B' },
            { ...tile, sortIndex: 900, enName: 'A', isFavor: 1 },
          ],
        },
      ],
    });
    expect(area?.venues.map(({ enName }) => enName)).toEqual(['A', 'B', 'C']);
  });

  it('are under maintenance when nothing in them is open', () => {
    const areaOf = (...statuses: (0 | 1)[]) =>
      toAreas({
        areas: [{ area: 'live', name: '', tiles: statuses.map((status) => ({ ...tile, status })) }],
      })[0];
    expect(areaOf(0, 1)?.open).toBe(true);
    expect(areaOf(0, 0)?.open).toBe(false);
    expect(areaOf()?.open).toBe(false);
  });

  it('tell a game from its venue, and leave out what no brand can have', () => {
    const areas = toAreas({
      areas: [
        { area: 'chess', name: '棋牌', tiles: [tile] },
        {
          area: 'egame',
          name: '电子',
          tiles: [tile, { ...tile, gameCode: 'jade', name: '翡翠', sortIndex: 101 }],
        },
      ],
    });
    expect(areas.map(({ id }) => id)).toEqual(['egame']);
    expect(areas[0]?.venues.map(({ id, gameCode }) => [id, gameCode])).toEqual([
      ['PMDZ', undefined],
      ['PMDZ/jade', 'jade'],
    ]);
  });
});

it('floating icons stand in their order and know whether they can be put away', () => {
  const icon = {
    id: 'a',
    title: '客服',
    imageUrl: '/f.png',
    darkImageUrl: '',
    linkUrl: '/x',
    sort: 2,
    closable: 0,
  } as const;
  expect(toFloatIcons([icon, { ...icon, id: 'b', sort: 1, closable: 1 }])).toEqual([
    { id: 'b', title: '客服', image: '/f.png', darkImage: undefined, link: '/x', closable: true },
    { id: 'a', title: '客服', image: '/f.png', darkImage: undefined, link: '/x', closable: false },
  ]);
});
