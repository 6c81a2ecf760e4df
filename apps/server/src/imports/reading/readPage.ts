import { type Eye, idOf } from '@isopter/clinical';
import { gridOf } from '@isopter/clinical/perimetry';
import { eyeIn, programIn, type ReadProgram } from './kindOfReport.ts';
import { numbersIn } from './numbers.ts';
import { type Plot, plotsIn } from './plots.ts';
import { testDateIn } from './testDate.ts';
import { linesOf, type PageText } from './words.ts';

/** Where something stands on a page, as shares of its width and height. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The threshold of a point as it was read. */
export interface ReadThreshold {
  /** Of the point in the grid of its program and eye. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  /** In dB, -1 for `<0`; null where no number stands. */
  readonly value: number | null;
  /** 0 to 100; below 80 somebody has to look. */
  readonly confidence: number;
  readonly is_blind_spot: boolean;
  readonly box: PageBox;
}

/** What a page of a report says of a field test. */
export interface PageReading {
  readonly protocol: ReadProgram | null;
  readonly eye: Eye | null;
  readonly test_date: string | null;
  readonly thresholds: readonly ReadThreshold[];
}

/** Below it a value is looked at by somebody [IMP-05]. */
export const SURE = 80;
const UNSURE = 50;
/** No stimulus is dimmer than what the best see. */
const HIGHEST = 40;
/** Deviations of a field of which so large a share has a minus sign. */
const NEGATIVE = 0.1;
/** Numbers farther from their place than this, in pitches, may be somebody else's. */
const ASTRAY = 0.28;

const isOfDeviations = ({ numbers }: Plot): boolean =>
  numbers.filter(({ isNegative }) => isNegative).length > NEGATIVE * numbers.length;

const meanOf = ({ numbers }: Plot): number => numbers.reduce((sum, { value }) => sum + value, 0) / numbers.length;

const DEVIATION = /\b(deviation|defect)\b/i;

/**
 * The plot of the thresholds. Deviations have minus signs; where there are none, as in an eye better than usual, thresholds
 * are the higher numbers of plots of one program. A single plot on a page that speaks of deviations alone is none of them.
 */
function thresholdPlot(plots: readonly Plot[], lines: readonly string[]): Plot | undefined {
  const [best] = plots.filter((plot) => !isOfDeviations(plot)).toSorted((a, b) => meanOf(b) - meanOf(a));
  const isOnlyDeviations =
    plots.length === 1 && lines.some((line) => DEVIATION.test(line)) && meanOf(best ?? plots[0]!) < 10;
  return isOnlyDeviations ? undefined : best;
}

/** The thresholds of a plot at the points of its grid. */
function thresholdsOf(plot: Plot, eye: Eye, page: PageText): ReadThreshold[] {
  const { points, blind_spot } = gridOf(plot.program, eye);
  const { lattice } = plot;
  return points.flatMap((point, index): ReadThreshold[] => {
    const node = plot.nodeOf(point);
    const found = lattice.nodes.get(idOf(node));
    const is_blind_spot = blind_spot.some((one) => idOf(one) === idOf(point));
    if (!found && is_blind_spot) return [];
    const { x, y } = lattice.placeOf(node);
    const word = found?.number.word ?? {
      x: x - lattice.pitch / 3,
      y: y - lattice.pitch / 3,
      width: lattice.pitch / 1.5,
      height: lattice.pitch / 1.5,
    };
    const box = {
      x: word.x / page.width,
      y: word.y / page.height,
      width: word.width / page.width,
      height: word.height / page.height,
    };
    if (!found) return [{ index, ...point, value: null, confidence: 0, is_blind_spot, box }];
    const { value, isNegative, confidence } = found.number;
    const isDoubtful = isNegative || value > HIGHEST || found.isContested || found.off > ASTRAY;
    return [
      {
        index,
        ...point,
        value,
        confidence: isDoubtful ? Math.min(UNSURE, confidence) : confidence,
        is_blind_spot,
        box,
      },
    ];
  });
}

/**
 * Reads a page of a report of threshold perimetry. An eye that neither the words nor the pattern tell, or of which they say
 * different things, is none, and its thresholds are not read: they would be mirrored.
 * @param today no test is later
 */
export function readPage(page: PageText, today: string): PageReading {
  const lines = linesOf(page.words);
  const test_date = testDateIn(lines, today);
  const [said, saidEye] = [programIn(lines), eyeIn(lines)];
  const plot = thresholdPlot(plotsIn(numbersIn(page.words)), lines);
  if (!plot) return { protocol: said, eye: saidEye, test_date, thresholds: [] };
  const eye = plot.eye && saidEye && plot.eye !== saidEye ? null : (saidEye ?? plot.eye);
  const protocol = said && said !== plot.program ? null : plot.program;
  return { protocol, eye, test_date, thresholds: eye && protocol ? thresholdsOf(plot, eye, page) : [] };
}
