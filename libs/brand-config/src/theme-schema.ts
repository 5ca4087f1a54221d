import * as v from 'valibot';
import {
  COLOR_TOKENS,
  DURATION_TOKENS,
  EASE_TOKENS,
  FONT_TOKENS,
  RADIUS_TOKENS,
  SHADOW_TOKENS,
  SPACE_TOKENS,
  TEXT_TOKENS,
  WEIGHT_TOKENS,
} from './theme-tokens';

const alias = v.pipe(
  v.string(),
  v.regex(/^\{[^{}]+\}$/, 'An alias is written {group.token}.'),
  v.description('Another token of this file, as {palette.name}.'),
);

const hex = v.pipe(
  v.string(),
  v.regex(/^#([0-9a-f]{6}|[0-9a-f]{8})$/, 'A colour is # and six (or eight) lower-case hexadecimal digits.'),
);
const component = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const color = v.union(
  [
    alias,
    hex,
    v.strictObject({
      colorSpace: v.literal('srgb'),
      components: v.tuple([component, component, component]),
      alpha: v.optional(component),
      hex: v.optional(hex),
    }),
  ],
  'A colour is "#rrggbb", an alias such as "{palette.name}", or an srgb object.',
);
const dimension = v.union(
  [alias, v.strictObject({ value: v.number(), unit: v.picklist(['px', 'rem']) })],
  'A dimension is {"value": 12, "unit": "px"} (or "rem"), or an alias.',
);
const duration = v.union(
  [alias, v.strictObject({ value: v.pipe(v.number(), v.minValue(0)), unit: v.picklist(['ms', 's']) })],
  'A duration is {"value": 150, "unit": "ms"} (or "s"), or an alias.',
);
const fontFamily = v.union(
  [alias, v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty())],
  'A font family is a list of names, the wanted one first.',
);
const fontWeight = v.union(
  [alias, v.pipe(v.number(), v.minValue(100), v.maxValue(900))],
  'A font weight is a number from 100 to 900.',
);
const cubicBezier = v.union(
  [alias, v.tuple([v.number(), v.number(), v.number(), v.number()])],
  'An easing is four numbers.',
);
const shadow = v.union(
  [
    alias,
    v.strictObject({ color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension }),
  ],
  'A shadow has color, offsetX, offsetY, blur and spread.',
);

function token<const Type extends string, const Value extends v.GenericSchema>(type: Type, value: Value) {
  return v.strictObject({
    $value: value,
    $type: v.optional(v.literal(type)),
    $description: v.optional(v.string()),
  });
}

/** A token of each type by itself; a JSON schema of {@link themeSchema} names them instead of repeating them. */
export const THEME_TOKEN_SCHEMAS = {
  color: token('color', color),
  dimension: token('dimension', dimension),
  duration: token('duration', duration),
  fontFamily: token('fontFamily', fontFamily),
  fontWeight: token('fontWeight', fontWeight),
  cubicBezier: token('cubicBezier', cubicBezier),
  shadow: token('shadow', shadow),
};
type TokenType = keyof typeof THEME_TOKEN_SCHEMAS;

function group<const Type extends TokenType, const Name extends string>(type: Type, names: readonly Name[]) {
  const one = THEME_TOKEN_SCHEMAS[type];
  const tokens = Object.fromEntries(names.map((name) => [name, one])) as Record<Name, typeof one>;
  return v.strictObject({ $type: v.literal(type), $description: v.optional(v.string()), ...tokens });
}

const overlay = v.strictObject({ color: v.partial(group('color', COLOR_TOKENS)) });

const mode = v.strictObject({
  color: group('color', COLOR_TOKENS),
  shadow: group('shadow', SHADOW_TOKENS),
});

/** What `brands/<code>/theme.json` holds, in the format of the W3C Design Tokens Community Group. */
export const themeSchema = v.strictObject({
  $schema: v.optional(v.string()),
  $description: v.optional(v.string()),
  palette: v.pipe(
    v.objectWithRest({ $type: v.literal('color') }, THEME_TOKEN_SCHEMAS.color),
    v.description('The brand’s own colours, by any names; other tokens refer to them.'),
  ),
  base: v.strictObject({
    radius: group('dimension', RADIUS_TOKENS),
    space: group('dimension', SPACE_TOKENS),
    text: group('dimension', TEXT_TOKENS),
    font: group('fontFamily', FONT_TOKENS),
    weight: group('fontWeight', WEIGHT_TOKENS),
    duration: group('duration', DURATION_TOKENS),
    ease: group('cubicBezier', EASE_TOKENS),
  }),
  light: mode,
  dark: v.pipe(v.optional(mode), v.description('Present exactly where brand.json says hasDark.')),
  festival: v.pipe(
    v.strictObject({ light: overlay, dark: v.optional(overlay) }),
    v.description('Laid over light and dark while the festival skin is on (BRAND-004).'),
  ),
});
export type Theme = v.InferOutput<typeof themeSchema>;
