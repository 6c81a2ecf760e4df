/** The part of pdfkit that reports use; the package has no types. */
declare module 'pdfkit' {
  export interface StructureContent {
    readonly refs: readonly unknown[];
  }

  export interface StructureElement {
    add: (child: StructureElement | StructureContent) => this;
    end: () => void;
  }

  export interface StructureOptions {
    alt?: string;
    scope?: 'Column' | 'Row';
    bbox?: readonly [left: number, top: number, right: number, bottom: number];
  }

  export class PDFDocument {
    constructor(options: {
      autoFirstPage: boolean;
      tagged: boolean;
      pdfVersion: string;
      subset?: 'PDF/UA';
      lang: string;
      displayTitle: boolean;
      font?: unknown;
      info: Readonly<Record<string, string>>;
    });
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    addPage(options: { size: readonly [width: number, height: number]; margin: number }): this;
    end(): void;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    circle(x: number, y: number, radius: number): this;
    ellipse(x: number, y: number, radiusX: number, radiusY: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    polygon(...points: (readonly [x: number, y: number])[]): this;
    path(data: string): this;
    lineWidth(width: number): this;
    lineCap(cap: string): this;
    lineJoin(join: string): this;
    dash(lengths: readonly number[], options?: { phase?: number }): this;
    fillOpacity(opacity: number): this;
    strokeOpacity(opacity: number): this;
    fill(color: string): this;
    fillColor(color: string): this;
    stroke(color: string): this;
    fillAndStroke(fill: string, stroke: string): this;
    image(source: string, x: number, y: number, options: { width: number; height: number }): this;
    font(source: unknown, family?: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: { lineBreak: boolean; baseline: string }): this;
    markContent(tag: 'Artifact' | 'Span', options?: { actual: string }): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
    struct(type: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
  }
}
