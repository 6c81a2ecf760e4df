import { PAGE } from '@isopter/monitor-charts/report';
import { isLoaded } from '@isopter/reports/pdf';
import { Resvg } from '@resvg/resvg-js';
import { FACE_FILES } from './fonts.ts';
import { glyphShapes, printableText } from './printableText.ts';

/** Returns the faces of drawings without a browser: those of reports that are loaded, whatever the machine has. */
export const drawingFonts = () => ({
  fontFiles: FACE_FILES.filter(({ name }) => isLoaded(name)).map(({ file }) => file),
  loadSystemFonts: false,
  defaultFontFamily: 'Atkinson Hyperlegible Next',
});

const { width, height } = PAGE;

/**
 * Texts as the shapes of their letters, in the same places: for those the PDF renderer cannot set, since it joins no
 * letters, reads one way only, and knows one face a text.
 *
 * @param texts whole `<text>` elements
 * @param locale of the names of scripts that no face has
 */
export function outlinesOf(texts: readonly string[], locale: string): string[] {
  const laidOut = texts.map((text) => glyphShapes(text, locale));
  if (laidOut.every((shapes) => shapes !== null)) return laidOut;
  const groups = texts
    .map((text, index) => (laidOut[index] === null ? `<g id="t${index}">${printableText(text, locale)}</g>` : ''))
    .join('');
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${groups}</svg>`;
  const [, ...parts] = new Resvg(page, { font: drawingFonts() }).toString().split('<g id="t');
  // a text without anything to see leaves no group behind
  const shapes = new Map(parts.map((part) => [Number.parseInt(part, 10), (part.match(/<path[^>]*>/g) ?? []).join('')]));
  return laidOut.map((own, index) => own ?? `<g>${shapes.get(index) ?? ''}</g>`);
}
