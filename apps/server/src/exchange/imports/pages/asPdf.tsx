import { Document, Image, Page, renderToBuffer } from '@react-pdf/renderer';
import { loadImage } from '@napi-rs/canvas';
import { UnreadableReport } from '../failure.ts';
import { pictureHead } from './pictureHead.ts';

/** The sides of A4, in points. */
const A4 = { short: 595.28, long: 841.89 };

/**
 * A picture as a PDF of one page, of the picture's own shape and no larger than A4.
 * @throws UnreadableReport where it is no picture, or a broken one
 */
export async function asPdf(file: Uint8Array): Promise<Uint8Array> {
  const head = pictureHead(file);
  if (!head) throw new UnreadableReport('no picture');
  const data = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  // upright, by its EXIF orientation
  const { width, height } = await loadImage(data).catch((cause: unknown) => {
    throw new UnreadableReport('a picture that is broken', { cause });
  });
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(A4.short / short, A4.long / long);
  const size = { width: width * scale, height: height * scale };
  const pdf = await renderToBuffer(
    <Document>
      <Page size={size}>
        <Image src={{ data, format: head.format }} style={size} />
      </Page>
    </Document>,
  );
  return new Uint8Array(pdf);
}
