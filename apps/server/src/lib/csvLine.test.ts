import { expect, it } from 'vitest';
import { csvLine } from './csvLine.ts';

it('writes lines that spreadsheets read as they are meant, and do not run [OUR-142]', () => {
  expect(csvLine([12, null, 'plain', 'Perkins, Owen', 'he said "no"', 'two\nlines'])).toBe(
    '12,,plain,"Perkins, Owen","he said ""no""","two\nlines"\r\n',
  );
  expect(csvLine(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', 'a=b'])).toBe("'=1+1,'+1,'-1,'@SUM(A1),'\tx,a=b\r\n");
});
