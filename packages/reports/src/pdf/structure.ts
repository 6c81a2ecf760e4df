// also for programs that do not include this folder
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pdfkit.d.ts" />
import type { PDFDocument, StructureElement, StructureOptions } from 'pdfkit';
import type { SvgElement } from './parseSvg.ts';

/** A structure type of PDF, and whether it groups others instead of having content. */
interface Tag extends StructureOptions {
  type: string;
  isGroup?: boolean;
}

/** A rectangle of a page in points from its top left. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The structure types of ARIA roles. */
const TAGS: Readonly<Record<string, (attributes: SvgElement['attributes']) => Tag>> = {
  heading: (attributes) => ({ type: `H${attributes['aria-level'] ?? 2}` }),
  paragraph: () => ({ type: 'P' }),
  table: () => ({ type: 'Table', isGroup: true }),
  caption: () => ({ type: 'Caption' }),
  row: () => ({ type: 'TR', isGroup: true }),
  columnheader: () => ({ type: 'TH', scope: 'Column' }),
  rowheader: () => ({ type: 'TH', scope: 'Row' }),
  cell: () => ({ type: 'TD' }),
  img: (attributes) => ({ type: 'Figure', alt: attributes['aria-label'] ?? '' }),
};

/**
 * Builds the structure tree of a tagged PDF while a page is drawn: elements with an ARIA role get the structure type of
 * that role, other texts are paragraphs, and shapes outside of figures are artifacts.
 */
export class Structure {
  readonly #pdf: PDFDocument;
  readonly #document: StructureElement;
  /** The open elements, the innermost last. */
  #groups: StructureElement[] = [];
  #isLeaf = false;

  constructor(pdf: PDFDocument) {
    this.#pdf = pdf;
    this.#document = pdf.struct('Document');
    pdf.addStructure(this.#document);
  }

  /** Draws the content of a page as a section. */
  page(draw: () => void): void {
    this.#group({ type: 'Sect', isGroup: true }, draw);
  }

  /** Draws an element with what it contains. @param bbox where a picture is */
  element({ attributes }: SvgElement, bbox: Box, draw: () => void): void {
    const tag = this.#isLeaf ? undefined : TAGS[attributes['role'] ?? '']?.(attributes);
    if (tag === undefined) draw();
    else if (tag.isGroup) this.#group(tag, draw);
    else this.#leaf(tag.type === 'Figure' ? { ...tag, bbox } : tag, draw);
  }

  /** Draws a text. @param actual what is read aloud and copied, if the text is drawn as shapes or a picture */
  text(draw: () => void, actual?: string): void {
    if (this.#isLeaf) this.#span(draw, actual);
    else this.#leaf({ type: 'P' }, () => this.#span(draw, actual));
  }

  /** Draws shapes: of a figure, if one is open, else without a meaning. */
  shape(draw: () => void): void {
    if (this.#isLeaf) {
      draw();
      return;
    }
    this.#pdf.markContent('Artifact');
    draw();
    this.#pdf.endMarkedContent();
  }

  end(): void {
    this.#document.end();
  }

  #group(tag: Tag, draw: () => void): void {
    const element = this.#open(tag);
    this.#groups.push(element);
    draw();
    this.#groups.pop();
    element.end();
  }

  #leaf(tag: Tag, draw: () => void): void {
    const element = this.#open(tag);
    this.#isLeaf = true;
    element.add(this.#pdf.markStructureContent(tag.type));
    draw();
    this.#pdf.endMarkedContent();
    this.#isLeaf = false;
    element.end();
  }

  #span(draw: () => void, actual: string | undefined): void {
    if (actual === undefined) {
      draw();
      return;
    }
    this.#pdf.markContent('Span', { actual });
    draw();
    this.#pdf.endMarkedContent();
  }

  #open({ type, isGroup: _isGroup, ...options }: Tag): StructureElement {
    const element = this.#pdf.struct(type, options);
    (this.#groups.at(-1) ?? this.#document).add(element);
    return element;
  }
}
