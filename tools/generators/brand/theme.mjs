import { fromHsl, hueOf, readableShade } from './colours.mjs';

const WHITE = '#ffffff';
const INK = '#0f1216';

const LIGHT = {
  surface: '#f5f6f8',
  raised: WHITE,
  sunken: '#eaecf0',
  text: '#14171c',
  muted: '#545b67',
  up: '#bf2a35',
  down: '#0a7347',
  locked: '#6f7684',
  warning: '#855000',
  success: '#0a7347',
  danger: '#bf2424',
  'on-danger': WHITE,
  line: '#dadee5',
  control: '#757c8a',
  scrim: '#0b0e1480',
  head: WHITE,
  'on-head': '#14171c',
};

const DARK = {
  surface: '#121417',
  raised: '#1c1f24',
  sunken: '#0c0e10',
  text: '#eceef2',
  muted: '#a3aab6',
  up: '#ff8087',
  down: '#43d093',
  locked: '#7d8594',
  warning: '#f0b45a',
  success: '#43d093',
  danger: '#ff7070',
  'on-danger': '#1b0a0a',
  line: '#2b3038',
  control: '#788090',
  scrim: '#000000a6',
  head: '#181a21',
  'on-head': '#f4f6fb',
};

/** A brand's own colours from one hue: its accent in it, its second colour across from it. */
export function paletteOf(hue) {
  const across = (hue + 150) % 360;
  const festival = {
    light: { sunken: fromHsl(across, 45, 94), line: fromHsl(across, 40, 84) },
    dark: { sunken: fromHsl(across, 40, 9), line: fromHsl(across, 35, 22) },
  };
  const lightGrounds = [LIGHT.surface, LIGHT.raised, LIGHT.sunken, festival.light.sunken];
  const darkGrounds = [DARK.surface, DARK.raised, DARK.sunken, festival.dark.sunken, INK];
  return {
    accent: readableShade(hue, 72, { from: 52, step: -1, grounds: lightGrounds }),
    second: readableShade(across, 68, { from: 52, step: 1, grounds: [INK] }),
    accentNight: readableShade(hue, 85, { from: 62, step: 1, grounds: darkGrounds }),
    deep: fromHsl(hue, 50, 18),
    festival,
  };
}

/** A brand's own colours from three: each in its hue, in the shade that can be read on its grounds. */
export function paletteOfColours([accent, second, ground]) {
  const own = paletteOf(hueOf(accent));
  return {
    ...own,
    second: readableShade(hueOf(second), 68, { from: 52, step: 1, grounds: [INK] }),
    deep: fromHsl(hueOf(ground), 50, 18),
  };
}

const tokens = (values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { $value: value }]));

const colors = (values) => ({ color: { $type: 'color', ...tokens(values) } });

function mode(plain, name, own, shadow) {
  return {
    ...colors({
      ...plain,
      gain: `{${name}.color.up}`,
      loss: `{${name}.color.down}`,
      ...own,
      link: `{${name}.color.accent}`,
      focus: `{${name}.color.accent}`,
    }),
    shadow,
  };
}

/** The festival lays its own ground and, on pages with a tinted head, the second colour over the brand's. */
const festivalOf = ({ festival }, names) =>
  Object.fromEntries(names.map((name) => [name, colors(festival[name])]));

/**
 * The theme of a new brand: neutral greys with one accent, and the rhythm of the reference with corners of its own.
 * @param reference the theme file of the reference brand
 * @param corner radius of a card's parts, in px
 */
export function themeOf(reference, { palette, corner, dark }) {
  const radius = { ...reference.base.radius };
  for (const [name, value] of Object.entries({ s: Math.ceil(corner / 2), m: corner, l: corner + 6 }))
    radius[name] = { $value: { value, unit: 'px' } };
  return {
    $schema: '../theme.schema.json',
    palette: {
      $type: 'color',
      ...tokens({ accent: palette.accent, second: palette.second, deep: palette.deep }),
      ...(dark && tokens({ 'accent-night': palette.accentNight })),
    },
    base: { ...reference.base, radius },
    light: mode(
      LIGHT,
      'light',
      {
        accent: '{palette.accent}',
        'on-accent': WHITE,
        'accent-2': '{palette.second}',
        'on-accent-2': INK,
        'head-special': '{palette.accent}',
        'on-head-special': WHITE,
      },
      reference.light.shadow,
    ),
    ...(dark && {
      dark: mode(
        DARK,
        'dark',
        {
          accent: '{palette.accent-night}',
          'on-accent': INK,
          'accent-2': '{palette.second}',
          'on-accent-2': INK,
          'head-special': '{palette.deep}',
          'on-head-special': '#f4f6fb',
        },
        reference.dark?.shadow ?? reference.light.shadow,
      ),
    }),
    festival: festivalOf(palette, dark ? ['light', 'dark'] : ['light']),
  };
}
