import { randomUUID } from 'node:crypto';

/** Several DICOM objects as the parts of one message, as DICOMweb answers with instances (PS3.18, 8.6.1.2). */
export function dicomParts(objects: readonly Uint8Array[]): { type: string; content: Buffer } {
  const boundary = randomUUID();
  const head = `--${boundary}\r\nContent-Type: application/dicom\r\n\r\n`;
  const parts = objects.flatMap((object) => [Buffer.from(head), object, Buffer.from('\r\n')]);
  return {
    type: `multipart/related; type="application/dicom"; boundary="${boundary}"`,
    content: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
