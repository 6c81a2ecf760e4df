import { expect, it } from 'vitest';
import { parseCsv, withoutGuard } from './csv.ts';

const cellsOf = (text: string) => parseCsv(text).rows.map(({ cells }) => cells);

it('reads commas and semicolons, any line ends, with or without a byte order mark [OUR-526]', () => {
  for (const text of ['a,b\r\n1,2\r\n', 'a;b\n1;2', '\u{FEFF}a,b\r1,2\r', 'a;b\n\n1;2\n;\n'])
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  expect(cellsOf('name;note\nx;"a,b;c"')).toEqual([
    ['name', 'note'],
    ['x', 'a,b;c'],
  ]);
});

it('reads quoted cells with separators, line ends and doubled quotes, and counts lines as an editor does', () => {
  const { rows } = parseCsv('a,b\n"Say ""hi"", \r\nAnn",2\n3,4\n5,');
  expect(rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['Say "hi", \r\nAnn', '2'] },
    { line: 4, cells: ['3', '4'] },
    { line: 5, cells: ['5', ''] },
  ]);
});

it('returns the line of a quote that does not end', () => {
  expect(parseCsv('a,b\n1,"2\n3,4').unclosed).toBe(2);
});

it('removes the guard of an exported formula, and no other apostrophe', () => {
  expect(withoutGuard("'+15075550100")).toBe('+15075550100');
  expect(withoutGuard("'s Gravenhage")).toBe("'s Gravenhage");
});
