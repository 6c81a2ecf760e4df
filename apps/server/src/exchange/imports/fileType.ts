import type { IMPORT_TYPES } from '@isopter/contract';
import { isDicom } from './dicom/isDicom.ts';

type ImportType = (typeof IMPORT_TYPES)[number];

const STARTS: readonly (readonly [ImportType, readonly number[]])[] = [
  ['application/pdf', [...Buffer.from('%PDF-')]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
];

/** Detects the type of a file from its first bytes, not from its name [ENUM-27]. @returns undefined for an unsupported type */
export const typeOfFile = (start: Uint8Array): ImportType | undefined =>
  isDicom(start)
    ? 'application/dicom'
    : STARTS.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))?.[0];
