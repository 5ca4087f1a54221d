import { renderHook, waitFor } from '@testing-library/react';
import { MatchRow } from '../match-card/match-row';
import { useTableRow } from './use-table-row';

describe('the line of a table', () => {
  it('is not fetched where there is no room for one, comes where there is, and is there at once from then on', async () => {
    const { result, rerender } = renderHook(({ wanted }) => useTableRow(wanted), {
      initialProps: { wanted: false },
    });
    await Promise.resolve();
    expect(result.current).toBeUndefined();
    rerender({ wanted: true });
    await waitFor(() => expect(result.current).toBe(MatchRow));
    const drawn: unknown[] = [];
    renderHook(() => drawn.push(useTableRow(true)));
    expect(drawn[0]).toBe(MatchRow);
  });
});
