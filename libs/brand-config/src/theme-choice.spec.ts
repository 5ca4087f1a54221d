import fc from 'fast-check';
import { isFestival, resolveTheme } from './theme-choice';

const situation = { hasDark: true, inApp: false, appIsDark: false, stored: undefined };

describe('the theme to show', () => {
  it('BRAND-010 is what storage holds, and light by default', () => {
    expect(resolveTheme(situation)).toBe('light');
    expect(resolveTheme({ ...situation, stored: 'dark' })).toBe('dark');
    expect(resolveTheme({ ...situation, stored: 'light' })).toBe('light');
  });

  it('BRAND-010 is light for a stored value that is neither', () => {
    fc.assert(
      fc.property(
        fc.anything().filter((stored) => stored !== 'dark'),
        (stored) => {
          expect(resolveTheme({ ...situation, stored })).toBe('light');
        },
      ),
    );
  });

  it('BRAND-011 is dark in a dark app whatever is stored', () => {
    expect(resolveTheme({ ...situation, inApp: true, appIsDark: true, stored: 'light' })).toBe('dark');
  });

  it('BRAND-011 does not take the dark flag outside the app', () => {
    expect(resolveTheme({ ...situation, appIsDark: true })).toBe('light');
  });

  it('BRAND-012 is light by default in an app that is not dark, and yields to a stored choice', () => {
    expect(resolveTheme({ ...situation, inApp: true })).toBe('light');
    expect(resolveTheme({ ...situation, inApp: true, stored: 'dark' })).toBe('dark');
  });

  it('BRAND-003 is always light in a brand without dark theme', () => {
    expect(resolveTheme({ hasDark: false, inApp: true, appIsDark: true, stored: 'dark' })).toBe('light');
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
