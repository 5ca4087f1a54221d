import { gameById, type Game, type Motif } from '@heptad/game-rules';
import { LIVING_MOTIFS } from './living-motifs';
import { MADE_MOTIFS } from './made-motifs';
import { PLACE_MOTIFS } from './place-motifs';
import { groundOf } from './ground';

/** Width and height of a game's picture in pixels. */
export const GAME_ART_SIZE = 384;

const MOTIF_SHAPES: Readonly<Record<Motif, string>> = { ...LIVING_MOTIFS, ...MADE_MOTIFS, ...PLACE_MOTIFS };

const stop = (offset: number, hue: number, saturation: number, light: number): string =>
  `<stop offset="${String(offset)}" stop-color="hsl(${String(((hue % 360) + 360) % 360)} ${String(saturation)}% ${String(light)}%)"/>`;

/** A whole number for an id, the same each time. */
function turnOf(id: string): number {
  let turn = 7;
  for (const letter of id) turn = (turn * 31 + letter.charCodeAt(0)) % 9_973;
  return turn;
}

/** Things that everybody knows in one colour, as its hue. */
const OWN_HUES: Readonly<Partial<Record<Motif, number>>> = { coin: 44, cup: 42, lantern: 4, fruit: 350 };

/** By how many degrees two hues are apart. */
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/**
 * Draws the picture of a game by its theme, as SVG: its motif in the accent's colours before a ground of its own hue. What lies behind
 * the motif, and how the motif is set, follow from the game's id, so that neighbours of one theme differ.
 */
export function drawGame({ id, theme }: Pick<Game, 'id' | 'theme'>): string {
  const turn = turnOf(id);
  const { motif, hue, accent } = theme;
  const bright = OWN_HUES[motif] ?? (apart(accent, hue) < 40 ? accent + 150 : accent);
  const second = apart(bright - 40, hue) < 30 ? bright + 44 : bright - 40;
  // What has its own colour stands before a darker ground where that is of the same one; a dark yellow would be olive.
  const dim = apart(bright, hue) < 40 ? 14 : 0;
  const deep = hue > 32 && hue < 82 ? hue - 22 : hue + 22;
  const tilt = (turn % 13) - 6;
  const scale = 2.15 + (turn % 4) * 0.09;
  const size = String(GAME_ART_SIZE);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 384 384" fill="none"><defs>
    <radialGradient id="ground" cx=".5" cy=".42" r=".78">${stop(0, hue, 76, 55 - dim)}${stop(0.55, (hue + deep) / 2, 70, 36 - dim)}${stop(1, deep, 64, 14)}</radialGradient>
    <radialGradient id="glow">${stop(0, bright, 92, 82)}<stop offset="1" stop-color="hsl(${String(bright % 360)} 90% 70%)" stop-opacity="0"/></radialGradient>
    <linearGradient id="main" x1=".2" y1="0" x2=".7" y2="1">${stop(0, bright, 90, 72)}${stop(1, bright + 18, 78, 44)}</linearGradient>
    <linearGradient id="second" x1=".2" y1="0" x2=".7" y2="1">${stop(0, second, 80, 58)}${stop(1, second - 12, 72, 34)}</linearGradient>
    <linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".42"/></linearGradient>
    <filter id="shade" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="5" stdDeviation="5" flood-color="#000" flood-opacity=".45"/></filter></defs>
    <rect width="384" height="384" fill="url(#ground)"/>${groundOf(turn, hue)}
    <circle cx="192" cy="184" r="176" fill="url(#glow)" opacity=".55"/>
    <g filter="url(#shade)" transform="translate(192 190) rotate(${String(tilt)}) scale(${scale.toFixed(2)}) translate(-50 -48)">${MOTIF_SHAPES[motif]}</g>
    <rect width="384" height="384" fill="url(#foot)"/></svg>`;
}

/** The picture of a game of the catalogue; undefined where there is no such game. */
export function gameDrawing(id: string): string | undefined {
  const game = gameById(id);
  return game && drawGame(game);
}

/** Width and height of the logo of a title of e-sports, pixels. */
export const TITLE_SIZE = 128;

const TITLE_MOTIFS: Readonly<Record<string, Motif>> = {
  leagueBattle: 'dragon',
  ancientBattle: 'temple',
  tacticalShooter: 'sword',
  royalBattle: 'cup',
};

/** Draws the logo of a title of e-sports by its name: the same one for ever. */
export function drawTitle(name: string): string {
  const hue = (turnOf(name) * 47) % 360;
  return drawGame({
    id: name,
    theme: { motif: TITLE_MOTIFS[name] ?? 'ball', hue, accent: (hue + 140) % 360 },
  });
}
