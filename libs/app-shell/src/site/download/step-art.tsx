import type { ReactNode } from 'react';
import type { Phone } from './phone';

export type Step = 1 | 2 | 3;

/** A page in a phone's browser, as light lines; what is to be tapped comes on top in the brand's colour. */
const PAGE = 'M34 30h52M34 42h38M34 54h46M34 66h30';
const SHEET = 'M28 62h64M36 76h34M36 90h26M36 104h40';
const ICONS = 'M36 34h12v12H36zM54 34h12v12H54zM72 34h12v12H72zM36 56h12v12H36zM54 56h12v12H54z';

/** What is faint in a drawing, and what the finger goes to. */
const DRAWINGS: Readonly<Record<Phone, Readonly<Record<Step, readonly [faint: string, lit: ReactNode]>>>> = {
  ios: {
    1: [
      `${PAGE}M26 108h68M38 114l-4 4 4 4M82 114l4 4-4 4`,
      <path key="a" d="M60 121v-14m-5 5 5-5 5 5M53 115h-3v10h20v-10h-3" />,
    ],
    2: [SHEET, <path key="a" d="M76 84h14v14H76zM83 87.500v7M79.500 91h7" />],
    3: [
      `M30 30h14M54 30h12${'M36 56h12v12H36zM58 58h26M58 66h18M30 84h60'}`,
      <path key="a" d="M78 30h12m-6-6v12" />,
    ],
  },
  android: {
    1: [`${PAGE}M30 20h44`, <path key="a" d="M90 15.500v.01M90 20v.01M90 24.500v.01" strokeWidth="4.500" />],
    2: [
      'M34 42h14M34 54h10M34 66h16M34 78h10',
      <path key="a" d="M56 26h38v64H56zM62 38h26M62 52h26M62 66h12M80 66h8M62 80h20" />,
    ],
    3: [ICONS, <path key="a" d="M72 56h12v12H72zM78 59v6M75 62h6M50 96h20l-4 8H54z" />],
  },
};

/** One step of putting the site on the home screen, as a line drawing of the phone. */
export function StepArt({
  phone,
  step,
  label,
}: {
  readonly phone: Phone;
  readonly step: Step;
  readonly label: string;
}) {
  const [faint, lit] = DRAWINGS[phone][step];
  return (
    <svg
      viewBox="18 2 84 132"
      role="img"
      aria-label={label}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-[118px] w-[75px] shrink-0"
    >
      <rect
        x="20"
        y="4"
        width="80"
        height="128"
        rx="13"
        strokeWidth="3"
        className="fill-sunken stroke-line"
      />
      {phone === 'ios' ? (
        <path d="M50 11h20" strokeWidth="3.500" className="stroke-line" />
      ) : (
        <circle cx="60" cy="11" r="2" className="fill-line" />
      )}
      <path d={faint} strokeWidth="3" className="stroke-muted" strokeOpacity=".45" />
      <g strokeWidth="3.500" className="stroke-accent">
        {lit}
      </g>
    </svg>
  );
}
