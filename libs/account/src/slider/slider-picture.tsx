import { gapTop, PICTURE_HEIGHT, PIECE, type SliderChallenge } from './slider-rules';

const NOTCH = 6;

/** A square with a round tab on its right and a round bite at its top. */
function pieceOutline(x: number, y: number): string {
  const half = PIECE / 2 - NOTCH;
  const side = PIECE - NOTCH;
  return (
    `M${String(x)} ${String(y)}h${String(half)}a${String(NOTCH)} ${String(NOTCH)} 0 0 0 ${String(NOTCH * 2)} 0` +
    `H${String(x + side)}v${String(half)}a${String(NOTCH)} ${String(NOTCH)} 0 0 1 0 ${String(NOTCH * 2)}` +
    `V${String(y + PIECE)}H${String(x)}z`
  );
}

interface SliderPictureProps {
  readonly challenge: SliderChallenge;
  /** The piece's left edge. */
  readonly offset: number;
  readonly inPlace: boolean;
}

/** Hills under a sun in the brand's colours, a gap in them, and the piece that fits it. Told in words by the slider below. */
export function SliderPicture({ challenge, offset, inPlace }: SliderPictureProps) {
  const { width, gap, ticket } = challenge;
  const top = gapTop(ticket);
  const hill = (from: number, high: number): string =>
    `M0 ${String(from)}Q${String(width * 0.25)} ${String(from - high)} ${String(width * 0.5)} ${String(from - 6)}` +
    `T${String(width)} ${String(from - high * 0.6)}V${String(PICTURE_HEIGHT)}H0z`;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${String(width)} ${String(PICTURE_HEIGHT)}`}
      className="block w-full rounded-m bg-sunken"
    >
      <circle cx={width * 0.78} cy="34" r="16" className="fill-accent-2" opacity=".7" />
      <path d={hill(84, 44)} className="fill-accent" opacity=".25" />
      <path d={hill(108, 36)} className="fill-accent" opacity=".4" />
      <path d={hill(126, 22)} className="fill-accent" opacity=".6" />
      <path
        d={pieceOutline(gap, top)}
        className="fill-surface stroke-text"
        strokeWidth="1.5"
        strokeDasharray="4 3"
      />
      <path
        d={pieceOutline(offset, top)}
        strokeWidth="2"
        className={inPlace ? 'fill-accent stroke-text' : 'fill-accent stroke-surface'}
      />
    </svg>
  );
}
