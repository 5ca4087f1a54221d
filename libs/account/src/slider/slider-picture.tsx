import type { SliderChallenge } from './slider-rules';

interface SliderPictureProps {
  readonly challenge: SliderChallenge;
  /** The piece's left edge. */
  readonly offset: number;
}

const png = (base64: string): string => `data:image/png;base64,${base64}`;

/** The platform's picture with a gap in it, and the piece that fits it. */
export function SliderPicture({ challenge, offset }: SliderPictureProps) {
  const { width, height, size, top, picture, piece } = challenge;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      className="block w-full rounded-m bg-sunken"
    >
      <image href={png(picture)} width={width} height={height} />
      <image href={png(piece)} x={offset} y={top} width={size} height={size} />
    </svg>
  );
}
