import { type Sheet, SHEET } from './sheet.ts';

const escaped = (text: string): string => text.replaceAll(/[()\\]/g, (letter) => `\\${letter}`);

/** The text layer of sheets as a PDF of one page each, in Helvetica. */
export function pdfOfSheets(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const contents = sheets.map(({ texts }) =>
    texts
      .map(({ text, x, y, size }) => {
        const base = SHEET.height - y - 0.35 * size;
        return `BT /F1 ${size} Tf ${x.toFixed(2)} ${base.toFixed(2)} Td (${escaped(text)}) Tj ET`;
      })
      .join('\n'),
  );
  const pageIds = sheets.map((_, at) => 4 + 2 * at);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${sheets.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${SHEET.width} ${SHEET.height}] /Contents ${pageIds[at]! + 1} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
}
