import type { ReactNode } from 'react';
import { chipText, chipTone } from '../chips/chip-values';

/** A chip as it lies on the cloth. @param worth cents */
export function ChipDisc({
  worth,
  isPlaced = false,
}: {
  readonly worth: bigint;
  readonly isPlaced?: boolean;
}): ReactNode {
  return (
    <span
      aria-hidden="true"
      data-tone={chipTone(worth)}
      className={`chip numeric inline-grid size-9 place-items-center rounded-full text-xs font-bold ${isPlaced ? '' : 'opacity-90 outline-2 outline-offset-1 outline-dashed'}`}
    >
      {chipText(worth)}
    </span>
  );
}
