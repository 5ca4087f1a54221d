import type { TFunction } from 'i18next';
import { type BetPlace, PLACES } from './board-layout';

/** What a bet is called: `Split 8, 11`, `2nd dozen`, `Red`. */
export function placeName(t: TFunction, place: BetPlace): string {
  if ('numbers' in place) return t(`inside.${place.kind}`, { numbers: place.numbers.join(', ') });
  return 'which' in place ? t(`third.${place.kind}.${place.which}`) : t(`half.${place.kind}`);
}

/** What the bet of a spot is called; its key where there is no such spot. */
export function spotName(t: TFunction, spot: string): string {
  const place = PLACES.get(spot);
  return place === undefined ? spot : placeName(t, place);
}

/** What a bet pays to one, its stake not among it, by how many numbers it lies on. */
export const PAYS = {
  straight: 35,
  split: 17,
  street: 11,
  corner: 8,
  sixLine: 5,
  third: 2,
  half: 1,
} as const;
