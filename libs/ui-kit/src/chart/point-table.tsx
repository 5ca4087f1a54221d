import type { ChartPoint } from './chart-points';

interface PointTableProps {
  readonly caption: string;
  /** The heads of the columns. */
  readonly columns: { readonly label: string; readonly value: string };
  readonly points: readonly ChartPoint[];
}

/** What a line chart draws, for screen readers. */
export function PointTable({ caption, columns, points }: PointTableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.value}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => (
          <tr key={`${index} ${point.label}`}>
            <th scope="row">{point.label}</th>
            <td>{point.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
