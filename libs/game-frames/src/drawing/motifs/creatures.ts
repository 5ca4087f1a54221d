import { circle, petals, type Drawing } from './layer';

/** A tiger's head. */
export const beast: Drawing = [
  ['dark', `${circle(24, 25, 14)}${circle(76, 25, 14)}`],
  ['accentLight', `${circle(24, 26, 7)}${circle(76, 26, 7)}`],
  ['main', 'M50 14C76 14 90 34 88 56C86 74 72 90 50 90C28 90 14 74 12 56C10 34 24 14 50 14Z'],
  ['white', 'M50 58C62 50 76 56 76 68C76 80 64 86 50 86C36 86 24 80 24 68C24 56 38 50 50 58Z'],
  ['ink', 'M46 16L50 32L54 16ZM32 20L39 33L42 18ZM68 20L61 33L58 18ZM13 52L27 53L14 60ZM87 52L73 53L86 60Z'],
  ['accentLight', `${circle(34, 46, 8)}${circle(66, 46, 8)}`],
  ['ink', `${circle(35, 47, 4.2)}${circle(65, 47, 4.2)}M41 60H59L50 69Z`],
  ['ink', 'M50 68V74M50 74C46 79 40 79 37 76M50 74C54 79 60 79 63 76', 2.4],
];

/** A bird with spread wings and a long tail. */
export const bird: Drawing = [
  ['accent', 'M44 58C34 72 26 82 10 92C28 90 40 84 46 74C42 84 38 90 32 97C46 92 56 78 58 62Z'],
  ['dark', 'M54 52C40 44 18 40 6 16C24 24 32 22 44 26C56 30 62 40 64 50Z'],
  ['main', 'M58 56C56 36 66 14 94 6C90 18 94 24 84 34C92 34 88 44 78 46C84 50 76 58 66 60Z'],
  ['light', 'M40 62C42 48 56 40 68 42C74 30 90 34 88 46C84 56 78 58 74 66C68 78 48 76 40 62Z'],
  ['accent', 'M86 41L99 47L86 51Z'],
  ['accentDark', 'M74 34C74 26 80 24 86 25C82 28 82 31 84 35Z'],
  ['ink', circle(80, 43, 2.8)],
  ['white', 'M48 60C54 66 62 66 68 60M46 54C52 60 62 60 70 52', 2],
];

/** A dragon that winds upwards. */
export const dragon: Drawing = [
  [
    'accentDark',
    'M20 88L8 96L10 82ZM30 64L16 60L27 54ZM66 80L80 86L72 74ZM74 62L88 64L78 54ZM40 46L28 40L40 36Z',
  ],
  ['dark', 'M12 90C34 96 70 94 72 74C74 54 30 66 32 46C34 32 52 34 60 30', 19],
  ['main', 'M12 88C34 94 68 92 70 74C72 56 32 66 34 46C36 34 52 36 60 32', 13],
  ['accentLight', 'M22 91C40 94 62 92 67 78M40 60C34 56 33 48 40 42', 3.4],
  ['accent', 'M52 24C46 14 40 10 30 8C40 4 54 8 60 20ZM62 20C60 10 62 4 70 1C68 8 72 14 74 20Z'],
  ['main', 'M46 30C48 18 64 12 76 20L94 30C98 34 96 42 90 42L78 42C70 54 48 52 46 38Z'],
  ['accentDark', 'M76 44L94 42L84 52C78 54 72 50 72 46Z'],
  ['white', `${circle(66, 28, 5)}M82 42L84 47L87 42ZM88 42L90 46L92 42Z`],
  ['ink', `${circle(67.5, 28.5, 2.5)}${circle(89, 34, 1.8)}`],
  ['accentLight', 'M88 38C96 46 98 54 92 62M82 44C86 52 86 58 80 66', 2.2],
];

/** A carp. */
export const fish: Drawing = [
  ['accent', 'M26 50C14 40 6 26 4 14C18 18 26 26 34 40ZM26 54C16 62 8 74 8 88C22 84 30 74 36 60Z'],
  ['accentDark', 'M44 34C48 20 62 14 74 18C70 24 70 30 72 36ZM50 68C54 80 62 84 70 84C68 78 68 74 70 68Z'],
  ['main', 'M22 52C36 30 74 24 96 50C78 78 38 76 22 52Z'],
  ['light', 'M32 56C48 72 76 70 92 54C76 82 42 76 32 56Z'],
  ['white', 'M40 42C46 34 58 34 62 42C58 52 44 52 40 42Z'],
  [
    'accentLight',
    'M74 36C68 46 68 56 74 66M58 50C54 53 54 57 58 60M46 52C42 54 42 58 46 61M60 58C57 60 57 63 60 66',
    2.4,
  ],
  ['white', circle(82, 46, 5)],
  ['ink', circle(83, 46, 2.6)],
];

/** A blossom. */
export const flower: Drawing = [
  ['accentDark', 'M50 70C48 82 50 92 54 98M52 84C64 74 78 76 86 84C74 92 60 92 52 84Z', 3],
  ['accentDark', 'M52 86C62 74 80 74 88 84C76 94 60 94 52 86ZM48 84C38 72 22 74 14 82C26 92 40 92 48 84Z'],
  ['dark', petals(50, 44, 25, 17, 6)],
  ['main', petals(50, 44, 23, 14.5, 6)],
  ['light', petals(50, 44, 17, 8, 6)],
  ['accent', circle(50, 44, 12)],
  ['accentLight', petals(50, 44, 6.5, 2.2, 7)],
];

/** Two cherries. */
export const fruit: Drawing = [
  ['accentDark', 'M34 62C34 40 44 22 66 12M68 58C72 40 70 24 66 12', 4.5],
  ['accent', 'M66 14C46 2 28 8 22 24C42 32 58 28 66 14Z'],
  ['accentDark', 'M60 15C48 16 38 19 28 23', 2.2],
  ['dark', `${circle(32, 70, 22)}${circle(72, 68, 20)}`],
  ['main', `${circle(31, 69, 20)}${circle(71, 67, 18)}`],
  ['light', 'M17 66C18 56 26 52 32 53C25 56 21 60 20 69ZM58 64C59 56 65 52 71 53C65 56 62 60 61 66Z'],
  ['white', `${circle(26, 60, 3)}${circle(66, 59, 2.6)}`],
];
