import * as v from 'valibot';

const unit = v.object({ value: v.number(), unit: v.string() });
const color = v.union([
  v.string(),
  v.object({ components: v.array(v.number()), alpha: v.optional(v.number()) }),
]);
const shadow = v.object({ color, offsetX: unit, offsetY: unit, blur: unit, spread: unit });

const withUnit = ({ value, unit: name }: v.InferOutput<typeof unit>): string =>
  value === 0 && name === 'px' ? '0' : `${value}${name}`;

const hexByte = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

function colorToCss(value: v.InferOutput<typeof color>): string {
  if (typeof value === 'string') return value;
  const { components, alpha = 1 } = value;
  return `#${components.map(hexByte).join('')}${alpha === 1 ? '' : hexByte(alpha)}`;
}

/** Names with capitals or spaces are quoted; generic families must not be. */
const fontName = (name: string): string => (/^[a-z-]+$/.test(name) ? name : `'${name}'`);

const CONVERSIONS: Readonly<Record<string, (value: unknown) => string>> = {
  color: (value) => colorToCss(v.parse(color, value)),
  dimension: (value) => withUnit(v.parse(unit, value)),
  duration: (value) => withUnit(v.parse(unit, value)),
  fontFamily: (value) => v.parse(v.array(v.string()), value).map(fontName).join(', '),
  fontWeight: (value) => String(v.parse(v.number(), value)),
  cubicBezier: (value) => `cubic-bezier(${v.parse(v.array(v.number()), value).join(', ')})`,
  shadow: (value) => {
    const { color: tint, offsetX, offsetY, blur, spread } = v.parse(shadow, value);
    return [...[offsetX, offsetY, blur, spread].map(withUnit), colorToCss(tint)].join(' ');
  },
};

/**
 * Writes a design token's value, free of aliases, as CSS.
 * @param type the token's type by the W3C format
 * @throws Error where the format has no such type, or the value is not of it
 */
export function valueToCss(type: string, value: unknown): string {
  const convert = CONVERSIONS[type];
  if (convert === undefined) throw new Error(`Design tokens of type "${type}" are not supported.`);
  return convert(value);
}
