const PREAMBLE = 128;

const has = (bytes: Uint8Array, at: number, text: string): boolean =>
  Array.from(text).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** Low bytes of the elements that a data set without a file header may begin with, all of group 0008. */
const FIRST_ELEMENTS = [0x00, 0x05, 0x08, 0x12, 0x16, 0x18];
/** Value representations of those elements in an explicit data set. */
const EXPLICIT = ['UL', 'CS', 'DA', 'UI'];
/** Longest plausible first element; implicit files have the length there. */
const FIRST_LENGTH_MAX = 256;

/** The parts of a DICOM file before its data: preamble and file header, the header alone, or neither. */
export type DicomStart = 'preamble' | 'header' | 'explicit' | 'implicit';

/**
 * Returns how a DICOM file begins (PS3.10, 7.1). Old devices write files without the preamble, or a bare data set.
 * @returns undefined for a file that is not DICOM
 */
export function dicomStart(bytes: Uint8Array): DicomStart | undefined {
  if (has(bytes, PREAMBLE, 'DICM')) return 'preamble';
  if (has(bytes, 0, '\u0002\0\0\0UL')) return 'header';
  const isFirst = has(bytes, 0, '\u0008\0') && FIRST_ELEMENTS.includes(bytes[2] ?? -1) && bytes[3] === 0;
  if (!isFirst || bytes.length < 8) return undefined;
  if (EXPLICIT.some((vr) => has(bytes, 4, vr))) return 'explicit';
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  return length % 2 === 0 && length <= FIRST_LENGTH_MAX ? 'implicit' : undefined;
}

export const isDicom = (bytes: Uint8Array): boolean => dicomStart(bytes) !== undefined;
