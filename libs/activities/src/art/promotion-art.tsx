import type { ReactNode } from 'react';
import { ACTIVITY_DRAWINGS } from './activity-drawings';

/** Drawings by the platform's names for them, on a field of 96 × 96. Colours are the theme's. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  ...ACTIVITY_DRAWINGS,
  sprout: (
    <>
      <path d="M26 66h44l-5 20H31z" className="fill-accent" />
      <rect x="22" y="58" width="52" height="11" rx="4" className="fill-accent-2" />
      <path d="M48 58V34" className="stroke-accent" strokeWidth="5" strokeLinecap="round" fill="none" />
      <path d="M48 44c-2-16-14-22-28-20 1 14 12 22 28 20z" className="fill-accent-2" />
      <path d="M48 36c1-14 11-22 27-22 0 15-11 24-27 22z" className="fill-accent" />
    </>
  ),
  wave: (
    <>
      <rect x="18" y="56" width="13" height="26" rx="4" className="fill-accent" opacity=".45" />
      <rect x="38" y="42" width="13" height="40" rx="4" className="fill-accent" opacity=".7" />
      <rect x="58" y="26" width="13" height="56" rx="4" className="fill-accent" />
      <path
        d="M14 40c12-14 20 6 32-8S66 10 82 14"
        className="stroke-accent-2"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="82" cy="14" r="6" className="fill-accent-2" />
    </>
  ),
  links: (
    <>
      <rect
        x="10"
        y="20"
        width="46"
        height="26"
        rx="13"
        className="stroke-accent"
        strokeWidth="8"
        fill="none"
        transform="rotate(-16 33 33)"
      />
      <rect
        x="40"
        y="50"
        width="46"
        height="26"
        rx="13"
        className="stroke-accent-2"
        strokeWidth="8"
        fill="none"
        transform="rotate(-16 63 63)"
      />
      <path d="m40 55 16-14" className="stroke-accent" strokeWidth="8" strokeLinecap="round" fill="none" />
    </>
  ),
  flow: (
    <>
      <rect x="14" y="34" width="56" height="44" rx="9" className="fill-accent" />
      <path d="M52 50h28v14H52a7 7 0 0 1 0-14z" className="fill-accent-2" />
      <circle cx="57" cy="57" r="3" className="fill-raised" />
      <path
        d="M26 22h36m0 0-9-9m9 9-9 9"
        className="stroke-accent-2"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
};

const GIFT = (
  <>
    <rect x="18" y="44" width="60" height="38" rx="6" className="fill-accent" />
    <rect x="13" y="32" width="70" height="16" rx="5" className="fill-accent-2" />
    <path d="M48 32v50" className="stroke-raised" strokeWidth="6" />
    <path
      d="M48 32C36 30 28 24 32 17s14 0 16 15c2-15 12-22 16-15s-4 13-16 15z"
      className="stroke-accent"
      strokeWidth="5"
      fill="none"
    />
  </>
);

/** The drawing that stands for a promotion or an activity; a gift where the platform names one that is not known. */
export function PromotionArt({ name, className }: { readonly name: string; readonly className: string }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false" className={className} data-art={name}>
      <circle cx="48" cy="48" r="46" className="fill-sunken" />
      {Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : GIFT}
    </svg>
  );
}
