import type { Theme } from './theme-schema';
import { CSS_PREFIX } from './theme-tokens';
import { valueToCss } from './value-to-css';

/** CSS custom properties by name, in the order of the file. */
export type CssVariables = Readonly<Record<string, string>>;

interface Token {
  readonly $value: unknown;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isToken(value: unknown): value is Token {
  return isRecord(value) && '$value' in value;
}

function typeAt(theme: unknown, path: readonly string[]): string | undefined {
  let node = theme;
  let type: string | undefined;
  for (const name of path) {
    if (!isRecord(node)) return undefined;
    node = node[name];
    if (isRecord(node) && typeof node['$type'] === 'string') type = node['$type'];
  }
  return type;
}

function tokenAt(theme: unknown, path: readonly string[]): Token | undefined {
  let node = theme;
  for (const name of path) node = isRecord(node) ? node[name] : undefined;
  return isToken(node) ? node : undefined;
}

const ALIAS = /^\{([^{}]+)\}$/;

/** A problem of one token, said so that an operator can mend it. */
export interface ThemeProblem {
  /** The path of the token in the file, such as `light.color.accent`. */
  readonly token: string;
  /** What is wrong, and the mend. */
  readonly message: string;
}

export class AliasError extends Error {}

/**
 * Follows aliases, also inside composite values, until plain values are left.
 * @param type what the token must be; an alias to a token of another type is refused
 * @throws AliasError where an alias leads nowhere, in a circle, or to another type
 */
function resolveValue(theme: Theme, value: unknown, type: string, trail: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveValue(theme, item, type, trail));
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        resolveValue(theme, part, name === 'color' ? 'color' : type === 'shadow' ? 'dimension' : type, trail),
      ]),
    );
  }
  const name = typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;
  if (name === undefined) return value;
  if (trail.includes(name)) {
    throw new AliasError(`the alias {${name}} leads back to itself: give one of ${trail.join(', ')} a value`);
  }
  const path = name.split('.');
  const target = tokenAt(theme, path);
  if (target === undefined) {
    throw new AliasError(`the alias {${name}} leads nowhere: add that token or refer to another one`);
  }
  const targetType = typeAt(theme, path);
  if (targetType !== type) {
    throw new AliasError(`the alias {${name}} is a ${targetType ?? 'token without type'}, not a ${type}`);
  }
  return resolveValue(theme, target.$value, type, [...trail, name]);
}

/** Tailwind's spacing utilities multiply the variable without a name of its own. */
const propertyName = (group: string, name: string): string =>
  group === 'space' && name === 'unit'
    ? '--spacing'
    : `${CSS_PREFIX[group as keyof typeof CSS_PREFIX]}${name}`;

/**
 * The CSS variables of one group of a theme that has passed the schema.
 * @param path where the group is, such as `['light', 'color']`; its last name says what the variables are called
 * @param problems gets what could not be resolved; such tokens are left out of the answer
 */
export function groupVariables(
  theme: Theme,
  path: readonly string[],
  problems: ThemeProblem[],
): CssVariables {
  let group: unknown = theme;
  for (const name of path) group = isRecord(group) ? group[name] : undefined;
  if (!isRecord(group)) return {};
  const type = typeAt(theme, path) ?? '';
  const groupName = path.at(-1) ?? '';
  const variables: Record<string, string> = {};
  for (const [name, token] of Object.entries(group)) {
    if (!isToken(token)) continue;
    try {
      variables[propertyName(groupName, name)] = valueToCss(type, resolveValue(theme, token.$value, type));
    } catch (error) {
      if (!(error instanceof AliasError)) throw error;
      problems.push({ token: [...path, name].join('.'), message: error.message });
    }
  }
  return variables;
}
