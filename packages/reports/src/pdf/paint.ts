// also for programs that do not include this folder
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pdfkit.d.ts" />
import type { PDFDocument } from 'pdfkit';
import type { SvgElement } from './parseSvg.ts';
import type { Box, Structure } from './structure.ts';
import { loadedFace, REORDERED, type SetText } from './texts.ts';

/** Inherited style of elements. */
interface Style {
  fill: string;
  stroke: string;
  strokeWidth: number;
  strokeLinecap: string;
  strokeLinejoin: string;
  strokeDasharray: string;
  fillOpacity: number;
  strokeOpacity: number;
  opacity: number;
  /** Origin of the element's coordinates on the page, and the size of a unit in points. */
  place: { x: number; y: number; scaleX: number; scaleY: number };
}

const INITIAL: Style = {
  fill: '#000000',
  stroke: 'none',
  strokeWidth: 1,
  strokeLinecap: 'butt',
  strokeLinejoin: 'miter',
  strokeDasharray: 'none',
  fillOpacity: 1,
  strokeOpacity: 1,
  opacity: 1,
  place: { x: 0, y: 0, scaleX: 1, scaleY: 1 },
};

type Attributes = SvgElement['attributes'];

function styleOf(attributes: Attributes, inherited: Style): Style {
  const text = (name: string, fallback: string): string => attributes[name] ?? fallback;
  const number = (name: string, fallback: number): number => Number(attributes[name] ?? fallback);
  return {
    fill: text('fill', inherited.fill),
    stroke: text('stroke', inherited.stroke),
    strokeWidth: number('stroke-width', inherited.strokeWidth),
    strokeLinecap: text('stroke-linecap', inherited.strokeLinecap),
    strokeLinejoin: text('stroke-linejoin', inherited.strokeLinejoin),
    strokeDasharray: text('stroke-dasharray', inherited.strokeDasharray),
    fillOpacity: number('fill-opacity', inherited.fillOpacity),
    strokeOpacity: number('stroke-opacity', inherited.strokeOpacity),
    opacity: inherited.opacity * number('opacity', 1),
    place: placeOf(attributes['transform'] ?? '', inherited.place),
  };
}

const numbers = (list: string): number[] =>
  list
    .trim()
    .split(/[\s,]+/)
    .map(Number);

/** The moves and scales of a transformation. */
const stepsOf = (transform: string): { isMove: boolean; x: number; y: number }[] =>
  [...transform.matchAll(/(translate|scale)\(([^)]*)\)/g)].map(([, kind, values = '']) => {
    const [x = 0, y] = numbers(values);
    const isMove = kind === 'translate';
    return { isMove, x, y: y ?? (isMove ? 0 : x) };
  });

const placeOf = (transform: string, place: Style['place']): Style['place'] =>
  stepsOf(transform).reduce(
    (at, { isMove, x, y }) =>
      isMove
        ? { ...at, x: at.x + x * at.scaleX, y: at.y + y * at.scaleY }
        : { ...at, scaleX: at.scaleX * x, scaleY: at.scaleY * y },
    place,
  );

/** Returns the box of an element with a size on the page. */
const boxOf = ({ width = '0', height = '0' }: Attributes, { x, y, scaleX, scaleY }: Style['place']): Box => [
  x,
  y,
  x + Number(width) * scaleX,
  y + Number(height) * scaleY,
];

const isPaint = (color: string): boolean => color !== 'none' && color !== 'transparent';

type Numbers = (name: string) => number;

/** Adds the path of a shape. */
const SHAPES: Readonly<Record<string, (pdf: PDFDocument, at: Numbers, attributes: Attributes) => void>> = {
  rect(pdf, at) {
    const [x, y, width, height, radius] = [at('x'), at('y'), at('width'), at('height'), at('rx')];
    if (radius > 0) pdf.roundedRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
    else pdf.rect(x, y, width, height);
  },
  circle: (pdf, at) => void pdf.circle(at('cx'), at('cy'), at('r')),
  ellipse: (pdf, at) => void pdf.ellipse(at('cx'), at('cy'), at('rx'), at('ry')),
  line: (pdf, at) => void pdf.moveTo(at('x1'), at('y1')).lineTo(at('x2'), at('y2')),
  path: (pdf, _, { d = '' }) => void pdf.path(d),
  polygon(pdf, _, { points = '' }) {
    const values = numbers(points);
    const corners = Array.from(
      { length: Math.floor(values.length / 2) },
      (_value, index) => [values[2 * index]!, values[2 * index + 1]!] as const,
    );
    pdf.polygon(...corners);
  },
};

/** Draws pages of reports: SVG of shapes, texts and pictures, without gradients, patterns and references. */
export class Painter {
  readonly #pdf: PDFDocument;
  readonly #structure: Structure;
  readonly #setText: SetText;

  constructor(pdf: PDFDocument, structure: Structure, setText: SetText) {
    this.#pdf = pdf;
    this.#structure = structure;
    this.#setText = setText;
  }

  /** Draws an element and what it contains. */
  draw(element: SvgElement, inherited: Style = INITIAL): void {
    const { name, attributes, children } = element;
    const style = styleOf(attributes, inherited);
    this.#pdf.save();
    this.#transform(attributes['transform'] ?? '');
    if (name === 'text') this.#text(element, style);
    else if (name === 'image') this.#image(attributes);
    else if (SHAPES[name] !== undefined) this.#shape(element, style);
    else {
      for (const child of children) {
        this.#structure.element(child, boxOf(child.attributes, style.place), () => this.draw(child, style));
      }
    }
    this.#pdf.restore();
  }

  #transform(transform: string): void {
    for (const { isMove, x, y } of stepsOf(transform)) {
      if (isMove) this.#pdf.translate(x, y);
      else this.#pdf.scale(x, y);
    }
  }

  #shape({ name, attributes }: SvgElement, style: Style): void {
    const isFilled = isPaint(style.fill) && name !== 'line';
    const isStroked = isPaint(style.stroke) && style.strokeWidth > 0;
    if (!isFilled && !isStroked) return;
    this.#structure.shape(() => {
      const pdf = this.#pdf;
      if (isFilled) pdf.fillOpacity(style.fillOpacity * style.opacity);
      if (isStroked) {
        pdf.strokeOpacity(style.strokeOpacity * style.opacity).lineWidth(style.strokeWidth);
        pdf.lineCap(style.strokeLinecap).lineJoin(style.strokeLinejoin);
        if (style.strokeDasharray !== 'none') pdf.dash(numbers(style.strokeDasharray));
      }
      SHAPES[name]!(pdf, (attribute) => Number(attributes[attribute] ?? 0), attributes);
      if (isFilled && isStroked) pdf.fillAndStroke(style.fill, style.stroke);
      else if (isFilled) pdf.fill(style.fill);
      else pdf.stroke(style.stroke);
    });
  }

  #image({ x, y, width, height, href = '', ...attributes }: Attributes): void {
    // pdfkit would read any other address as a file
    if (!href.startsWith('data:image/')) return;
    const draw = (): void =>
      void this.#pdf.image(href, Number(x), Number(y), { width: Number(width), height: Number(height) });
    const text = attributes['aria-label'];
    if (text === undefined) this.#structure.shape(draw);
    else this.#structure.text(draw, text);
  }

  #text(element: SvgElement, style: Style): void {
    const set = this.#setText(element);
    if ('shapes' in set) {
      this.#structure.text(() => {
        for (const shape of set.shapes) this.#shape(shape, styleOf(shape.attributes, style));
      }, set.text);
      return;
    }
    if (set.text === '') return;
    const { attributes } = element;
    const size = Number(attributes['font-size'] ?? 16);
    this.#structure.text(
      () => {
        const pdf = this.#pdf.font(loadedFace(set.face), set.face).fontSize(size);
        const anchor = attributes['text-anchor'] ?? 'start';
        const width = anchor === 'start' ? 0 : pdf.widthOfString(set.text);
        const left = Number(attributes['x'] ?? 0) - (anchor === 'middle' ? width / 2 : width);
        const below = attributes['dy']?.endsWith('em') ? Number.parseFloat(attributes['dy']) * size : 0;
        pdf.fillOpacity(style.fillOpacity * style.opacity).fillColor(style.fill);
        pdf.text(set.text, left, Number(attributes['y'] ?? 0) + below, { lineBreak: false, baseline: 'alphabetic' });
      },
      REORDERED.test(set.text) ? set.text : undefined,
    );
  }
}
