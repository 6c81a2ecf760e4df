const BOUNDARY = 'a-boundary';

/** A part of a form. */
export const part = (disposition: string, content: string | Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]);
/** Creates the request of a form with these parts. */
export const form = (...parts: Buffer[]) => ({
  body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
});
/** The file of an import. */
export const file = (content: Uint8Array, name = 'report.pdf') =>
  part(`name="test_report"; filename="${name}"`, content);
/** The form field with the patient of an import. */
export const of = (id: string) => part('name="patient"', id);
