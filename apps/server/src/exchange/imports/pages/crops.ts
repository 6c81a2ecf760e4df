import type { Canvas } from '@napi-rs/canvas';
import { UnreadableReport } from '../failure.ts';
import { cut, drawPdfPage, drawPicture } from './pageImage.ts';
import { withPdf } from './pdf.ts';
import { pictureHead } from './pictureHead.ts';
import type { PageBox } from '../reading/words.ts';

/** A place on a page, counted from 1. */
export interface PlacedBox {
  readonly page_id: number;
  readonly box: PageBox;
}

/** Margin around a number, which shows the reader which one it is; in heights of the number, for any shape of page. */
const MARGIN = 0.75;

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** A box with its surroundings, as far as there is a page. */
function widened({ x, y, width, height }: PageBox, page: Canvas): PageBox {
  const [down, across] = [MARGIN * height, (MARGIN * height * page.height) / page.width];
  const [left, top] = [within(x - across), within(y - down)];
  return { x: left, y: top, width: within(x + width + across) - left, height: within(y + height + down) - top };
}

function checked(id: number, pages: number): number {
  if (Number.isInteger(id) && id >= 1 && id <= pages) return id;
  throw new UnreadableReport('no such page');
}

type DrawPage = (pageId: number) => Promise<Canvas>;

async function cutAll(boxes: readonly PlacedBox[], draw: DrawPage): Promise<Uint8Array[]> {
  const pictures = new Map<PlacedBox, Uint8Array>();
  // one page after another: two drawn ones are not in memory together
  for (const id of new Set(boxes.map(({ page_id }) => page_id))) {
    const page = await draw(id);
    for (const placed of boxes.filter(({ page_id }) => page_id === id)) {
      pictures.set(placed, new Uint8Array(await cut(page, widened(placed.box, page)).encode('png')));
    }
  }
  return boxes.map((placed) => pictures.get(placed)!);
}

/**
 * The boxes of a file as pictures, in their order; each page is drawn once.
 * @param file its memory is taken over
 * @throws UnreadableReport where it has no such page
 */
export async function crops(file: Uint8Array, boxes: readonly PlacedBox[]): Promise<Uint8Array[]> {
  if (pictureHead(file)) return cutAll(boxes, (id) => (checked(id, 1), drawPicture(file)));
  return withPdf(file, (document) =>
    cutAll(boxes, async (id) => drawPdfPage(await document.getPage(checked(id, document.numPages)))),
  );
}
