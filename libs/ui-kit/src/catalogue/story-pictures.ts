const drawing = (viewBox: string, body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`)}`;

/** A square portrait, as an address that needs no request. */
export const PORTRAIT = drawing(
  '0 0 96 96',
  '<rect width="96" height="96" fill="#2c6e7f"/><circle cx="48" cy="38" r="18" fill="#f2d7bd"/><path d="M12 96c4-26 20-34 36-34s32 8 36 34z" fill="#f0a35e"/>',
);

/** Two wide pictures of a banner's shape, 390 × 160. */
export const BANNERS = [
  drawing(
    '0 0 390 160',
    '<rect width="390" height="160" fill="#17465c"/><circle cx="310" cy="52" r="34" fill="#f4c15d"/><path d="M0 160 110 70l80 60 70-50 130 80z" fill="#2f7f86"/>',
  ),
  drawing(
    '0 0 390 160',
    '<rect width="390" height="160" fill="#5d2a42"/><path d="M0 120q98-60 195 0t195 0v40H0z" fill="#c9556b"/><circle cx="70" cy="46" r="26" fill="#ffe0b3"/>',
  ),
] as const;
