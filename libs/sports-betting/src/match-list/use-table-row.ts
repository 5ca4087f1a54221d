import { useEffect, useState, type ComponentType } from 'react';
import type { MatchRowProps } from '../match-card/match-row';
import { TABLE_QUERY } from '../match/card-columns';

type TableRow = ComponentType<MatchRowProps>;

let tableRow: TableRow | undefined;
const load = async (): Promise<TableRow> => (tableRow = (await import('../match-card/match-row')).MatchRow);

// It comes beside the matches and not after them. A failure is told where the line is drawn.
if (typeof matchMedia === 'function' && matchMedia(TABLE_QUERY).matches) load().catch(() => undefined);

/**
 * What draws a match as a line of a table; nothing while its code is on its way. Phones fetch none of it. Suspense would show the
 * heads of leagues without their matches for a third of a second, even where the code is there sooner.
 * @param wanted whether the window has room for a table
 * @throws what kept the code from being fetched
 */
export function useTableRow(wanted: boolean): TableRow | undefined {
  const [row, setRow] = useState(() => tableRow);
  const [failure, setFailure] = useState<{ readonly reason: unknown }>();
  useEffect(() => {
    if (wanted && row === undefined)
      load().then(
        (each) => setRow(() => each),
        (reason: unknown) => setFailure({ reason }),
      );
  }, [wanted, row]);
  if (failure !== undefined) throw failure.reason;
  return row;
}
