/** A ball in the net of a goal. */
export function PenaltyArt() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="size-full">
      <path
        d="M20 34h80M20 50h80M20 66h80M20 82h80M36 20v72M52 20v72M68 20v72M84 20v72"
        className="stroke-on-accent"
        strokeWidth="1.5"
        opacity=".5"
      />
      <path
        d="M14 96V20h92v76"
        className="stroke-on-accent"
        strokeWidth="7"
        strokeLinejoin="round"
        fill="none"
      />
      <circle cx="66" cy="70" r="25" className="fill-accent-2" />
      <path d="m66 58 11 8-4 13H59l-4-13z" className="fill-on-accent" />
      <path
        d="M66 58V46M77 66l12-4M73 79l8 11M59 79l-8 11M55 66l-12-4"
        className="stroke-on-accent"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M6 104h108" className="stroke-on-accent" strokeWidth="5" strokeLinecap="round" opacity=".6" />
    </svg>
  );
}
