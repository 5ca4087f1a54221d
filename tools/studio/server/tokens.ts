import { THEME_TOKEN_SCHEMAS } from '@heptad/brand-config';
import * as v from 'valibot';
import { Refusal } from './refusal';

const FILE = 'theme.json';
/** What the theme file holds for editors and is no token. */
const OURS = '$schema';

/** A theme as W3C design tokens: the theme file is written in that format, so that only what editors need goes. */
export function exportTokens(theme: unknown): string {
  const { [OURS]: _, ...tokens } = (theme ?? {}) as Readonly<Record<string, unknown>>;
  return `${JSON.stringify(tokens, null, 2)}\n`;
}

const group = v.record(v.string(), v.unknown());
type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group => v.is(group, value) && !Array.isArray(value);

/** Tools write each token's type beside it, or capitals in a colour; ours stand at the group, in small letters. */
function adapted(value: unknown, type?: string): unknown {
  if (!isGroup(value)) return value;
  const own = typeof value['$type'] === 'string' ? value['$type'] : type;
  if ('$value' in value) {
    const { $value, $description } = value;
    const colour = own === 'color' && typeof $value === 'string' && $value.startsWith('#');
    return {
      $value: colour ? $value.toLowerCase() : $value,
      ...(typeof $description === 'string' && { $description }),
    };
  }
  const parts = Object.entries(value).filter(([name]) => !name.startsWith('$'));
  const types = new Set(
    parts.map(([, each]) => (isGroup(each) && '$value' in each ? (each['$type'] ?? own) : undefined)),
  );
  const [only] = types;
  return {
    ...(types.size === 1 && typeof only === 'string' && only in THEME_TOKEN_SCHEMAS && { $type: only }),
    ...(typeof value['$description'] === 'string' && { $description: value['$description'] }),
    ...Object.fromEntries(parts.map(([name, each]) => [name, adapted(each, own)])),
  };
}

/**
 * A theme from W3C design tokens.
 * @param text the file as it was given
 * @param theme the theme of the draft, whose schema is kept
 * @throws Refusal where it is no such file; what its tokens lack or break is told as problems of the draft
 */
export function importTokens(text: string, theme: unknown): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(422, 'The file is not JSON, and design tokens are.');
  }
  if (!isGroup(value) || !isGroup(value['palette'] ?? value['light']))
    throw new Refusal(
      422,
      `The file holds no groups "palette", "base" and "light", which ${FILE} is made of.`,
    );
  const schema = isGroup(theme) ? theme[OURS] : undefined;
  return { ...(schema !== undefined && { [OURS]: schema }), ...(adapted(value) as Group) };
}
