import { drawsOf, Emblem, EMBLEM_COLORS, Image, type EmblemShape } from '@heptad/ui-kit';
import type { Anchor } from './anchor';

// The order and the length of this list decide every cover, as those of the colours do.
const SHAPES = [
  'roundel',
  'lozenge',
  'hexagon',
  'octagon',
  'banner',
  'seal',
] as const satisfies readonly EmblemShape[];
const DIVISIONS = ['halves', 'stripes', 'hoops', 'sash', 'chevron', 'cross'] as const;

/** Our own drawing for an anchor: the same one for ever for a channel. Dark at its foot, for white words. */
function DrawnCover({ channel, name }: Pick<Anchor, 'channel' | 'name'>) {
  const draw = drawsOf(`anchor ${channel}`);
  const color = draw(EMBLEM_COLORS);
  const [shape, division] = [draw(SHAPES), draw(DIVISIONS)];
  return (
    <span
      aria-hidden="true"
      data-cover={`${color} ${shape} ${division}`}
      className="@container absolute inset-0 overflow-hidden text-[#ffffff]"
      style={{ background: `linear-gradient(140deg, ${color} 8%, #0d1526 92%)` }}
    >
      <Emblem
        shape={shape}
        division={division}
        color="#ffffff"
        second={color}
        className="absolute top-[-22%] right-[-8%] h-[144%] w-auto rotate-12 opacity-25"
      />
      <span className="absolute bottom-[10%] left-[6%] max-w-[70%] truncate text-[12cqw] leading-tight font-semibold">
        {name}
      </span>
    </span>
  );
}

export interface AnchorCoverProps {
  readonly anchor: Pick<Anchor, 'channel' | 'name' | 'cover'>;
  /** The width that the page gives it, CSS pixels; the height follows. */
  readonly width: number;
}

/** The picture of an anchor in a frame of 16:9: the platform's, or one that is drawn for the channel. */
export function AnchorCover({ anchor, width }: AnchorCoverProps) {
  const { cover } = anchor;
  if (cover === undefined) return <DrawnCover {...anchor} />;
  return (
    <Image
      source={cover}
      alt=""
      width={width}
      height={(width * 9) / 16}
      sizes="100vw"
      style={{ width: '100%' }}
    />
  );
}
