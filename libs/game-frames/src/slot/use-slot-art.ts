import { MOTIFS, type Motif, type SlotSymbol } from '@heptad/game-rules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaintCell } from '../drawing/canvas';
import type { Hues } from '../drawing/paint';
import type { OpenedGame } from '../frame/session/session-state';
import { symbolCell, type SymbolWords } from './symbol-cell';
import { symbolsOf } from './symbols';

/** The namespace of a slot's texts. */
export const SLOT_TEXTS = 'slot';

export interface SlotArt {
  readonly motif: Motif;
  readonly hues: Hues;
  readonly words: SymbolWords;
  /** Paints a symbol as a small picture. */
  readonly icons: Readonly<Record<SlotSymbol, PaintCell>>;
}

/** A motif that this page cannot draw is shown as a stone. */
const motifOf = (name: string): Motif => MOTIFS.find((motif) => motif === name) ?? 'gem';

/** How the symbols of a game look. */
export function useSlotArt({ game }: OpenedGame): SlotArt {
  const { t } = useTranslation(SLOT_TEXTS);
  const [wild, scatter] = [t('wildWord'), t('scatterWord')];
  return useMemo(() => {
    const motif = motifOf(game.art.motif);
    const words = { wild, scatter };
    const art = Object.entries(symbolsOf(motif, game.art.hues));
    const icons = Object.fromEntries(art.map(([symbol, each]) => [symbol, symbolCell(each, words)]));
    return { motif, hues: game.art.hues, words, icons: icons as Record<SlotSymbol, PaintCell> };
  }, [game, wild, scatter]);
}
