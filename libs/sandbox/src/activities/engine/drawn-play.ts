import type { Move, Seat, Turn } from './kind';
import { weightsNow } from './weights';

/** Draws a row of the prize table by its weights now; money is paid at once. @param kept what the kind's board needs of it */
export async function drawPrize(turn: Turn, slot: string, kept?: unknown): Promise<Move> {
  const { prizes, budget } = turn.run.activity;
  const row = prizes[await turn.draw(weightsNow(prizes, turn.given, budget))];
  if (row === undefined) throw new Error('a draw without a row');
  return {
    slot,
    text: row.name,
    prizeId: row.id,
    ...(row.kind === 'money' && { pays: row.amount }),
    ...(kept !== undefined && { kept }),
  };
}

/** The slot of the next turn of a kind whose turns are counted. */
export const nextSlot = ({ plays }: Seat): string => String(plays.length + 1);
