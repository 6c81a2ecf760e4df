import { describe, expect, it } from 'vitest';
import { fileType } from './fileType.ts';

/** Bytes of numbers and Latin-1 texts. */
const bytes = (...parts: (number[] | string)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0)) : part)),
  );

describe('the type of a file, by its content', () => {
  it.each([
    ['application/pdf', bytes('%PDF-1.7\n')],
    ['application/pdf', bytes([0xef, 0xbb, 0xbf], '\r\n%PDF-1.4')],
    ['image/png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13])],
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF')],
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe1, 0, 16], 'Exif')],
    ['image/gif', bytes('GIF89a')],
    ['image/webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['image/tiff', bytes('II', [42, 0])],
    ['image/tiff', bytes('MM', [0, 42])],
    ['application/dicom', bytes(Array<number>(128).fill(0), 'DICM')],
    ['application/dicom', bytes([2, 0, 0, 0], 'UL', [4, 0])],
    ['application/dicom', bytes([8, 0, 5, 0], 'CS', [10, 0], 'ISO_IR 192')],
    ['application/dicom', bytes([8, 0, 0x16, 0, 26, 0, 0, 0])],
    ['application/xml', bytes('<?xml version="1.0"?>')],
    ['application/xml', bytes([0xef, 0xbb, 0xbf], '\n<?xml version="1.0"?>')],
    [
      'application/xml',
      bytes(
        [0xff, 0xfe],
        Array.from('<?xml version').flatMap((c) => [c.charCodeAt(0), 0]),
      ),
    ],
    ['application/zip', bytes('PK', [3, 4])],
    ['application/zip', bytes('PK', [5, 6])],
  ])('is %s [VAL-10, IMP-01]', (type, content) => {
    expect(fileType(content)).toBe(type);
  });

  it.each([
    ['nothing', bytes()],
    ['a text', bytes('Visual field of the right eye')],
    ['a web page', bytes('<!doctype html><title>%')],
    ['a program', bytes('MZ', [0x90, 0])],
    ['a film in the same wrapper as WebP', bytes('RIFF', [1, 2, 3, 4], 'AVI LIST')],
    ['a preamble that ends too early', bytes(Array<number>(64).fill(0), 'DICM')],
    ['a PDF that begins too late', bytes(' '.repeat(1024), '%PDF-1.7')],
    ['half a PNG signature', bytes([0x89], 'PNG')],
  ])('is unknown for %s', (_, content) => {
    expect(fileType(content)).toBeUndefined();
  });
});
