import { encodeQR } from 'qr';

/** Light cells around a code, without which some cameras do not find it. */
const QUIET = 4;
/** The longest text that is drawn, in bytes: cells of longer ones are too small for a camera in a picture of this size. */
const MOST_BYTES = 106;

export interface QrPictureProps {
  readonly text: string;
  /** What the picture is for. */
  readonly label: string;
}

/** A text as a code for a phone's camera; nothing where it is too long for one. */
export function QrPicture({ text, label }: QrPictureProps) {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return null;
  const grid = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const path = grid
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  // Dark on light in every theme: cameras want it so.
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${grid.length} ${grid.length}`}
      shapeRendering="crispEdges"
      className="size-40 shrink-0 rounded-m bg-[#fff] fill-[#000]"
    >
      <path d={path} />
    </svg>
  );
}
