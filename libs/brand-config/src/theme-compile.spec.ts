import { compileTheme, ThemeError } from './theme-compile';
import { COLOR_TOKENS, EASE_TOKENS, type ColorToken } from './theme-tokens';

type Json = Record<string, unknown>;

const LIGHT: Record<ColorToken, string> = {
  surface: '#f4f4f4',
  raised: '{palette.paper}',
  sunken: '#eeeeee',
  text: '#111111',
  muted: '#555555',
  accent: '#0044cc',
  'on-accent': '#ffffff',
  'accent-2': '#ffd000',
  'on-accent-2': '#221a00',
  up: '#b00020',
  down: '#00602a',
  gain: '{light.color.up}',
  loss: '{light.color.down}',
  locked: '#777777',
  warning: '#7a4a00',
  success: '#00602a',
  danger: '#b00020',
  'on-danger': '#ffffff',
  line: '#dddddd',
  control: '#777777',
  link: '{light.color.accent}',
  focus: '{light.color.accent}',
  scrim: '#00000080',
  head: '#ffffff',
  'on-head': '#111111',
  'head-special': '#0044cc',
  'on-head-special': '#ffffff',
};
const DARK: Partial<Record<ColorToken, string>> = {
  surface: '#101014',
  raised: '#1a1a20',
  sunken: '#08080a',
  text: '#f2f2f2',
  muted: '#aaaaaa',
  accent: '#7aa2ff',
  'on-accent': '#00102e',
  up: '#ff8a90',
  down: '#58d68d',
  gain: '{dark.color.up}',
  loss: '{dark.color.down}',
  locked: '#858585',
  warning: '#f0b050',
  success: '#58d68d',
  danger: '#ff8a90',
  'on-danger': '#2a0004',
  control: '#858585',
  link: '#7aa2ff',
  focus: '#7aa2ff',
  head: '#181a21',
  'on-head': '#ffffff',
};

const values = (group: Json): Json =>
  Object.fromEntries(Object.entries(group).map(([name, $value]) => [name, { $value }]));
const px = (value: number): Json => ({ value, unit: 'px' });
const shadow = { color: '#00000022', offsetX: px(0), offsetY: px(2), blur: px(8), spread: px(0) };
const mode = (colors: Json): Json => ({
  color: { $type: 'color', ...values(colors) },
  shadow: { $type: 'shadow', ...values({ 1: shadow, 2: shadow }) },
});

/** A whole theme that is right, for a test to spoil. */
function theme(light: Json = {}, more: Json = {}): Json {
  return {
    palette: { $type: 'color', ...values({ paper: '#ffffff' }) },
    base: {
      radius: { $type: 'dimension', ...values({ s: px(0), m: px(8), l: px(12), pill: px(999) }) },
      space: {
        $type: 'dimension',
        ...values({ unit: { value: 0.25, unit: 'rem' }, page: px(16), card: px(12), section: px(20) }),
        ...values({ gap: px(8), row: px(48), control: px(44) }),
      },
      text: {
        $type: 'dimension',
        ...values({ xs: px(11), sm: px(13), base: px(15), lg: px(17), xl: px(20), display: px(28) }),
      },
      font: {
        $type: 'fontFamily',
        ...values({ body: ['system-ui', 'Noto Sans SC'], display: ['serif'], numeric: ['monospace'] }),
      },
      weight: { $type: 'fontWeight', ...values({ body: 400, head: 700, number: 600 }) },
      duration: {
        $type: 'duration',
        ...values({ quick: { value: 100, unit: 'ms' }, medium: { value: 0.2, unit: 's' } }),
        ...values({ slow: { value: 300, unit: 'ms' } }),
      },
      ease: {
        $type: 'cubicBezier',
        ...values(Object.fromEntries(EASE_TOKENS.map((n) => [n, [0, 0, 0.2, 1]]))),
      },
    },
    light: mode({ ...LIGHT, ...light }),
    festival: { light: { color: { $type: 'color' } } },
    ...more,
  };
}
const dark = (colors: Json = {}): Json => ({ dark: mode({ ...LIGHT, ...DARK, ...colors }) });

const FILE = 'brands/sample/theme.json';
const compile = (value: unknown, hasDark = false) => compileTheme(value, { file: FILE, hasDark });

function problemsOf(value: unknown, hasDark = false): string {
  try {
    compile(value, hasDark);
  } catch (error) {
    expect(error).toBeInstanceOf(ThemeError);
    return (error as Error).message;
  }
  throw new Error('The theme was taken.');
}

describe('a theme that is right', () => {
  it('BRAND-014 gives every semantic colour as a custom property', () => {
    const { variables } = compile(theme());
    for (const name of COLOR_TOKENS) expect(variables[`--color-${name}`]).toMatch(/^#[0-9a-f]{6,8}$/);
  });

  it('follows aliases to the palette and to other tokens', () => {
    const { variables } = compile(theme());
    expect(variables['--color-raised']).toBe('#ffffff');
    expect(variables['--color-focus']).toBe('#0044cc');
  });

  it('writes each type of the W3C format as CSS', () => {
    const { variables } = compile(theme());
    expect(variables).toMatchObject({
      '--radius-s': '0',
      '--radius-m': '8px',
      '--spacing': '0.25rem',
      '--spacing-page': '16px',
      '--text-base': '15px',
      '--font-body': "system-ui, 'Noto Sans SC'",
      '--font-weight-head': '700',
      '--transition-duration-medium': '0.2s',
      '--ease-enter': 'cubic-bezier(0, 0, 0.2, 1)',
      '--elevation-1': '0 2px 8px 0 #00000022',
    });
  });

  it('reads a colour given as an srgb object', () => {
    const text = { colorSpace: 'srgb', components: [0, 0.2, 0.4], alpha: 1 };
    expect(compile(theme({ text })).variables['--color-text']).toBe('#003366');
  });

  it('BRAND-003 has dark rules only for a brand with a dark theme', () => {
    expect(compile(theme()).css).not.toContain('dark');
    const { css } = compile(theme({}, dark()), true);
    expect(css).toMatch(/:root\[data-theme='dark'\]\{color-scheme:dark;.*--color-surface:#101014/);
  });

  it('BRAND-002 colours the head #ffffff in light and #181a21 in dark', () => {
    const { heads } = compile(theme({}, dark()), true);
    expect(heads.light.plain).toBe('#ffffff');
    expect(heads.dark.plain).toBe('#181a21');
  });

  it('SHELL-015 carries one special head colour per theme', () => {
    const { heads } = compile(theme({}, dark({ 'head-special': '#001a55' })), true);
    expect(heads.light.special).toBe('#0044cc');
    expect(heads.dark.special).toBe('#001a55');
  });

  it('lays the festival skin over light, below dark', () => {
    const festival = {
      light: { color: { $type: 'color', ...values({ sunken: '#ffeecc' }) } },
      dark: { color: { $type: 'color', ...values({ sunken: '#220000' }) } },
    };
    const { css } = compile(theme({}, { ...dark(), festival }), true);
    const rules = css.trim().split('\n');
    expect(rules.map((rule) => rule.slice(0, rule.indexOf('{')))).toEqual([
      ':root',
      ":root[data-skin='festival']",
      ":root[data-theme='dark']",
      ":root[data-theme='dark'][data-skin='festival']",
    ]);
    expect(rules[1]).toContain('--color-sunken:#ffeecc');
    expect(rules[3]).toContain('--color-sunken:#220000');
  });
});

describe('a theme that is wrong names the file, the token and the mend', () => {
  it('refuses a missing token', () => {
    const value = theme();
    delete ((value['light'] as Json)['color'] as Json)['muted'];
    expect(problemsOf(value)).toContain(`${FILE} cannot be used:\n  light.color.muted: is missing: add it`);
  });

  it('refuses an unknown token', () => {
    expect(problemsOf(theme({ acent: '#000000' }))).toContain('light.color.acent: is not a known token');
  });

  it.each([
    ['{palette.nothing}', 'leads nowhere'],
    ['{base.radius.m}', 'is a dimension, not a color'],
    ['{light.color.muted}', 'leads back to itself'],
  ])('refuses the alias %s', (muted, message) => {
    const problems = problemsOf(theme({ muted }));
    expect(problems).toContain('light.color.muted: the alias');
    expect(problems).toContain(message);
  });

  it.each(['red', '#FFF', '#12345', 12, '{}'])('refuses the colour %p', (text) => {
    expect(problemsOf(theme({ text }))).toContain('light.color.text');
  });

  it('refuses a type that is not the group’s', () => {
    const value = theme();
    ((value['base'] as Json)['radius'] as Json)['$type'] = 'color';
    expect(problemsOf(value)).toContain('base.radius.$type');
  });

  it('BRAND-014 refuses text below 4.5 and offers a shade that reaches it on every ground', () => {
    const problems = problemsOf(theme({ muted: '#999999' }));
    const mend = /light\.color\.muted: #999999 has a contrast of .* needs 4\.5: try (#[0-9a-f]{6})/.exec(
      problems,
    )?.[1];
    expect(mend).toBeDefined();
    expect(() => compile(theme({ muted: mend }))).not.toThrow();
  });

  it('BRAND-014 refuses controls below 3', () => {
    expect(problemsOf(theme({ control: '#cccccc' }))).toMatch(
      /light\.color\.control: #cccccc .* needs 3: try/,
    );
  });

  it('finds what the festival skin makes unreadable, once', () => {
    const festival = { light: { color: { $type: 'color', ...values({ sunken: '#444444' }) } } };
    const problems = problemsOf(theme({}, { festival }));
    expect(problems).toContain('festival.light.color.text');
    expect(problems).not.toMatch(/^ {2}light\.color\.text/m);
  });

  it('BRAND-002 refuses another head colour, in overlays too', () => {
    expect(problemsOf(theme({ head: '#fafafa' }))).toContain('light.color.head: must be #ffffff');
    const festival = { light: { color: { $type: 'color', ...values({ head: '#ffeecc' }) } } };
    expect(problemsOf(theme({}, { festival }))).toContain('festival.light.color.head: must be #ffffff');
  });

  it('BRAND-003 refuses a dark theme that is missing or never shown', () => {
    expect(problemsOf(theme(), true)).toContain('dark: is missing: add it, or set hasDark to false');
    expect(problemsOf(theme({}, dark()))).toContain(
      'dark: is never shown: remove it, or set hasDark to true',
    );
  });

  it.each([null, [], 'theme', {}])('refuses %p', (value) => {
    expect(() => compile(value)).toThrow(ThemeError);
  });
});
