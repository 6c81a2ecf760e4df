import { type Face, widthOf } from '@isopter/monitor-charts/report';

/** A rectangle in points from the top left of a page. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A text where it stands on a page: the box of its ink, and its size in points after all scaling. */
export interface PlacedText extends Box {
  text: string;
  size: number;
  /** Which element of the page it is: what comes later is drawn above. */
  order: number;
}

/** A stroke where it stands on a page, with half of its width. */
export interface Stroke {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  half: number;
  order: number;
}

/** A filled rectangle, which hides what was drawn before it. */
interface Cover extends Box {
  order: number;
}

/** Texts, shapes and lines of a page. */
export interface PageBoxes {
  texts: PlacedText[];
  strokes: Stroke[];
  /** All drawn shapes. */
  shapes: Box[];
  covers: Cover[];
}

type Attributes = Readonly<Record<string, string>>;

/** Inherited context of an element: an affine map without shearing, and attributes. */
interface Context {
  x: number;
  y: number;
  scale: number;
  angle: number;
  attributes: Attributes;
}

const ELEMENT = /<(\/?)([a-z]+)((?:\s[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/gi;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const INHERITED = ['font-size', 'font-family', 'font-weight', 'text-anchor', 'stroke', 'stroke-width', 'fill'];
/** Marks of the writing direction, which have no width. */
const ISOLATES = /[\u2066-\u2069]/gu;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#x27': "'" };

const attributesOf = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));

const unescaped = (text: string): string =>
  text.replaceAll(/&([^;]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The numbers in an attribute. */
const numbersIn = (text: string): number[] => (text.match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map(Number);

/** A point of an element on the page. */
function onPage({ x, y, scale, angle }: Context, px: number, py: number): [number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x + scale * (px * cos - py * sin), y + scale * (px * sin + py * cos)];
}

const TRANSFORM = /(translate|scale|rotate)\(([^)]*)\)/g;

function moved(context: Context, transform = ''): Context {
  let now = context;
  for (const [, kind, values = ''] of transform.matchAll(TRANSFORM)) {
    const [first = 0, second = 0, third = 0] = numbersIn(values);
    if (kind === 'scale') now = { ...now, scale: now.scale * first };
    else if (kind === 'translate') {
      const [x, y] = onPage(now, first, second);
      now = { ...now, x, y };
    } else {
      const [cx, cy] = onPage(now, second, third);
      const turned = { ...now, angle: now.angle + (first * Math.PI) / 180 };
      const [x, y] = onPage({ ...turned, x: 0, y: 0 }, -second, -third);
      now = { ...turned, x: cx + x, y: cy + y };
    }
  }
  return now;
}

const boxOf = (points: readonly (readonly [number, number])[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/** Heights of ink in ems: of digits and capitals, of letters that rise higher, and of those that go below the line. */
const INK = { capital: 0.668, ascender: 0.74, x: 0.5, descender: 0.2 } as const;

function inkOf(text: string): { above: number; below: number } {
  const below = /[gjpqyQ,;()[\]/ç|]/u.test(text) ? INK.descender : 0.01;
  if (/^[-–—−·.,…]+$/u.test(text)) return { above: INK.x, below };
  if (/[bdfhklijtÀ-ÖØ-Þ()[\]/|]/u.test(text)) return { above: INK.ascender, below };
  return { above: /[\p{Lu}\d<>%]/u.test(text) ? INK.capital : INK.x + 0.05, below };
}

function placedText(said: string, context: Context): Omit<PlacedText, 'order'> | undefined {
  const text = unescaped(said).replaceAll(ISOLATES, '');
  const { attributes } = context;
  if (text.trim() === '') return undefined;
  const size = Number(attributes['font-size']);
  const face: Face = (attributes['font-family'] ?? '').startsWith("'Atkinson Hyperlegible Mono")
    ? 'mono'
    : /bold|[67]\d\d/.test(attributes['font-weight'] ?? '')
      ? 'bold'
      : 'regular';
  const width = widthOf(text, size, face);
  const share = { start: 0, middle: 0.5, end: 1 }[attributes['text-anchor'] ?? 'start'] ?? 0;
  const dy = attributes['dy'] ?? '0';
  const x = Number(attributes['x'] ?? 0) - share * width;
  const y = Number(attributes['y'] ?? 0) + Number.parseFloat(dy) * (dy.endsWith('em') ? size : 1);
  const { above, below } = inkOf(text);
  const corners = [x, x + width].flatMap((px) =>
    [y - above * size, y + below * size].map((py) => onPage(context, px, py)),
  );
  return { text, size: size * context.scale, ...boxOf(corners) };
}

const PATH = /([a-z])([^a-z]*)/gi;

/** The corners of a path, curves as straight lines between their ends. */
function cornersOf(path: string): [number, number][][] {
  const lines: [number, number][][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(PATH)) {
    const kind = command.toUpperCase();
    const isRelative = command !== kind;
    const values = numbersIn(rest);
    const step = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, S: 4, A: 7, T: 2 }[kind] ?? 0;
    if (kind === 'Z') {
      const start = lines.at(-1)?.[0];
      if (start) {
        lines.at(-1)!.push(start);
        [x, y] = start;
      }
    }
    const count = step === 0 ? 0 : Math.floor(values.length / step);
    for (let at = 0; at < count; at += 1) {
      const [before = 0, end = 0] = step === 1 ? [0, values[at]] : values.slice((at + 1) * step - 2, (at + 1) * step);
      const origin = isRelative ? [x, y] : [0, 0];
      if (kind === 'H') x = (isRelative ? x : 0) + end;
      else if (kind === 'V') y = (isRelative ? y : 0) + end;
      else [x, y] = [origin[0]! + before, origin[1]! + end];
      if (kind === 'M' && at === 0) lines.push([]);
      lines.at(-1)?.push([x, y]);
    }
  }
  return lines;
}

/** The outline of a shape as lines of corners, in its own coordinates. */
function outlineOf(name: string, attributes: Attributes): [number, number][][] {
  const value = (key: string): number => Number(attributes[key] ?? 0);
  if (name === 'line')
    return [
      [
        [value('x1'), value('y1')],
        [value('x2'), value('y2')],
      ],
    ];
  if (name === 'rect') {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(value) as [number, number, number, number];
    return [
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
        [x, y],
      ],
    ];
  }
  if (name === 'circle' || name === 'ellipse') {
    const [rx, ry] = name === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')];
    return [
      Array.from({ length: 17 }, (_, i) => {
        const turn = (i * Math.PI) / 8;
        return [value('cx') + rx * Math.cos(turn), value('cy') + ry * Math.sin(turn)] as [number, number];
      }),
    ];
  }
  if (name === 'polygon' || name === 'polyline') {
    const values = numbersIn(attributes['points'] ?? '');
    const points = Array.from(
      { length: values.length / 2 },
      (_, i) => [values[2 * i]!, values[2 * i + 1]!] as [number, number],
    );
    return [name === 'polygon' && points[0] ? [...points, points[0]] : points];
  }
  return name === 'path' ? cornersOf(attributes['d'] ?? '') : [];
}

/**
 * Measures the drawing of a page: every text as the box of its ink, every stroke, every shape. Widths are exact for Latin
 * letters (`widthOf`); curves count as straight lines between their ends.
 */
export function pageBoxes(svg: string): PageBoxes {
  const boxes: PageBoxes = { texts: [], strokes: [], shapes: [], covers: [] };
  let order = 0;
  const stack: Context[] = [{ x: 0, y: 0, scale: 1, angle: 0, attributes: {} }];
  for (const [, close, name = '', written = '', empty, said] of svg.matchAll(ELEMENT)) {
    order += 1;
    const outer = stack.at(-1)!;
    if (said !== undefined) {
      const text = placedText(said, outer);
      if (text) boxes.texts.push({ ...text, order });
      continue;
    }
    if (close) {
      stack.pop();
      continue;
    }
    const own = attributesOf(written);
    const inherited = Object.fromEntries(
      INHERITED.flatMap((key) => (outer.attributes[key] ? [[key, outer.attributes[key]]] : [])),
    );
    const context = { ...moved(outer, own['transform']), attributes: { ...inherited, ...own } };
    if (!empty) stack.push(context);
    const { stroke = 'none', fill = '#000', 'stroke-width': width = '1' } = context.attributes;
    const isFilled = fill !== 'none' && fill !== 'transparent';
    const isOpaque = ['opacity', 'fill-opacity'].every((key) => Number(context.attributes[key] ?? 1) === 1);
    const isStroked = stroke !== 'none' && stroke !== 'transparent' && Number(width) > 0;
    if (!isFilled && !isStroked) continue;
    for (const line of outlineOf(name, context.attributes)) {
      const points = line.map(([x, y]) => onPage(context, x, y));
      if (points.length === 0) continue;
      boxes.shapes.push(boxOf(points));
      if (name === 'rect' && isFilled && isOpaque) boxes.covers.push({ ...boxOf(points), order });
      // what is struck through is meant to be
      if (!isStroked || context.attributes['data-part'] === 'strike') continue;
      const half = (Number(width) * context.scale) / 2;
      for (const [index, to] of points.slice(1).entries())
        boxes.strokes.push({ from: points[index]!, to, half, order });
    }
  }
  return boxes;
}

/** Returns whether the inner parts of two boxes overlap; rounding does not count. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - 0.05 && b.left < a.right - 0.05 && a.top < b.bottom - 0.05 && b.top < a.bottom - 0.05;

/** Returns whether a stroke crosses a box. */
export function crosses({ from, to, half }: Stroke, box: Box): boolean {
  // most are far away
  if (
    (from[0] < box.left - half && to[0] < box.left - half) ||
    (from[0] > box.right + half && to[0] > box.right + half) ||
    (from[1] < box.top - half && to[1] < box.top - half) ||
    (from[1] > box.bottom + half && to[1] > box.bottom + half)
  )
    return false;
  const inner = { left: box.left - half, right: box.right + half, top: box.top - half, bottom: box.bottom + half };
  // Liang and Barsky's clipping: the part of the stroke that lies in the box
  let [begin, end] = [0, 1];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  for (const [change, room] of [
    [-dx, from[0] - inner.left],
    [dx, inner.right - from[0]],
    [-dy, from[1] - inner.top],
    [dy, inner.bottom - from[1]],
  ] as const) {
    if (change === 0) {
      if (room <= 0) return false;
    } else if (change < 0) begin = Math.max(begin, room / change);
    else end = Math.min(end, room / change);
  }
  return begin < end;
}

const contains = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;

const said = ({ text, left, top }: PlacedText): string => `“${text}” at ${left.toFixed(1)}, ${top.toFixed(1)}`;

/** Tolerated overhang beyond a frame, in points: half of a line. */
const EDGE = 0.6;

/** Describes everything that extends beyond a frame. The background of a page does not count. */
export function leaving({ texts, shapes }: Pick<PageBoxes, 'texts' | 'shapes'>, frame: Box): string[] {
  const leaves = (box: Box): boolean =>
    box.left < frame.left - EDGE ||
    box.right > frame.right + EDGE ||
    box.top < frame.top - EDGE ||
    box.bottom > frame.bottom + EDGE;
  const isGround = ({ left, top }: Box): boolean => left === 0 && top === 0;
  return [
    ...texts.filter(leaves).map((text) => `leaves the frame: ${said(text)}`),
    ...shapes
      .filter((box) => !isGround(box) && leaves(box))
      .map(
        ({ left, top, right, bottom }) =>
          `leaves the frame: a shape ${[left, top, right, bottom].map(Math.round).join(' ')}`,
      ),
  ];
}

/** Describes everything on a page that is hard to read: too small, overlapping, or touched by a line. */
export function faultsOf({ texts, strokes, covers }: PageBoxes, smallest: number): string[] {
  const hidden = (text: PlacedText): number =>
    Math.max(
      -1,
      ...covers.filter((cover) => cover.order < text.order && contains(cover, text)).map(({ order }) => order),
    );
  return [
    ...texts
      .filter(({ size }) => size < smallest - 0.01)
      .map((text) => `too small (${text.size.toFixed(2)} pt): ${said(text)}`),
    ...texts.flatMap((text, index) =>
      texts
        .slice(index + 1)
        .filter((other) => overlap(text, other))
        .map((other) => `overlap: ${said(text)} and ${said(other)}`),
    ),
    ...texts.flatMap((text) => {
      const from = hidden(text);
      const stroke = strokes.find((one) => one.order > from && crosses(one, text));
      return stroke
        ? [`touched: ${said(text)} by a line at ${[...stroke.from, ...stroke.to].map((n) => n.toFixed(1)).join(' ')}`]
        : [];
    }),
  ];
}
