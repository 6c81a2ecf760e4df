import type { DataSet } from 'dicom-parser';
import { createRequire } from 'node:module';
import { encode } from '../../../platform/dicom/encode.ts';
import { dicomStart } from './isDicom.ts';
import { DicomError } from './problem.ts';
import { textOf } from './values.ts';

/** A module that Node finds no names in. */
const { parseDicom } = createRequire(import.meta.url)('dicom-parser') as typeof import('dicom-parser');

const IMPLICIT_LITTLE_ENDIAN = '1.2.840.10008.1.2';
const EXPLICIT_LITTLE_ENDIAN = '1.2.840.10008.1.2.1';
const EXPLICIT_BIG_ENDIAN = '1.2.840.10008.1.2.2';
const UNCOMPRESSED = [IMPLICIT_LITTLE_ENDIAN, EXPLICIT_LITTLE_ENDIAN, EXPLICIT_BIG_ENDIAN];

const START = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM')]);

/** A file with the preamble and the header that it lacks. */
function whole(file: Uint8Array): Uint8Array {
  const start = dicomStart(file);
  if (start === 'preamble') return file;
  if (start === 'header') return Buffer.concat([START, file]);
  const syntax = start === 'implicit' ? IMPLICIT_LITTLE_ENDIAN : EXPLICIT_LITTLE_ENDIAN;
  return Buffer.concat([START, encode([[0x00020010, 'UI', syntax]]), file]);
}

const parsed = (file: Uint8Array, untilTag?: string): DataSet => {
  try {
    return parseDicom(file, untilTag === undefined ? {} : { untilTag });
  } catch (cause) {
    // the library throws texts and objects as well
    throw new DicomError('damaged', { cause });
  }
};

/**
 * Opens a DICOM file. The parser is slow or ends its thread on the worst files, so it runs in the reader's thread alone.
 * @throws DicomError where the file is damaged or compressed
 */
export function openDicom(file: Uint8Array): DataSet {
  const bytes = whole(file);
  // a deflated file may be a thousand times as large: it is not even begun
  const syntax = syntaxOf(bytes);
  if (!UNCOMPRESSED.includes(syntax)) throw new DicomError('compressed');
  return parsed(bytes);
}

/** The transfer syntax that the header of a file names. The header is explicit and little-endian, whatever follows. */
function syntaxOf(bytes: Uint8Array): string {
  const HEADER_MAX = 4096;
  const head = Buffer.from(bytes.subarray(0, HEADER_MAX));
  let at = START.length;
  while (at + 8 <= head.length && head.readUInt16LE(at) === 2) {
    const isLong = ['OB', 'OW', 'SQ', 'UN', 'UT'].includes(head.toString('latin1', at + 4, at + 6));
    const [length, value] = isLong
      ? [at + 12 <= head.length ? head.readUInt32LE(at + 8) : 0, at + 12]
      : [head.readUInt16LE(at + 6), at + 8];
    if (head.readUInt16LE(at + 2) === 0x10) return textOf(head.subarray(value, value + length));
    at = value + length;
  }
  throw new DicomError('damaged');
}
