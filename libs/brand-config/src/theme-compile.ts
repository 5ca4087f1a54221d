import * as v from 'valibot';
import type { HeadColours } from './brand-bundle';
import type { ThemeName } from './theme-choice';
import { contrastProblems } from './theme-contrast';
import { themeSchema, type Theme } from './theme-schema';
import { HEAD_COLORS } from './theme-tokens';
import { groupVariables, type CssVariables, type ThemeProblem } from './theme-values';

export interface CompiledTheme {
  /** Custom properties under `:root`, `:root[data-theme='dark']` and `:root[data-skin='festival']`. */
  readonly css: string;
  /** What holds under plain `:root`: the base and the light theme, by property name. */
  readonly variables: CssVariables;
  readonly heads: Readonly<Record<ThemeName, HeadColours>>;
}

export interface CompileOptions {
  /** Named in errors. */
  readonly file: string;
  /** From the brand: a dark theme must be there exactly when it is true (BRAND-003). */
  readonly hasDark: boolean;
}

/** A theme that cannot be used; the message has one line for every token that needs mending. */
export class ThemeError extends Error {
  constructor(
    readonly file: string,
    readonly problems: readonly ThemeProblem[],
  ) {
    super(
      `${file} cannot be used:\n${problems.map((each) => `  ${each.token}: ${each.message}`).join('\n')}`,
    );
    this.name = 'ThemeError';
  }
}

function schemaProblem(issue: v.BaseIssue<unknown>): ThemeProblem {
  const token = v.getDotPath(issue) ?? '(file)';
  if (issue.received === 'undefined') return { token, message: 'is missing: add it' };
  if (issue.expected === 'never')
    return { token, message: 'is not a known token: remove it or mend its name' };
  return { token, message: issue.message };
}

function parseTheme(value: unknown, { file, hasDark }: CompileOptions): Theme {
  const result = v.safeParse(themeSchema, value);
  if (!result.success) throw new ThemeError(file, result.issues.map(schemaProblem));
  const theme = result.output;
  if (hasDark && theme.dark === undefined) {
    throw new ThemeError(file, [
      { token: 'dark', message: 'is missing: add it, or set hasDark to false in brand.json' },
    ]);
  }
  if (!hasDark && (theme.dark !== undefined || theme.festival.dark !== undefined)) {
    throw new ThemeError(file, [
      { token: 'dark', message: 'is never shown: remove it, or set hasDark to true in brand.json' },
    ]);
  }
  return theme;
}

/** What is wrong with the colours in effect; `path` says where in the file they come from. */
function colorProblems(colors: CssVariables, name: ThemeName, path: string): ThemeProblem[] {
  const head = HEAD_COLORS[name];
  const wrongHead = colors['--color-head'] !== undefined && colors['--color-head'] !== head;
  return [
    ...(wrongHead ? [{ token: `${path}.head`, message: `must be ${head}, as in every brand` }] : []),
    ...contrastProblems(colors, path),
  ];
}

function heads(colors: CssVariables): HeadColours {
  return { plain: colors['--color-head'] ?? '', special: colors['--color-head-special'] ?? '' };
}

function block(selector: string, scheme: ThemeName | undefined, variables: CssVariables): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  if (scheme !== undefined) lines.unshift(`color-scheme:${scheme}`);
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}\n`;
}

/**
 * Compiles a theme file to CSS custom properties (BRAND-002, BRAND-014).
 * @param value the parsed JSON
 * @throws ThemeError that names the file and, for each missing, unknown, misled or unreadable token, the mend
 */
export function compileTheme(value: unknown, options: CompileOptions): CompiledTheme {
  const theme = parseTheme(value, options);
  const problems: ThemeProblem[] = [];
  const read = (...path: string[]): CssVariables => groupVariables(theme, path, problems);

  const base: CssVariables = Object.assign({}, ...Object.keys(theme.base).map((name) => read('base', name)));
  const light = { ...read('light', 'color'), ...read('light', 'shadow') };
  const dark = { ...read('dark', 'color'), ...read('dark', 'shadow') };
  const festivalLight = read('festival', 'light', 'color');
  const festivalDark = read('festival', 'dark', 'color');

  const modes = [
    { name: 'light', colors: light, overlay: festivalLight },
    ...(options.hasDark ? [{ name: 'dark', colors: dark, overlay: festivalDark } as const] : []),
  ] as const;
  for (const { name, colors, overlay } of modes) {
    const own = colorProblems(colors, name, `${name}.color`);
    const known = new Set(own.map((each) => each.message));
    const overlaid = colorProblems({ ...colors, ...overlay }, name, `festival.${name}.color`);
    problems.push(...own, ...overlaid.filter((each) => !known.has(each.message)));
  }
  if (problems.length > 0) throw new ThemeError(options.file, problems);

  return {
    // The dark rule weighs as much as the festival's and comes after it, so that light overlays never show in the dark.
    css:
      block(':root', 'light', { ...base, ...light }) +
      block(":root[data-skin='festival']", undefined, festivalLight) +
      (options.hasDark
        ? block(":root[data-theme='dark']", 'dark', dark) +
          block(":root[data-theme='dark'][data-skin='festival']", undefined, festivalDark)
        : ''),
    variables: { ...base, ...light },
    heads: { light: heads(light), dark: heads(options.hasDark ? dark : light) },
  };
}
