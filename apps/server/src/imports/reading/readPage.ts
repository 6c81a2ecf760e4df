import { type Eye, EYES, idOf } from '@isopter/clinical';
import { gridOf } from '@isopter/clinical/perimetry';
import { eyeIn, eyesIn, programIn, type ReadProgram } from './kindOfReport.ts';
import { numbersIn } from './numbers.ts';
import { type Plot, plotsIn } from './plots.ts';
import { testDateIn } from './testDate.ts';
import { linesOf, type PageText, type Word } from './words.ts';

/** Where something stands on a page, as shares of its width and height. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The threshold of a point as it was read. */
export interface ReadThreshold {
  /** Its place among the thresholds of the page. */
  readonly index: number;
  readonly eye: Eye;
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
  /** One, or both where their fields stand side by side. */
  readonly eyes: readonly Eye[];
  /** Those that the words of the page name, with a field or without. */
  readonly named: readonly Eye[];
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
/** The mean of thresholds is hardly below it, that of deviations above. */
const LOW = 10;
/** Numbers farther from their place than this, in pitches, may be somebody else's. */
const ASTRAY = 0.28;

const isOfDeviations = ({ numbers }: Plot): boolean =>
  numbers.filter(({ isNegative }) => isNegative).length > NEGATIVE * numbers.length;

const meanOf = ({ numbers }: Plot): number =>
  numbers.reduce((sum, { value, isNegative }) => sum + (isNegative ? -value : value), 0) / numbers.length;

const DEVIATION = /\b(deviation|defect)\b/i;

/**
 * The plot of the thresholds of an eye. Deviations have minus signs; where there are none, as in an eye better than usual,
 * thresholds are the higher numbers. Low ones are thresholds only where the eye lost as much as they say: else they are
 * deviations, and the thresholds were not found.
 */
function thresholdPlot(plots: readonly Plot[], lines: readonly string[]): Plot | undefined {
  const [best] = plots.filter((plot) => !isOfDeviations(plot)).toSorted((a, b) => meanOf(b) - meanOf(a));
  if (!best || meanOf(best) >= LOW) return best;
  const isLoss = plots.some((plot) => meanOf(plot) < -LOW);
  return isLoss || !lines.some((line) => DEVIATION.test(line)) ? best : undefined;
}

/** The eye whose name stands next above a plot. */
function eyeAbove({ numbers }: Plot, words: readonly Word[]): Eye | null {
  const [left, right] = [Math.min(...numbers.map(({ x }) => x)), Math.max(...numbers.map(({ x }) => x))];
  const top = Math.min(...numbers.map(({ y }) => y));
  const above = words
    .filter(({ x, y, width }) => y < top && x + width > left && x < right)
    .toSorted((a, b) => b.y - a.y)
    .find(({ text }) => eyeIn([text]));
  return above ? eyeIn([above.text]) : null;
}

/** The eye of a plot, or none where words and pattern say different things. */
function eyeOf(plot: Plot, words: readonly Word[], ofPage: Eye | null): Eye | null {
  const said = ofPage ?? eyeAbove(plot, words);
  return plot.eye && said && plot.eye !== said ? null : (said ?? plot.eye);
}

/** The thresholds of a plot at the points of its grid. */
function thresholdsOf(plot: Plot, eye: Eye, page: PageText): Omit<ReadThreshold, 'index'>[] {
  const { points, blind_spot } = gridOf(plot.program, eye);
  const { lattice } = plot;
  return points.flatMap((point): Omit<ReadThreshold, 'index'>[] => {
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
    if (!found) return [{ eye, ...point, value: null, confidence: 0, is_blind_spot, box }];
    const { value, isNegative, confidence } = found.number;
    const isDoubtful = isNegative || value > HIGHEST || found.isContested || found.off > ASTRAY;
    return [
      {
        eye,
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
  const { words } = page;
  const lines = linesOf(words);
  const [said, saidEye] = [programIn(lines), eyeIn(lines)];
  const plots = plotsIn(numbersIn(words)).map((plot) => ({ plot, eye: eyeOf(plot, words, saidEye) }));
  const fields = EYES.flatMap((eye) => {
    const ofEye = plots.flatMap((one) => (one.eye === eye ? one.plot : []));
    const plot = thresholdPlot(ofEye, lines);
    return plot ? [{ eye, plot }] : [];
  });
  const programs = new Set([...(said ? [said] : []), ...fields.map(({ plot }) => plot.program)]);
  const [protocol = null] = programs.size === 1 ? programs : [];
  const thresholds = protocol ? fields.flatMap(({ eye, plot }) => thresholdsOf(plot, eye, page)) : [];
  const isRead = thresholds.length > 0;
  return {
    protocol,
    eyes: isRead ? fields.map(({ eye }) => eye) : saidEye && plots.length === 0 ? [saidEye] : [],
    named: eyesIn(lines),
    test_date: testDateIn(lines, today),
    thresholds: thresholds.map((threshold, index) => ({ index, ...threshold })),
  };
}
