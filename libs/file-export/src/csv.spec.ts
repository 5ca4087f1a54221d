import fc from 'fast-check';
import { BYTE_ORDER_MARK, csvLines, guardCell, readCsv, unguardCell } from './csv';

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    "'",
    "''=1",
    '"',
    '""',
    ',',
    '\r\n',
    '\n',
    '\t',
    '-1.50',
    '=1+1',
    '12345678901234567890',
  ),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'", '＝', '＋'), fc.string())
    .map((parts) => parts.join('')),
);

describe('a cell', () => {
  it.each([
    ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
    ['+1 234', "'+1 234"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['＝1+1', "'＝1+1"],
    ['+0.5/1', "'+0.5/1"],
    ["'quoted", "''quoted"],
    ['-', "'-"],
    ['-1-1', "'-1-1"],
    ['12345678901234567890', "'12345678901234567890"],
  ])('cannot be taken for a formula: %j', (given, cell) => {
    expect(guardCell(given)).toBe(cell);
    expect(unguardCell(cell)).toBe(given);
  });

  it.each(['-10.50', '0.00', '1000000006', '12', '阿森纳 v 切尔西', 'a=b', ''])(
    'stays as it is: %j',
    (given) => {
      expect(guardCell(given)).toBe(given);
    },
  );

  it('never begins with what begins a formula, unless it is a number', () => {
    fc.assert(
      fc.property(text, (given) => {
        const cell = guardCell(given);
        if (!/^-?\d+(\.\d+)?$/.test(cell)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        expect(unguardCell(cell)).toBe(given);
      }),
    );
  });
});

describe('a file', () => {
  it('is read back as it was written, whatever its cells hold', () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 6 }), { maxLength: 6 }), (rows) => {
        expect(readCsv(BYTE_ORDER_MARK + csvLines(rows))).toEqual(rows);
      }),
    );
  });

  it('begins with the mark of UTF-8 and ends its lines as spreadsheets do', () => {
    expect(
      csvLines([
        ['注单号', '说"好"'],
        ['1', 'a,b'],
      ]),
    ).toBe(`注单号,"说""好"""\r\n1,"a,b"\r\n`);
    expect([...new TextEncoder().encode(BYTE_ORDER_MARK)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
