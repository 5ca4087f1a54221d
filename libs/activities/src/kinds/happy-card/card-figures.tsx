import type { ReactNode } from 'react';

/** Drawings of cards, by their place in the set; a longer set begins anew. On a field of 48 × 48. */
const FIGURES: readonly ReactNode[] = [
  // A leaf.
  <path key="leaf" d="M40 8C20 8 8 18 8 32c0 3 1 6 2 8 6-12 14-18 22-22-6 6-12 12-15 22 18 0 25-14 23-32z" />,
  // A wave.
  <path
    key="wave"
    d="M4 22c8-10 14-10 20 0s12 10 20 0v8c-8 10-14 10-20 0s-12-10-20 0zM4 36c8-8 14-8 20 0s12 8 20 0v6H4z"
  />,
  // A flame.
  <path key="flame" d="M24 4c2 9 14 14 14 26a14 14 0 0 1-28 0c0-6 4-10 6-14 1 4 3 6 5 6 3-5 1-12 3-18z" />,
  // A mountain.
  <path key="mountain" d="m4 40 14-26 8 13 5-8 13 21zM34 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z" />,
  // A moon.
  <path key="moon" d="M30 6a18 18 0 1 0 12 30A20 20 0 0 1 30 6z" />,
  // A sail.
  <path key="sail" d="M24 6v28H8C10 22 16 12 24 6zM28 14c7 4 11 12 12 20H28zM6 38h36l-6 6H12z" />,
  // A star.
  <path key="star" d="m24 4 6 13 14 2-10 9 3 15-13-8-13 8 3-15L4 19l14-2z" />,
  // A bell.
  <path key="bell" d="M24 4a12 12 0 0 1 12 12v10l5 8H7l5-8V16A12 12 0 0 1 24 4zM19 38h10a5 5 0 0 1-10 0z" />,
];

/** The figure of the card at a place of its set. */
export function CardFigure({ place, className }: { readonly place: number; readonly className: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" fill="currentColor" className={className}>
      {FIGURES[place % FIGURES.length]}
    </svg>
  );
}
