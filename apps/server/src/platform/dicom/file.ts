import { type Dataset, encode } from './encode.ts';
import { uidOf } from './uid.ts';

const EXPLICIT_VR_LITTLE_ENDIAN = '1.2.840.10008.1.2.1';
/** Implementation class UID, derived from a UUID as anyone may do (PS3.5, B.2). */
export const IMPLEMENTATION = uidOf('6f1c9a52-93b7-4c55-8a5e-0f4f3c6f7b11');
export const IMPLEMENTATION_VERSION = 'ISOPTER';
const PREAMBLE = 128;

/** Identifies a DICOM instance. */
export interface Instance {
  sopClass: string;
  sopInstance: string;
}

/** A DICOM file of one object (PS3.10, 7.1), its texts in UTF-8. */
export function dicomFile({ sopClass, sopInstance }: Instance, dataset: Dataset): Buffer {
  const meta = encode([
    [0x00020001, 'OB', new Uint8Array([0, 1])],
    [0x00020002, 'UI', sopClass],
    [0x00020003, 'UI', sopInstance],
    [0x00020010, 'UI', EXPLICIT_VR_LITTLE_ENDIAN],
    [0x00020012, 'UI', IMPLEMENTATION],
    [0x00020013, 'SH', IMPLEMENTATION_VERSION],
  ]);
  return Buffer.concat([
    Buffer.alloc(PREAMBLE),
    Buffer.from('DICM'),
    encode([[0x00020000, 'UL', meta.length]]),
    meta,
    encode([
      ...dataset,
      [0x00080005, 'CS', 'ISO_IR 192'],
      [0x00080016, 'UI', sopClass],
      [0x00080018, 'UI', sopInstance],
    ]),
  ]);
}

/** The tag and length of the group length that a file begins with, after its preamble. */
const META_HEAD = 12;

/** Returns the data set of one of our files, as sent over a network. */
export function dataSetOf(file: Uint8Array): Uint8Array {
  const start = PREAMBLE + 4;
  const metaLength = new DataView(file.buffer, file.byteOffset).getUint32(start + 8, true);
  return file.subarray(start + META_HEAD + metaLength);
}
