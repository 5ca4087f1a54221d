import type { ReactNode } from 'react';

/** Drawings of activities by the platform's names for them, on a field of 96 × 96. Colours are the theme's. */
export const ACTIVITY_DRAWINGS: Readonly<Record<string, ReactNode>> = {
  calendar: (
    <>
      <rect x="20" y="26" width="56" height="52" rx="9" className="fill-accent" />
      <path d="M20 42V35a9 9 0 0 1 9-9h38a9 9 0 0 1 9 9v7z" className="fill-accent-2" />
      <path d="M35 18v14M61 18v14" className="stroke-accent" strokeWidth="6" strokeLinecap="round" />
      <path
        d="m36 59 9 9 17-18"
        className="stroke-raised"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  coins: (
    <>
      <path d="M18 58v14c0 5 8 9 18 9s18-4 18-9V58z" className="fill-accent" />
      <ellipse cx="36" cy="58" rx="18" ry="8" className="fill-accent-2" />
      <path d="M44 36v30c0 5 8 9 18 9s18-4 18-9V36z" className="fill-accent" />
      <ellipse cx="62" cy="36" rx="18" ry="8" className="fill-accent-2" />
      <path d="M46 50c4 3 10 4 16 4s12-1 16-4" className="stroke-raised" strokeWidth="3" fill="none" />
    </>
  ),
  crown: (
    <>
      <path d="m22 64-6-34 17 12 15-22 15 22 17-12-6 34z" className="fill-accent-2" />
      <rect x="22" y="64" width="52" height="11" rx="4" className="fill-accent" />
      <circle cx="48" cy="51" r="6" className="fill-accent" />
    </>
  ),
  stadium: (
    <>
      <path d="M14 74c10-10 58-10 68 0v8H14z" className="fill-accent-2" />
      <path d="M24 70V34M72 70V34" className="stroke-accent" strokeWidth="5" strokeLinecap="round" />
      <rect x="13" y="20" width="22" height="16" rx="4" className="fill-accent" />
      <rect x="61" y="20" width="22" height="16" rx="4" className="fill-accent" />
      <circle cx="48" cy="60" r="15" className="fill-accent" />
      <path d="m48 52 8 6-3 9H43l-3-9z" className="fill-raised" />
    </>
  ),
  notice: (
    <>
      <path d="M18 42h14l28-18v48L32 54H18a4 4 0 0 1-4-4v-4a4 4 0 0 1 4-4z" className="fill-accent" />
      <path d="M30 54h11l5 24H35z" className="fill-accent-2" />
      <path
        d="M68 38c6 6 6 14 0 20M76 30c11 11 11 25 0 36"
        className="stroke-accent-2"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  month: (
    <>
      <rect x="14" y="40" width="58" height="42" rx="8" className="fill-accent" />
      <path d="M14 48a8 8 0 0 1 8-8h42a8 8 0 0 1 8 8L47 66a7 7 0 0 1-8 0z" className="fill-accent-2" />
      <rect x="56" y="26" width="8" height="12" rx="3" className="fill-accent" />
      <rect x="68" y="20" width="8" height="18" rx="3" className="fill-accent-2" />
    </>
  ),
  bets: (
    <>
      <path d="M24 14h44v54l-7-5-7 5-8-5-7 5-7-5-8 5z" className="fill-accent" />
      <path d="M34 28h24M34 40h14" className="stroke-raised" strokeWidth="5" strokeLinecap="round" />
      <circle cx="66" cy="66" r="17" className="fill-accent-2" />
      <path d="M66 57v18M57 66h18" className="stroke-accent" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  tasks: (
    <>
      <rect x="22" y="18" width="52" height="62" rx="9" className="fill-accent" />
      <rect x="36" y="11" width="24" height="13" rx="6" className="fill-accent-2" />
      <path
        d="m31 41 4 4 7-8M31 59l4 4 7-8"
        className="stroke-raised"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path d="M50 41h15M50 59h15" className="stroke-accent-2" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  wheel: (
    <>
      <circle cx="48" cy="50" r="31" className="fill-accent" />
      <path
        d="M48 50V19a31 31 0 0 1 27 16zM48 50l27 15a31 31 0 0 1-27 16zM48 50 21 65a31 31 0 0 1 0-30z"
        className="fill-accent-2"
      />
      <circle cx="48" cy="50" r="8" className="fill-raised" />
      <path d="m48 24-7-13h14z" className="fill-accent" />
    </>
  ),
  cards: (
    <>
      <rect
        x="18"
        y="26"
        width="36"
        height="52"
        rx="7"
        className="fill-accent-2"
        transform="rotate(-10 36 52)"
      />
      <rect x="42" y="22" width="36" height="52" rx="7" className="fill-accent" transform="rotate(8 60 48)" />
      <path
        d="m60 36 4 8 9 1-6 6 1 9-8-4-8 4 1-9-6-6 9-1z"
        className="fill-raised"
        transform="rotate(8 60 48)"
      />
    </>
  ),
  collection: (
    <>
      <rect x="16" y="34" width="28" height="40" rx="6" className="fill-accent" opacity=".55" />
      <rect x="34" y="26" width="28" height="40" rx="6" className="fill-accent-2" />
      <rect x="52" y="18" width="28" height="40" rx="6" className="fill-accent" />
      <path d="M66 47c-9-6-9-14-4-14 3 0 4 3 4 3s1-3 4-3c5 0 5 8-4 14z" className="fill-raised" />
      <path d="M26 82h44" className="stroke-accent-2" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  goal: (
    <>
      <path
        d="M16 70V26h64v44"
        className="stroke-accent"
        strokeWidth="6"
        strokeLinejoin="round"
        fill="none"
      />
      <path
        d="M30 28v40M48 28v40M66 28v40M18 42h60M18 56h60"
        className="stroke-accent"
        strokeWidth="2"
        opacity=".4"
      />
      <circle cx="58" cy="66" r="15" className="fill-accent-2" />
      <path d="m58 58 7 5-3 9h-8l-3-9z" className="fill-accent" />
    </>
  ),
  guess: (
    <>
      <circle cx="48" cy="46" r="30" className="fill-accent" />
      <path
        d="M38 39c0-7 5-11 11-11s11 4 11 10c0 8-11 8-11 17"
        className="stroke-raised"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="49" cy="66" r="4" className="fill-raised" />
      <path d="M30 82h36" className="stroke-accent-2" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  race: (
    <>
      <rect x="14" y="54" width="20" height="28" rx="4" className="fill-accent" opacity=".6" />
      <rect x="38" y="38" width="20" height="44" rx="4" className="fill-accent" />
      <rect x="62" y="60" width="20" height="22" rx="4" className="fill-accent" opacity=".45" />
      <path d="m48 10 5 9 10 2-7 7 1 10-9-4-9 4 1-10-7-7 10-2z" className="fill-accent-2" />
    </>
  ),
  rain: (
    <>
      <rect
        x="16"
        y="18"
        width="26"
        height="34"
        rx="5"
        className="fill-accent"
        transform="rotate(-12 29 35)"
      />
      <circle cx="29" cy="35" r="6" className="fill-accent-2" />
      <rect
        x="52"
        y="30"
        width="30"
        height="40"
        rx="6"
        className="fill-accent"
        transform="rotate(10 67 50)"
      />
      <circle cx="67" cy="50" r="7" className="fill-accent-2" />
      <path
        d="M24 62v14M40 60v20M52 78v8"
        className="stroke-accent-2"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".8"
      />
    </>
  ),
  friends: (
    <>
      <circle cx="34" cy="36" r="13" className="fill-accent" />
      <path d="M12 78c1-16 9-25 22-25s21 9 22 25z" className="fill-accent" />
      <circle cx="64" cy="40" r="11" className="fill-accent-2" />
      <path d="M50 78c1-13 6-21 15-21s18 8 19 21z" className="fill-accent-2" />
    </>
  ),
  trophy: (
    <>
      <path d="M30 16h36v20c0 13-7 21-18 21s-18-8-18-21z" className="fill-accent-2" />
      <path
        d="M30 22H17c0 14 6 20 15 21M66 22h13c0 14-6 20-15 21"
        className="stroke-accent"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M48 57v13" className="stroke-accent" strokeWidth="7" />
      <rect x="30" y="70" width="36" height="11" rx="4" className="fill-accent" />
    </>
  ),
  peak: (
    <>
      <path d="m12 78 26-44 14 22 10-14 24 36z" className="fill-accent" />
      <path d="m38 34 9 14-9 6-9-5z" className="fill-raised" />
      <path d="M38 34V14" className="stroke-accent" strokeWidth="4" strokeLinecap="round" />
      <path d="M38 13h18l-5 6 5 6H38z" className="fill-accent-2" />
    </>
  ),
  snow: (
    <>
      <path
        d="M48 16v64M20 32l56 32M76 32 20 64"
        className="stroke-accent"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="m40 22 8 8 8-8M40 74l8-8 8 8M21 44l10-3-2-11M75 44l-10-3 2-11M21 52l10 3-2 11M75 52l-10 3 2 11"
        className="stroke-accent-2"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
};
