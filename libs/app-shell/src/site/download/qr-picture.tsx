import { qrCode } from './qr-code';

/** Light cells around a code, without which some cameras do not find it. */
const QUIET = 4;

export interface QrPictureProps {
  readonly text: string;
  /** What the picture is for. */
  readonly label: string;
}

/** A text as a code for a phone's camera; nothing where it is too long for one. */
export function QrPicture({ text, label }: QrPictureProps) {
  const grid = qrCode(text);
  if (grid === undefined) return null;
  const size = grid.length + 2 * QUIET;
  const path = grid
    .flatMap((row, at) =>
      row.flatMap((dark, column) => (dark ? `M${column + QUIET} ${at + QUIET}h1v1h-1z` : [])),
    )
    .join('');
  // Dark on light in every theme: cameras want it so.
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-40 shrink-0 rounded-m bg-[#fff] fill-[#000]"
    >
      <path d={path} />
    </svg>
  );
}
