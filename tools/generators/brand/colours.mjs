/** Red, green and blue of `#rrggbb`, each from 0 to 1. */
const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** `#rrggbb` of a hue in degrees, a saturation and a lightness in percent. */
export function fromHsl(hue, saturation, lightness) {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset) => {
    const turn = (offset + hue / 30) % 12;
    const value = light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${[0, 8, 4].map(channel).join('')}`;
}

/** The hue of a colour in degrees; 0 for a grey. */
export function hueOf(hex) {
  const [red, green, blue] = channels(hex);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return 0;
  const turn =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  return (turn * 60 + 360) % 360;
}

function luminance(hex) {
  const [red, green, blue] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well two colours are told apart, from 1 to 21 (WCAG 2.2). */
export function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The first shade of a hue that can be read on every ground.
 * @param step percent of lightness by which each further shade differs: below zero on light grounds
 */
export function readableShade(hue, saturation, { from, step, grounds }) {
  for (let lightness = from; lightness >= 0 && lightness <= 100; lightness += step) {
    const shade = fromHsl(hue, saturation, lightness);
    // A little above the least that is asked (4.5), so that rounding never decides.
    if (grounds.every((ground) => contrast(shade, ground) >= 4.6)) return shade;
  }
  throw new Error(`No shade of hue ${hue} can be read on ${grounds.join(', ')}.`);
}

/** The hue in the middle of the widest gap that the others leave. */
export function freeHue(others) {
  const sorted = [...new Set(others)].sort((a, b) => a - b);
  if (sorted.length === 0) return 220;
  const gaps = sorted.map((hue, index) => {
    const next = sorted[index + 1] ?? sorted[0] + 360;
    return { hue, width: next - hue };
  });
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best));
  return Math.round(widest.hue + widest.width / 2) % 360;
}
