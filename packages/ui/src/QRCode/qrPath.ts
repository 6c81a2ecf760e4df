import { encode } from 'uqr';

/** The width in modules of the light margin a reader requires around the code (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** A QR code as one SVG path on a square grid. */
export interface QrPath {
  /** The number of modules on a side including the quiet zone: the size of the view box. */
  size: number;
  /** The dark modules as SVG path data, one horizontal run after another. */
  path: string;
}

/** A run of dark modules in a row. */
const run = (x: number, y: number, length: number): string => `M${x} ${y}h${length}v1h-${length}z`;

/** Encodes a text as a QR code with error correction level M, which stays readable with 15% of it damaged [DEV-04]. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const runs: string[] = [];
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      runs.push(run(start, y, x - start + 1));
    }
  }
  return { size, path: runs.join('') };
}
