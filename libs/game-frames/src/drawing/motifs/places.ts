import { circle, rays, star, type Drawing } from './layer';

/** A junk under sail. */
export const ship: Drawing = [
  ['accentDark', 'M49 6H53V74H49ZM26 22H29V74H26ZM76 26H79V70H76Z'],
  ['main', 'M52 8C74 14 84 34 80 58H52Z'],
  ['light', 'M48 14C34 20 24 36 22 58H48Z'],
  ['dark', 'M52 22H76M52 34H80M52 46H82M48 26H34M48 38H27M48 48H24', 2.4],
  ['accent', 'M51 4L68 8L51 13Z'],
  ['accentDark', 'M8 64H94C90 80 82 88 70 90H30C18 88 12 78 8 64Z'],
  ['accentLight', `M8 64H94L92 71H11ZM32 78h4v4h-4ZM48 78h4v4h-4ZM64 78h4v4h-4Z`],
  ['light', 'M2 90C12 84 20 96 30 90C40 84 50 96 60 90C70 84 80 96 98 88', 4.5],
];

/** A pagoda. */
export const temple: Drawing = [
  ['accentLight', 'M48 2H52V16H48Z'],
  ['accent', circle(50, 8, 4)],
  ['main', 'M50 12C56 22 66 27 80 28L76 34H24L20 28C34 27 44 22 50 12Z'],
  ['accentLight', 'M34 34H66V46H34Z'],
  ['main', 'M28 44H72C76 50 82 53 90 54L84 61H16L10 54C18 53 24 50 28 44Z'],
  ['accentLight', 'M28 61H72V72H28Z'],
  ['main', 'M22 70H78C82 76 88 79 97 80L90 87H10L3 80C12 79 18 76 22 70Z'],
  [
    'accentDark',
    'M10 87H90V97H10ZM43 97V82C43 76 57 76 57 82V97ZM46 37H54V46H46ZM34 63H42V71H34ZM58 63H66V71H58Z',
  ],
  ['dark', 'M24 31H76M16 57.5H84M10 83.5H90', 2],
];

/** Pyramids under the sun. */
export const pyramid: Drawing = [
  ['accentLight', rays(72, 26, 18, 27, 12), 3.4],
  ['accent', circle(72, 26, 15)],
  ['dark', 'M72 40L99 88H58Z'],
  ['light', 'M42 18L4 88H48Z'],
  ['main', 'M42 18L86 88H48Z'],
  ['accentDark', 'M42 18L36 29L46 31L49 29ZM40 88V78C40 74 47 74 47 78V88Z'],
  ['dark', 'M31 38H44M22 54H46M13 70H47M48 44L58 44M48 60H68M48 74H77', 1.8],
  ['accentDark', 'M1 88H99V94H1Z'],
];

/** A peak with snow. */
export const mountain: Drawing = [
  ['accentLight', circle(78, 24, 12)],
  ['dark', 'M70 36L99 90H44Z'],
  ['main', 'M40 8L86 90H2Z'],
  ['light', 'M40 8L24 54L36 46L30 74L46 56L44 90H2Z'],
  ['white', 'M40 8L56 37L48 33L44 42L36 34L28 44L25 37ZM70 36L80 55L74 52L70 58L64 52L61 54Z'],
  ['accent', 'M0 90C10 80 22 80 30 86C40 76 54 78 60 86C72 78 90 80 100 90V96H0Z'],
];

/** A breaking wave. */
export const wave: Drawing = [
  ['accentLight', circle(24, 22, 12)],
  [
    'dark',
    'M2 92C4 54 24 16 64 14C88 14 98 34 90 50C84 60 70 58 68 48C72 50 78 46 76 38C70 26 50 34 48 54C46 74 66 88 98 90V96H2Z',
  ],
  ['main', 'M10 92C12 60 28 28 58 24C42 34 34 52 40 70C44 82 58 90 72 92Z'],
  ['light', 'M22 92C20 74 26 54 38 44C32 58 32 74 44 86C48 90 52 92 56 92Z'],
  [
    'white',
    `M64 14C88 14 98 34 90 50C92 40 88 30 78 26C72 18 60 20 54 24C54 18 58 14 64 14Z${circle(84, 56, 4)}${circle(72, 54, 3)}${circle(93, 52, 2.6)}${circle(78, 63, 2.4)}`,
  ],
];

/** A crescent with stars. */
export const moon: Drawing = [
  [
    'accent',
    'M62 8C34 8 12 28 12 52C12 76 34 95 60 93C72 92 82 86 88 78C64 84 44 70 44 48C44 30 52 16 68 9Z',
  ],
  ['accentLight', 'M50 12C30 18 18 34 18 52C18 70 32 86 50 89C34 80 26 66 27 50C28 34 36 20 50 12Z'],
  ['accentDark', `${circle(30, 60, 4)}${circle(38, 76, 3)}${circle(27, 44, 2.6)}`],
  ['light', star(74, 36, [14, 5.6], 5)],
  ['light', star(90, 60, [7, 2.8], 5)],
  ['light', star(62, 60, [5, 2], 5)],
];
