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
  it('VENUE-015 are left out where nothing of them is displayed', () => {
    const tiles = [{ ...tile, isDisplay: 0 } as const];
    expect(toAreas({ areas: [{ area: 'egame', name: '电子', tiles }] })).toEqual([]);
    expect(toAreas({ areas: [{ area: 'egame', name: '电子', tiles: [...tiles, tile] }] })).toEqual([
      { id: 'egame', open: true },
    ]);
  });

  it('are under maintenance when nothing in them is open', () => {
    const areaOf = (...statuses: (0 | 1)[]) =>
      toAreas({
        areas: [{ area: 'live', name: '', tiles: statuses.map((status) => ({ ...tile, status })) }],
      })[0];
    expect(areaOf(0, 1)?.open).toBe(true);
    expect(areaOf(0, 0)?.open).toBe(false);
    expect(areaOf()).toBeUndefined();
  });

  it('are left out where no brand can have them', () => {
    const areas = toAreas({
      areas: [
        { area: 'chess', name: '棋牌', tiles: [tile] },
        { area: 'egame', name: '电子', tiles: [tile] },
      ],
    });
    expect(areas.map(({ id }) => id)).toEqual(['egame']);
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
