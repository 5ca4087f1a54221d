import { drawsOf, Emblem, EMBLEM_COLORS, type EmblemShape } from '@heptad/ui-kit';

// The order and the length of these lists decide every logo, as those of the colours do.
const SHAPES = [
  'hexagon',
  'roundel',
  'octagon',
  'lozenge',
  'seal',
  'banner',
] as const satisfies readonly EmblemShape[];
const DIVISIONS = ['chevron', 'halves', 'sash', 'cross', 'hoops', 'stripes'] as const;

/** Our own drawing for a provider of games: the same one for ever for a code. It stands beside the written name. */
export function ProviderLogo({ code, size = 28 }: { readonly code: string; readonly size?: number }) {
  const draw = drawsOf(`provider ${code}`);
  const color = draw(EMBLEM_COLORS);
  const [shape, division] = [draw(SHAPES), draw(DIVISIONS)];
  return <Emblem shape={shape} division={division} color={color} second="#ffffff" size={size} />;
}
