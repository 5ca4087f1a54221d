import type { PayloadPiece } from './payload-pieces';
import { JsonError, parseBounded } from './safe-json';

/** Parses pieces as they come and puts them together. */
export interface PayloadAssembly {
  /**
   * Takes the next piece in.
   * @returns the value, once its frame has come
   * @throws JsonError
   */
  add(piece: PayloadPiece): { readonly value: unknown } | undefined;
}

export function createPayloadAssembly(): PayloadAssembly {
  const lists = new Map<number, unknown[]>();
  /** The list whose place a value keeps: every list at a frame's root is such a place. */
  const listOf = (place: unknown): unknown[] | undefined =>
    Array.isArray(place) ? (lists.get(Number(place[0])) ?? []) : undefined;

  return {
    add(piece) {
      const parsed = parseBounded(piece.json);
      if (piece.part === 'frame') {
        const list = listOf(parsed);
        if (list !== undefined) return { value: list };
        if (typeof parsed === 'object' && parsed !== null)
          for (const [field, place] of Object.entries(parsed)) {
            const inner = listOf(place);
            if (inner !== undefined) Reflect.set(parsed, field, inner);
          }
        return { value: parsed };
      }
      if (!Array.isArray(parsed) || parsed.length === 0) throw new JsonError('syntax');
      const items: unknown[] = parsed;
      const list = lists.get(piece.list);
      if (list === undefined) lists.set(piece.list, items);
      else for (const item of items) list.push(item);
      return undefined;
    },
  };
}
