import { CREAM, INK, MAIN, ring, SECOND } from './brushes';

/** Motifs of land, sea and sky, drawn in a box of 100 × 100. */
export const PLACE_MOTIFS = {
  pyramid: `<circle cx="72" cy="24" r="17" fill="${CREAM}"/><path d="M-6 90 34 20l40 70z" fill="${MAIN}"/><path d="m34 20 40 70H44z" fill="${INK}" opacity=".35"/><path d="m50 90 26-46 30 46z" fill="${SECOND}"/><path d="m76 44 30 46H82z" fill="${INK}" opacity=".3"/>
    <path d="M10 62h46M2 76h64M22 42h24" stroke="${CREAM}" stroke-opacity=".45" stroke-width="2"/><path d="M-12 92h124" stroke="${CREAM}" stroke-width="4" stroke-linecap="round"/>`,
  mountain: `<circle cx="70" cy="24" r="18" fill="${CREAM}"/><path d="M-10 92 30 22l18 28 10-14 52 56z" fill="${SECOND}"/><path d="m30 22 12 19-8 7-5-5-7 7-5-6z" fill="#fff"/><path d="M-12 92q22-28 44-12 26-24 50-6 18-10 32 18z" fill="${MAIN}"/>
    <path d="M-4 66q14-8 28 0t28 0M54 58q12-7 24 0t24 0" stroke="#fff" stroke-opacity=".7" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  wave: `<circle cx="24" cy="26" r="16" fill="${CREAM}"/><path d="M-10 96C6 40 40 8 74 16c22 6 26 30 8 34 4-14-10-18-20-8-12 14 2 34 50 34v20z" fill="${MAIN}"/><path d="M-10 96c14-30 30-40 44-38-4 18 16 28 40 26 16-2 26 2 38 12z" fill="${SECOND}"/>
    <path d="M46 24c12-8 32-4 36 8M36 36c6-8 14-12 20-12" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="90" cy="34" r="3.5" fill="#fff"/><circle cx="98" cy="46" r="2.5" fill="#fff"/><path d="M2 88c10-8 20-8 28-2M46 90c10-6 20-6 28 0" stroke="#fff" stroke-opacity=".75" stroke-width="3.5" fill="none" stroke-linecap="round"/>`,
  moon: `<path d="M66 10a42 42 0 1 0 24 60A36 36 0 1 1 66 10z" fill="${CREAM}"/><path d="m78 22 3 8 8 1-6 6 2 8-7-4-7 4 2-8-6-6 8-1zM90 54l2 5 5 1-4 3 1 5-4-2-4 2 1-5-4-3 5-1z" fill="${MAIN}"/>
    <path d="M-4 84c0-12 18-14 22-4 4-16 28-14 28 2 10-6 20 0 20 10H-2q-2-4-2-8z" fill="${MAIN}"/><path d="M54 94c2-12 18-12 22-2 6-6 18-2 18 8H54z" fill="${SECOND}"/>${ring(50, 44, 50, 5, (x, y) => `<circle cx="${x}" cy="${y}" r="1.8" fill="#fff"/>`, 200)}`,
} as const;
