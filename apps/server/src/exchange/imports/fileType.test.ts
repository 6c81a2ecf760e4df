import { describe, expect, it } from 'vitest';
import { typeOfFile } from './fileType.ts';

describe('the type of a file', () => {
  it.each([
    ['%PDF-1.7', 'application/pdf'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n', 'image/png'],
    ['%PDF', undefined],
    [' %PDF-1.7', undefined],
    ['\xff\xd8', undefined],
    ['<html>', undefined],
    ['', undefined],
  ])('that begins with %j is %s', (start, type) => {
    expect(typeOfFile(Buffer.from(start, 'latin1'))).toBe(type);
  });
});
