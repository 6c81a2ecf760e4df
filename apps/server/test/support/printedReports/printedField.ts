import { type Eye, mirrored, type Point } from '@isopter/clinical';
import { gridOf } from '@isopter/clinical/perimetry';
import type { ReadProgram } from '../../../src/exchange/imports/reading/kindOfReport.ts';
import type { PageText, Word } from '../../../src/exchange/imports/reading/words.ts';
import fields from '../../../src/edge/seed/fields.data.json' with { type: 'json' };

/** Layout of a report of another device, and defects of the page. */
export interface Printed {
  program?: ReadProgram;
  eye?: Eye;
  /** Thresholds of the right eye's grid; without them the first measured field. */
  thresholds?: readonly number[];
  /** Lines at the head of the page. */
  head?: readonly string[];
  /** Everything is so much larger. */
  scale?: number;
  /** Turned by so many degrees, as a page that lay askew. */
  askew?: number;
  /** Every word is moved by up to so many points. */
  jitter?: number;
  /** Indices of points whose number is not there. */
  missing?: readonly number[];
  /** Texts printed instead of numbers. */
  instead?: Readonly<Record<number, string>>;
  /** Which plots are on the page. */
  plots?: readonly ('thresholds' | 'total' | 'pattern')[];
  confidence?: number;
}

/** Measured fields (24-2, right eye's grid). */
export const MEASURED: readonly (readonly number[])[] = fields.eyes.flatMap(({ visits }) =>
  visits.map(({ thresholds }) => thresholds),
);

/** Anything as long as it is the same each time. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 1_073_741_824 - 1;
  };
}

const SIZE = 8;
const DIGIT = 4.5;
const PAGE = { width: 595, height: 842 };

/** A text in the middle of a place. */
const centred = (text: string, x: number, y: number, confidence = 100): Word => {
  const width = text.length * DIGIT;
  return { text, x: x - width / 2, y: y - SIZE / 2, width, height: SIZE, confidence };
};

const said = (value: number): string => (value < 0 ? '<0' : String(value));

/**
 * Creates a page with the thresholds of a field, their deviations below, the axes with their ticks, and other texts.
 */
export function printedField({
  program = '24-2',
  eye = 'OD',
  thresholds = MEASURED[0]!,
  head = [
    `${program} Threshold Test`,
    `Eye: ${eye === 'OD' ? 'Right' : 'Left'}`,
    'Date of birth: 14 Mar 1961 Test date: 20 Feb 2024',
  ],
  scale = 1,
  askew = 0,
  jitter = 0,
  missing = [],
  instead = {},
  plots = ['thresholds', 'total', 'pattern'],
  confidence = 100,
}: Printed = {}): PageText {
  const { points, spacing, blind_spot } = gridOf(program, 'OD');
  const next = noise(7);
  const turned = (point: Point): Point => (eye === 'OS' ? mirrored(point) : point);
  const plot = (x: number, y: number, pitch: number, texts: readonly (string | undefined)[]): Word[] =>
    points.flatMap((point, index) => {
      const text = texts[index];
      const at = turned(point);
      const place = [x + (at.x * pitch) / spacing, y - (at.y * pitch) / spacing] as const;
      return text === undefined ? [] : [centred(text, ...place, confidence)];
    });
  const isBlind = (point: Point) => blind_spot.some(({ x, y }) => x === point.x && y === point.y);
  const deviations = (usual: number) =>
    points.map((point, index) =>
      isBlind(point)
        ? undefined
        : String(Math.round(Math.max(0, thresholds[index]!) - usual + Math.hypot(point.x, point.y) / 6)),
    );
  const numbers = points.map((_, index) =>
    missing.includes(index) ? undefined : (instead[index] ?? said(thresholds[index]!)),
  );
  const words = [
    ...head.flatMap((line, row) => {
      let x = 40;
      return line.split(' ').map((text) => {
        const word = { text, x, y: 30 + row * 14, width: text.length * DIGIT, height: SIZE, confidence };
        x += word.width + DIGIT;
        return word;
      });
    }),
    // ticks of the axes, reliability indices, global indices
    ...[10, 20, 30].map((degrees) => centred(String(degrees), 180 + (degrees * 21) / spacing, 235, confidence)),
    ...['0/14', '3', '%', '36', 'dB', '05:21', 'MD', '-4.21', 'PSD', '2.10'].map((text, row) =>
      centred(text, 500, 150 + row * 12, confidence),
    ),
    ...(plots.includes('thresholds') ? plot(180, 235, 21, numbers) : []),
    ...(plots.includes('total') ? [centred('Total deviation', 130, 400), ...plot(130, 490, 15, deviations(33))] : []),
    ...(plots.includes('pattern')
      ? [centred('Pattern deviation', 330, 400), ...plot(330, 490, 15, deviations(31))]
      : []),
  ];
  const angle = (askew * Math.PI) / 180;
  const moved = words.map((word): Word => {
    const [x, y] = [word.x + word.width / 2 + jitter * next(), word.y + word.height / 2 + jitter * next()];
    return {
      ...word,
      x: scale * (x * Math.cos(angle) - y * Math.sin(angle) - word.width / 2) + 50 * scale * Math.sign(askew),
      y: scale * (y * Math.cos(angle) + x * Math.sin(angle) - word.height / 2) + 50 * scale,
      width: scale * word.width,
      height: scale * word.height,
    };
  });
  // a PDF tells its texts in any order
  return { width: scale * (PAGE.width + 100), height: scale * (PAGE.height + 100), words: moved.toReversed() };
}
