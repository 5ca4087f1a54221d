import { parseBrand } from './brand';

const text = (name: string) => ({ 'zh-CN': name, 'zh-TW': name, en: name });

const LAYOUT = {
  density: 'medium',
  sectionHead: 'plain',
  corner: 'round',
  matchHead: 'calm',
  matchRow: 'table',
};

const brand = (changes: Record<string, unknown> = {}): unknown => ({
  code: 'sample',
  names: text('Sample'),
  slogan: text('One line'),
  siteId: 4999,
  capabilities: ['sports', 'live'],
  venueOrder: ['IMTY', 'DBTY', 'YBTY', 'FBTY'],
  trackedVenues: ['YBTY'],
  labels: { customerService: text('Help desk'), centreWallet: text('Main wallet') },
  hasDark: false,
  tabs: ['home', 'sports'],
  homeSections: ['hero', 'hot-matches'],
  unauthenticatedMode: 2,
  native: { scheme: 'sample', marker: 'SampleShell' },
  layout: LAYOUT,
  ...changes,
});

const spring = {
  art: 'lantern',
  from: '2027-01-29T00:00:00+08:00',
  until: '2027-02-21T00:00:00+08:00',
} as const;

const parse = (changes?: Record<string, unknown>) => parseBrand(brand(changes), 'brands/sample/brand.json');

describe('a brand file', () => {
  it('BRAND-005 BRAND-006 BRAND-007 BRAND-008 holds the brand, its labels and the venues it tracks', () => {
    expect(parse()).toMatchObject({
      code: 'sample',
      labels: { customerService: { en: 'Help desk' }, centreWallet: { en: 'Main wallet' } },
      trackedVenues: ['YBTY'],
    });
  });

  it('may leave out the support contact, and keeps it where it is given', () => {
    expect(parse().support).toBeUndefined();
    const support = { contact: 'help@sample.example', appLink: 'https://help.sample.example/app' };
    expect(parse({ support }).support).toEqual(support);
  });

  it('may name festivals, and has none where it names none', () => {
    expect(parse().festivals).toEqual([]);
    expect(parse({ festivals: [spring] }).festivals).toEqual([spring]);
  });

  it('knows the modes 1 and 2 only', () => {
    expect(parse({ unauthenticatedMode: 1 }).unauthenticatedMode).toBe(1);
    expect(() => parse({ unauthenticatedMode: 3 })).toThrow('unauthenticatedMode');
  });

  it.each<[string, Record<string, unknown>]>([
    ['code', { code: 'Sample1' }],
    ['names.en', { names: { ...text('Sample'), en: ' ' } }],
    ['names.zh-TW', { names: { 'zh-CN': 'a', en: 'b' } }],
    ['siteId', { siteId: 0 }],
    ['capabilities', { capabilities: [] }],
    ['capabilities', { capabilities: ['sports', 'sports'] }],
    ['capabilities.0', { capabilities: ['chess'] }],
    ['venueOrder.0', { venueOrder: ['OBTY'] }],
    ['trackedVenues', { trackedVenues: ['IMTY', 'IMTY'] }],
    ['support.appLink', { support: { contact: 'x', appLink: 'http://help.sample.example' } }],
    ['native.scheme', { native: { scheme: 'a b', marker: 'SampleShell' } }],
    ['layout.density', { layout: { ...LAYOUT, density: 'tight' } }],
    ['layout.matchHead', { layout: { ...LAYOUT, matchHead: 'neon' } }],
    ['layout.matchRow', { layout: { ...LAYOUT, matchRow: undefined } }],
    ['festivals.0.art', { festivals: [{ ...spring, art: 'dragon' }] }],
    ['festivals.0.from', { festivals: [{ ...spring, from: '2027-01-29' }] }],
    ['festivals.0', { festivals: [{ ...spring, until: spring.from }] }],
    ['colour', { colour: 'red' }],
  ])('names the file and %s when it is wrong', (field, changes) => {
    expect(() => parse(changes)).toThrow(`brands/sample/brand.json is not a brand:\n  ${field}: `);
  });
});
