import type { ReactNode } from 'react';

const PATHS = {
  rules: 'M12 8h.01M11 11h1v5h1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  proof: 'M12 3 5 6v5c0 4.5 3 8.3 7 10 4-1.7 7-5.5 7-10V6l-7-3Zm-3 9 2 2 4-4',
  soundOn: 'M4 10v4h3l5 4V6L7 10H4Zm12-1.5a5 5 0 0 1 0 7M18.5 6a9 9 0 0 1 0 12',
  soundOff: 'M4 10v4h3l5 4V6L7 10H4Zm12 0 5 5m0-5-5 5',
  close: 'm6 6 12 12M18 6 6 18',
  less: 'M6 12h12',
  more: 'M6 12h12M12 6v12',
} as const;

/** A sign on a button whose name the button says. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
