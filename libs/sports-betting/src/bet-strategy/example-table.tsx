import type { ReactNode } from 'react';

export interface ExampleTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  /** Cells of each row, the first one its head. */
  readonly rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** A worked example as a table that fits a phone; figures stand under each other. */
export function ExampleTable({ caption, heads, rows }: ExampleTableProps) {
  return (
    <div className="min-w-0 overflow-x-auto rounded-m border border-line">
      <table className="w-full border-collapse text-sm">
        <caption className="bg-sunken px-3 py-2 text-left text-xs text-muted">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {heads.map((head, place) => (
              <th
                key={head}
                scope="col"
                className={`px-3 py-2 text-xs font-normal text-muted ${place === 0 ? 'text-left' : 'text-right'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row" className="px-3 py-2 text-left font-medium text-text tabular-nums">
                {head}
              </th>
              {cells.map((cell, place) => (
                <td key={place} className="px-3 py-2 text-right text-text tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
