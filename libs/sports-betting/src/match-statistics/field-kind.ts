import type { BallPlace, SportKey } from '@heptad/venue-gateway';

/** What a sport is played on, as the animation draws it. */
export type FieldKind = 'pitch' | 'court' | 'net' | 'diamond' | 'map';

const KINDS: Partial<Readonly<Record<SportKey, FieldKind>>> = {
  basketball: 'court',
  virtualBasketball: 'court',
  electronicBasketball: 'court',
  tennis: 'net',
  virtualTennis: 'net',
  badminton: 'net',
  tableTennis: 'net',
  volleyball: 'net',
  beachVolleyball: 'net',
  virtualVolleyball: 'net',
  baseball: 'diamond',
  virtualBaseball: 'diamond',
  cricket: 'diamond',
  leagueBattle: 'map',
  ancientBattle: 'map',
  tacticalShooter: 'map',
  royalBattle: 'map',
};

/** The field of a sport; most are played on a pitch with a goal at either end. */
export function fieldKind(sport: SportKey): FieldKind {
  return KINDS[sport] ?? 'pitch';
}

/** What the side that has the ball is doing. */
export type Doing = 'held' | 'attack' | 'danger' | 'serve' | 'bat' | 'push';

const BY_DANGER = ['held', 'attack', 'danger'] as const;
const ALWAYS: Partial<Readonly<Record<FieldKind, Doing>>> = { net: 'serve', diamond: 'bat', map: 'push' };

/** What is done with the ball on a field; on a net, a diamond and a map danger makes no difference. */
export function doingOf(kind: FieldKind, { danger }: Pick<BallPlace, 'danger'>): Doing {
  return ALWAYS[kind] ?? BY_DANGER[danger];
}

/** Size of the drawing, and of the field within it. */
export const DRAWING = { width: 320, height: 180, left: 12, top: 12 } as const;

/** A place of the field, both from 0 to 1, in the drawing. */
export function placeIn({ x, y }: Pick<BallPlace, 'x' | 'y'>): { readonly x: number; readonly y: number } {
  const { width, height, left, top } = DRAWING;
  return { x: left + x * (width - 2 * left), y: top + y * (height - 2 * top) };
}
