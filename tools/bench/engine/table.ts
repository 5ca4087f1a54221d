import { judged, verdictOf, type Figure, type Unit } from './figure';

const DIGITS: Readonly<Record<Unit, number>> = { bytes: 0, ms: 1, s: 2, '/s': 0, count: 0, score: 4 };

const shown = (value: number | undefined, unit: Unit): string => {
  if (value === undefined) return '';
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} KB`;
  const number = value.toFixed(DIGITS[unit]);
  return unit === 'count' || unit === 'score' ? number : `${number} ${unit}`;
};

const limitOf = ({ limit, bound = 'most', floor, unit }: Figure): string => {
  if (limit === undefined) return '';
  const value = floor === undefined ? shown(limit, unit) : `${limit} ×`;
  return `${bound === 'most' ? '≤' : '≥'} ${value}`;
};

const COLUMNS = ['name', 'floor', 'measured', 'ratio', 'limit', 'verdict'] as const;

const row = (figure: Figure): readonly string[] => [
  figure.name,
  shown(figure.floor, figure.unit),
  shown(figure.measured, figure.unit),
  figure.floor === undefined ? '' : judged(figure).toFixed(2),
  limitOf(figure),
  verdictOf(figure),
];

/** Figures as a table of aligned columns. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [COLUMNS, ...figures.map(row)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((cells) => (cells[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) =>
        column === 0 || column === 5 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [
    line(COLUMNS),
    widths.map((width) => '─'.repeat(width)).join('  '),
    ...rows.slice(1).map(line),
  ].join('\n');
}
