import { mediaOf } from './media';

describe('what a match has to open besides its prices', () => {
  it.each([
    [
      'football with pictures',
      { sport: 'football', status: 'live', stream: true },
      'animation video statistics lineUps events',
    ],
    [
      'football without',
      { sport: 'football', status: 'suspended', stream: false },
      'animation statistics lineUps events',
    ],
    [
      'football of a computer',
      { sport: 'virtualFootball', status: 'live', stream: true },
      'animation video statistics events',
    ],
    [
      'basketball',
      { sport: 'basketball', status: 'live', stream: true },
      'animation video statistics lineUps',
    ],
    ['tennis', { sport: 'tennis', status: 'live', stream: false }, 'animation statistics'],
    [
      'a match ahead, whose pictures have not begun',
      { sport: 'football', status: 'upcoming', stream: true },
      'preview lineUps',
    ],
    ['a match that is over', { sport: 'football', status: 'ended', stream: true }, 'lineUps'],
    ['an abandoned match without line-ups', { sport: 'tennis', status: 'abandoned', stream: true }, ''],
  ] as const)('%s', (_, match, media) => {
    expect(mediaOf(match).join(' ')).toBe(media);
  });
});
