import { markUnset, UNSET } from '@isopter/reports/pdf';
import { rasterize } from './raster.ts';

/** Pixels per point of a text that becomes a picture. */
const SCALE = 4;
/** Room around a text for marks above and below its letters, in points. */
const ROOM = 2;

/** Where a text is on its page, in points. */
function boxOf(text: SVGTextElement, page: SVGSVGElement): DOMRect {
  const box = text.getBBox();
  const toPage = page.getScreenCTM()!.inverse().multiply(text.getScreenCTM()!);
  const corners = [
    new DOMPoint(box.x, box.y),
    new DOMPoint(box.x + box.width, box.y),
    new DOMPoint(box.x, box.y + box.height),
    new DOMPoint(box.x + box.width, box.y + box.height),
  ].map((corner) => corner.matrixTransform(toPage));
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  return new DOMRect(left - ROOM, top - ROOM, right - left + 2 * ROOM, bottom - top + 2 * ROOM);
}

/** Returns the page with one text only: everything else would be in its picture too. */
function alone(page: SVGSVGElement, at: number): string {
  const copy = page.cloneNode(true) as SVGSVGElement;
  const kept = copy.querySelectorAll(`[${UNSET}]`)[at];
  for (const shape of copy.querySelectorAll('text, path, rect, circle, ellipse, line, polyline, polygon, image')) {
    if (shape !== kept) shape.remove();
  }
  return new XMLSerializer().serializeToString(copy);
}

/** Replaces the texts of a page that the PDF renderer cannot set by pictures, drawn with the fonts of this computer. */
export async function withoutUnsetTexts(svg: string): Promise<string> {
  const marked = markUnset(svg);
  if (!marked.includes(UNSET)) return svg;
  const place = document.createElement('div');
  place.setAttribute('aria-hidden', 'true');
  place.style.cssText = 'position:fixed;inset-inline-start:-10000px;inset-block-start:0;direction:ltr';
  place.innerHTML = marked;
  document.body.append(place);
  try {
    const page = place.querySelector('svg')!;
    const texts = [...page.querySelectorAll<SVGTextElement>(`[${UNSET}]`)];
    const pictures = await Promise.all(
      texts.map(async (text, at) => {
        const { x, y, width, height } = boxOf(text, page);
        const canvas = await rasterize(alone(page, at), { x, y, width, height, scale: SCALE });
        const image = document.createElementNS('http://www.w3.org/2000/svg', 'image');
        const said = { x, y, width, height, href: canvas.toDataURL(), 'aria-label': text.textContent };
        for (const [name, value] of Object.entries(said)) image.setAttribute(name, String(value));
        return [text, image] as const;
      }),
    );
    // a picture is in page coordinates, so it goes to the end
    for (const [text, image] of pictures) {
      text.remove();
      page.append(image);
    }
    return new XMLSerializer().serializeToString(page);
  } finally {
    place.remove();
  }
}
