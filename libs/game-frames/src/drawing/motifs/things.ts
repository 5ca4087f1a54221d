import { circle, rays, star, type Drawing } from './layer';

/** A cut stone. */
export const gem: Drawing = [
  ['dark', 'M28 14H72L96 42L50 94L4 42Z'],
  ['main', 'M28 14L4 42H32ZM72 14L96 42H68ZM32 42H68L50 94Z'],
  ['light', 'M28 14H72L68 42H32Z'],
  ['accentLight', 'M50 14L68 42H32ZM4 42H32L50 94Z'],
  ['white', 'M34 20H46L39 33Z'],
];

/** A round coin with a square hole. */
export const coin: Drawing = [
  ['accentDark', circle(50, 52, 44)],
  ['accent', circle(50, 49, 44)],
  ['accentLight', circle(50, 49, 35), 3.5],
  ['accentDark', 'M36 35H64V63H36Z'],
  ['dark', 'M40 39H60V59H40Z'],
  [
    'accentLight',
    'M50 18V30M44 24H56M50 68V80M44 74L56 74M19 44V54M26 44V54M19 49H26M74 44V54M81 44V54M74 49H81',
    3,
  ],
  ['white', 'M18 34C24 20 36 12 50 11C38 16 28 24 23 36Z'],
];

/** A hung lantern. */
export const lantern: Drawing = [
  ['accentDark', 'M50 2V16', 3],
  ['accent', 'M34 14H66V22H34ZM34 74H66V82H34Z'],
  ['dark', 'M50 20C82 20 92 36 92 48C92 60 82 76 50 76C18 76 8 60 8 48C8 36 18 20 50 20Z'],
  ['main', 'M50 20C74 20 80 36 80 48C80 60 74 76 50 76C26 76 20 60 20 48C20 36 26 20 50 20Z'],
  ['light', 'M50 20C62 20 66 36 66 48C66 60 62 76 50 76C38 76 34 60 34 48C34 36 38 20 50 20Z'],
  ['accentLight', 'M50 34L60 48L50 62L40 48Z'],
  ['accent', 'M42 82V94M50 82V98M58 82V94', 3],
];

/** A painted mask. */
export const mask: Drawing = [
  ['accentDark', 'M12 20C22 4 78 4 88 20L84 32H16Z'],
  [
    'accent',
    `${circle(22, 16, 6)}${circle(36, 9, 6)}${circle(50, 6, 7)}${circle(64, 9, 6)}${circle(78, 16, 6)}`,
  ],
  ['white', 'M14 22C28 30 72 30 86 22C92 52 82 84 50 96C18 84 8 52 14 22Z'],
  [
    'main',
    'M14 24C28 30 40 34 46 54C38 60 22 58 16 48C13 40 13 32 14 24ZM86 24C72 30 60 34 54 54C62 60 78 58 84 48C87 40 87 32 86 24ZM44 24H56L50 46Z',
  ],
  ['white', 'M22 42C28 36 36 38 40 46C34 50 26 50 22 42ZM78 42C72 36 64 38 60 46C66 50 74 50 78 42Z'],
  ['ink', `${circle(32, 44, 3.4)}${circle(68, 44, 3.4)}`],
  ['dark', 'M20 34C28 28 38 30 44 38M80 34C72 28 62 30 56 38', 3.4],
  ['accent', 'M38 74C44 70 56 70 62 74C58 82 42 82 38 74ZM46 60H54L52 66H48Z'],
];

/** A sword. */
export const sword: Drawing = [
  ['light', 'M96 4L88 28L40 70L30 60L72 12Z'],
  ['white', 'M96 4L72 12L30 60L35 65Z'],
  ['main', 'M92 9L34 66', 2],
  ['accent', 'M18 50C22 46 28 48 32 54L46 68C52 72 54 78 50 82C46 80 42 78 38 74L26 62C22 58 20 54 18 50Z'],
  ['dark', 'M28 64L36 72L18 88L12 82Z'],
  ['accentLight', circle(12, 88, 8)],
  ['accentDark', 'M25 67L33 75M20 72L28 80', 2.4],
  ['accent', 'M8 92C4 96 6 99 2 99M14 95C14 98 17 98 18 99', 3],
];

/** Two cards. */
export const card: Drawing = [
  [
    'dark',
    'M18 20L56 8C60 7 63 9 64 12L82 70C83 74 81 77 78 78L40 90C36 91 33 89 32 86L14 28C13 24 15 21 18 20Z',
  ],
  ['main', 'M22 25L55 14L74 70L42 81Z'],
  ['white', 'M38 18H80C84 18 86 20 86 24V88C86 92 84 94 80 94H38C34 94 32 92 32 88V24C32 20 34 18 38 18Z'],
  [
    'accent',
    'M59 32C66 42 78 50 78 60C78 70 66 72 62 64C62 72 64 76 68 80H50C54 76 56 72 56 64C52 72 40 70 40 60C40 50 52 42 59 32Z',
  ],
  ['ink', 'M38 32L42 22L46 32M39.6 29H44.4M80 80L76 90L72 80M78.4 83H73.6', 2],
];

/** A spoked wheel. */
export const wheel: Drawing = [
  ['accentDark', circle(50, 50, 46)],
  ['accent', circle(50, 50, 41)],
  ['dark', circle(50, 50, 33)],
  [
    'main',
    'M50 50V17A33 33 0 0 1 78.6 33.5ZM50 50L78.6 66.5A33 33 0 0 1 50 83ZM50 50L21.4 66.5A33 33 0 0 1 21.4 33.5Z',
  ],
  ['accentLight', rays(50, 50, 10, 34, 6), 4],
  ['accentLight', circle(50, 50, 11)],
  ['accentDark', circle(50, 50, 5)],
  ['accentLight', rays(50, 50, 37, 38.5, 12), 5],
];

/** A football. */
export const ball: Drawing = [
  ['dark', circle(50, 52, 44)],
  ['white', circle(50, 50, 43)],
  [
    'main',
    `${star(50, 50, [16], 5)}M40 9L60 9L62 15L50 23L38 15ZM8 44L14 26L22 28L25 42L14 52ZM92 44L86 26L78 28L75 42L86 52ZM22 82L38 92L41 84L33 73L22 74ZM78 82L62 92L59 84L67 73L78 74Z`,
  ],
  [
    'ink',
    'M50 34V23M65 45L75 42M59.5 63L67 73M40.5 63L33 73M35 45L25 42M22 28L38 15M78 28L62 15M14 52L22 74M86 52L78 74M41 84H59',
    2.2,
  ],
];

/** A trophy. */
export const cup: Drawing = [
  ['accentDark', 'M26 20H8C8 42 18 54 34 56M74 20H92C92 42 82 54 66 56', 7],
  ['accent', 'M22 8H78C78 40 70 60 56 66V76H44V66C30 60 22 40 22 8Z'],
  ['accentLight', 'M28 12H44C42 34 44 50 48 62C36 56 29 38 28 12Z'],
  ['main', star(52, 32, [13, 5.4], 5)],
  ['accentDark', 'M36 74H64L70 84H30Z'],
  ['dark', 'M24 84H76V96H24Z'],
  ['accentLight', 'M40 87H60V92H40Z'],
];

/** A tile of the game of sparrows. */
export const tile: Drawing = [
  [
    'accentDark',
    'M26 10H84C88 10 90 12 90 16V88C90 92 88 94 84 94H26C22 94 20 92 20 88V16C20 12 22 10 26 10Z',
  ],
  ['accent', 'M22 8H80C84 8 86 10 86 14V84C86 88 84 90 80 90H22C18 90 16 88 16 84V14C16 10 18 8 22 8Z'],
  ['white', 'M18 6H74C78 6 80 8 80 12V80C80 84 78 86 74 86H18C14 86 12 84 12 80V12C12 8 14 6 18 6Z'],
  ['main', circle(46, 46, 26), 5],
  ['dark', star(46, 46, [20, 9], 8)],
  ['accent', circle(46, 46, 8)],
  ['white', circle(46, 46, 3.4)],
];
