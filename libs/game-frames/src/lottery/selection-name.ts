import type { LotteryPlayName } from '@heptad/game-rules';
import type { TFunction } from 'i18next';

const WORDS = ['big', 'small', 'odd', 'even'];

/** The name of a group of selections: `Sum`, `3rd digit`, `Champion`. */
export function groupName(t: TFunction, play: LotteryPlayName, group: string): string {
  const [, place] = /^place-(\d+)$/.exec(group) ?? [];
  return place === undefined ? t(`group.${group}`) : t(`placeOf.${play}`, { place });
}

/** What stands on a selection's own button, inside its group: `Big`, `7`, `Triple 6`. */
export function selectionLabel(t: TFunction, selection: string): string {
  const parts = selection.split('-');
  const last = parts.at(-1) ?? '';
  if (WORDS.includes(last)) return t(`word.${last}`);
  if (parts.length === 1) return t(`word.${selection}`);
  return parts[0] === 'triple' ? t('tripleOf', { number: last }) : last;
}

/** The whole name of a selection, where it stands alone: `Sum: Big`, `3rd digit: 7`, `Sum: 11`. */
export function selectionName(t: TFunction, play: LotteryPlayName, selection: string): string {
  const [head, part = '', number] = selection.split('-');
  const label = selectionLabel(t, selection);
  if (head === 'place' && number !== undefined)
    return t('namedBy', { group: groupName(t, play, `place-${part}`), label });
  if (head === 'sum' || head === 'champion') return t('namedBy', { group: t(`group.${head}`), label });
  return label;
}
