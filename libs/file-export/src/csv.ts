/** The mark by which spreadsheets know UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';
const NUMBER = /^-?\d{1,15}(\.\d+)?$/;
/** Characters that a spreadsheet may read as the beginning of a formula, and the mark that prevents it. */
const DANGEROUS = /^[=+\-@\t\r\n'＝＋－＠]/;
const GUARD = "'";
const NEEDS_QUOTES = /[",\r\n\t;]/;

/**
 * Makes a text that no spreadsheet runs: what might begin a formula is led by an apostrophe. Plain numbers stay as they are, so that amounts
 * below zero can still be added up; longer digits than a spreadsheet can count become text, or it would round them.
 */
export function guardCell(text: string): string {
  if (NUMBER.test(text)) return text;
  return DANGEROUS.test(text) || /^\d{16,}$/.test(text) ? `${GUARD}${text}` : text;
}

/** The text that {@link guardCell} was given. */
export function unguardCell(cell: string): string {
  const inner = cell.slice(GUARD.length);
  return cell.startsWith(GUARD) && guardCell(inner) === cell ? inner : cell;
}

function writeCell(text: string): string {
  const cell = guardCell(text);
  return NEEDS_QUOTES.test(cell) || cell.includes(' ') ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Rows as lines of CSV: commas, and no cell that could be a formula. A file begins with {@link BYTE_ORDER_MARK}. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(writeCell).join(',') + LINE_END).join('');
}

/** Reads a file of {@link csvLines}, guards taken off. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  cells.lastIndex = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  let row: string[] = [];
  for (let cell = cells.exec(text); cell !== null; cell = cells.exec(text)) {
    const [, quoted, plain = '', end] = cell;
    row.push(unguardCell(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/**
 * The head of a column of amounts: it says their currency, so that the cells stay numbers which a spreadsheet adds up.
 * @param currency undefined while it is not known
 */
export function amountHead(head: string, currency: string | undefined): string {
  return currency === undefined ? head : `${head} (${currency})`;
}
