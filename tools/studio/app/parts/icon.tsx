/** Drawn for the studio on a grid of 20, in strokes of the current colour. */
const SHAPES = {
  undo: 'M8 5 4 9l4 4M4 9h8a4 4 0 0 1 0 8h-2',
  redo: 'm12 5 4 4-4 4M16 9H8a4 4 0 0 0 0 8h2',
  diff: 'M7 4v12M3 8h8M12 16h5',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
  close: 'm5 5 10 10M15 5 5 15',
  grip: 'M8 5h.01M12 5h.01M8 10h.01M12 10h.01M8 15h.01M12 15h.01',
  check: 'm4 10 4 4 8-8',
  warn: 'M10 3 18 17H2ZM10 8v4M10 14.5h.01',
  plus: 'M10 4v12M4 10h12',
  link: 'M8.5 11.5a3 3 0 0 0 4.2 0l2.6-2.6a3 3 0 0 0-4.2-4.2l-.9.9M11.500 8.500a3 3 0 0 0-4.2 0L4.700 11.100a3 3 0 0 0 4.200 4.200l.9-.9',
  reload: 'M16 10a6 6 0 1 1-1.8-4.300M16 3v4h-4',
  reset: 'M4 10a6 6 0 1 0 1.8-4.300M4 3v4h4',
  upload: 'M10 13V4M6 8l4-4 4 4M4 16h12',
  colours: 'M10 3c4 4.300 5.500 6.300 5.500 8.500a5.500 5.500 0 0 1-11 0C4.500 9.300 6 7.300 10 3Z',
  shapes: 'M3 7V5a2 2 0 0 1 2-2h2M13 3h2a2 2 0 0 1 2 2v2M17 13v2a2 2 0 0 1-2 2h-2M7 17H5a2 2 0 0 1-2-2v-2',
  type: 'M4 6V4h12v2M10 4v12M7.500 16h5',
  names: 'M3 9V4a1 1 0 0 1 1-1h5l8 8-6 6ZM7 7h.01',
  order: 'M4 5h8M4 10h8M4 15h8M16 4v12M14 14l2 2 2-2',
  matches: 'M3 5h14v10H3ZM10 5v10M6 9v2M14 9v2',
  texts: 'M4 5h12M4 9h12M4 13h7',
  drawings: 'M3 4h14v12H3ZM3 13l4-4 4 4 2-2 4 3M13 7.500h.01',
  contacts: 'M3 5h14v10H3ZM3 6l7 5 7-5',
  panel: 'M3 4h14v12H3ZM12 4v12',
} as const;

export type IconName = keyof typeof SHAPES;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
