import fc from 'fast-check';
import { festivalArt, isFestival, resolveTheme, themePreference, THEME_PREFERENCES } from './theme-choice';

const outside = { inApp: false, usual: 'system' } as const;
const situation = {
  hasDark: true,
  inApp: false,
  appIsDark: false,
  systemIsDark: false,
  preference: 'system',
} as const;

describe('the theme that is asked for', () => {
  it('BRAND-010 is what storage holds, wherever the page runs', () => {
    for (const stored of THEME_PREFERENCES)
      for (const inApp of [true, false])
        expect(themePreference(stored, { inApp, usual: 'dark' })).toBe(stored);
  });

  it('BRAND-010 is the brand’s usual one for a stored value that is none', () => {
    fc.assert(
      fc.property(
        fc.anything().filter((stored) => !THEME_PREFERENCES.some((each) => each === stored)),
        (stored) => {
          expect(themePreference(stored, outside)).toBe('system');
          expect(themePreference(stored, { ...outside, usual: 'dark' })).toBe('dark');
        },
      ),
    );
  });

  it('BRAND-012 is light by default inside the app, in every brand', () => {
    expect(themePreference(undefined, { inApp: true, usual: 'system' })).toBe('light');
    expect(themePreference(undefined, { inApp: true, usual: 'dark' })).toBe('light');
  });
});

describe('the theme to show', () => {
  it('BRAND-010 is the device’s, and light where it asks for nothing', () => {
    expect(resolveTheme(situation)).toBe('light');
    expect(resolveTheme({ ...situation, systemIsDark: true })).toBe('dark');
  });

  it('BRAND-010 is what was chosen, whatever the device asks for', () => {
    for (const systemIsDark of [true, false])
      for (const preference of ['light', 'dark'] as const)
        expect(resolveTheme({ ...situation, systemIsDark, preference })).toBe(preference);
  });

  it('BRAND-011 is dark in a dark app whatever is chosen', () => {
    expect(resolveTheme({ ...situation, inApp: true, appIsDark: true, preference: 'light' })).toBe('dark');
  });

  it('BRAND-011 does not take the dark flag outside the app', () => {
    expect(resolveTheme({ ...situation, appIsDark: true })).toBe('light');
  });

  it('BRAND-003 is always light in a brand without dark theme', () => {
    const all = { inApp: true, appIsDark: true, systemIsDark: true, preference: 'dark' } as const;
    expect(resolveTheme({ hasDark: false, ...all })).toBe('light');
  });
});

it('BRAND-004 turns the festival skin on by the string 1 and nothing else', () => {
  expect(isFestival('1')).toBe(true);
  fc.assert(
    fc.property(
      fc.anything().filter((value) => value !== '1'),
      (value) => {
        expect(isFestival(value)).toBe(false);
      },
    ),
  );
  expect(isFestival(1)).toBe(false);
});

describe('the art of a festival', () => {
  const spring = {
    art: 'lantern',
    from: '2027-01-29T00:00:00+08:00',
    until: '2027-02-21T00:00:00+08:00',
  } as const;
  const late = { ...spring, art: 'moon', until: '2027-03-01T00:00:00+08:00' } as const;
  const begins = Date.UTC(2027, 0, 28, 16);
  const ends = Date.UTC(2027, 1, 20, 16);

  it('BRAND-004 is there from the first moment of its campaign to the last', () => {
    expect(festivalArt([spring], begins - 1)).toBeUndefined();
    expect(festivalArt([spring], begins)).toBe('lantern');
    expect(festivalArt([spring], ends - 1)).toBe('lantern');
    expect(festivalArt([spring], ends)).toBeUndefined();
    expect(festivalArt([], begins)).toBeUndefined();
  });

  it('is that of the first campaign that is on', () => {
    expect(festivalArt([spring, late], ends - 1)).toBe('lantern');
    expect(festivalArt([spring, late], ends)).toBe('moon');
  });
});
