import { withoutGuard } from '@isopter/contract';
import { expect, it } from 'vitest';
import { csvLine } from './csvLine.ts';

it('writes lines that spreadsheets read as they are meant, and do not run [OUR-142]', () => {
  expect(csvLine([12, null, 'plain', 'Perkins, Owen', 'he said "no"', 'two\nlines'])).toBe(
    '12,,plain,"Perkins, Owen","he said ""no""","two\nlines"\r\n',
  );
  expect(csvLine(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', 'a=b'])).toBe("'=1+1,'+1,'-1,'@SUM(A1),'\tx,a=b\r\n");
});

it('keeps texts of digits that spreadsheets would change, and an import reads them unchanged [OUR-870]', () => {
  const changed = ['000123', '12345678901234567890', '3E5', '1.5e10', '1/2', '01/02/2026'];
  const line = csvLine(changed).trimEnd().split(',');
  expect(line).toEqual(changed.map((text) => `'${text}`));
  expect(line.map(withoutGuard)).toEqual(changed);
  const kept = ['0', '123', '123456789012345', '24-2', '2026-11-30', 'A-000123', '0.5', 'E5'];
  expect(csvLine(kept).trimEnd().split(',')).toEqual(kept);
  expect(withoutGuard("'t Hooft")).toBe("'t Hooft");
});
