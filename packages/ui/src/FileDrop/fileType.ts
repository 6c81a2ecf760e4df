/** The content types that can be determined from the first bytes of a file. */
export type FileContentType =
  | 'application/pdf'
  | 'image/png'
  | 'image/jpeg'
  | 'image/gif'
  | 'image/webp'
  | 'image/tiff'
  | 'application/dicom'
  | 'application/xml'
  | 'application/zip';

/** The common names of the content types. */
export const TYPE_NAMES: Record<FileContentType, string> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'image/tiff': 'TIFF',
  'application/dicom': 'DICOM',
  'application/xml': 'XML',
  'application/zip': 'ZIP',
};

interface Signature {
  type: FileContentType;
  /** Bytes at an offset; a text means its Latin-1 bytes. */
  marks: readonly (readonly [at: number, bytes: string])[];
}

/**
 * From the formats' own specifications; DICOM: PS3.10, 7.1 (a preamble of 128 bytes, then DICM). Old devices leave the
 * preamble out: their files begin with the header, or with a data element of group 0008.
 */
const SIGNATURES: readonly Signature[] = [
  { type: 'application/dicom', marks: [[128, 'DICM']] },
  { type: 'application/dicom', marks: [[0, '\u0002\0\0\0UL']] },
  ...['\0', '\u0005', '\b', '\u0012', '\u0016', '\u0018'].map((element): Signature => ({
    type: 'application/dicom',
    marks: [[0, `\b\0${element}\0`]],
  })),
  { type: 'image/png', marks: [[0, '\u0089PNG\r\n\u001a\n']] },
  { type: 'image/jpeg', marks: [[0, '\u00ff\u00d8\u00ff']] },
  { type: 'image/gif', marks: [[0, 'GIF8']] },
  {
    type: 'image/webp',
    marks: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
  { type: 'image/tiff', marks: [[0, 'II*\0']] },
  { type: 'image/tiff', marks: [[0, 'MM\0*']] },
  { type: 'application/zip', marks: [[0, 'PK\u0003\u0004']] },
  { type: 'application/zip', marks: [[0, 'PK\u0005\u0006']] },
];

/** The number of bytes to inspect: a PDF header may start within this many bytes (ISO 32000, H.3). */
export const HEAD_BYTES = 1024;

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** XML by its declaration, behind a byte order mark and white space; in UTF-16 every other byte is zero. */
const isXml = (head: string): boolean =>
  /^(?:\u00ef\u00bb\u00bf|\u00fe\u00ff|\u00ff\u00fe)?\s*<\?xml\s/.test(head.replaceAll('\0', ''));

/**
 * Determines the content type of a file from its content, because the name and the type a browser reports come from the
 * sender and cannot be trusted [VAL-10].
 * @param bytes the first {@link HEAD_BYTES}
 * @returns the content type; `undefined` if it is not known
 */
export function fileType(bytes: Uint8Array): FileContentType | undefined {
  const head = latin1(bytes.subarray(0, HEAD_BYTES));
  const signed = SIGNATURES.find(({ marks }) => marks.every(([at, mark]) => head.startsWith(mark, at)));
  if (signed) return signed.type;
  if (head.includes('%PDF-')) return 'application/pdf';
  return isXml(head) ? 'application/xml' : undefined;
}
