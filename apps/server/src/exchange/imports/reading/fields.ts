import { type Eye, EYES } from '@isopter/clinical';
import { eyeIn } from './kindOfReport.ts';
import type { Plot } from './plots.ts';
import { kindsByTitle, type PlotArea, type PlotKind } from './titles.ts';
import type { Segment, Word } from './words.ts';

/** The plots of one field. */
export interface FieldPlots {
  readonly eye: Eye;
  readonly thresholds: Plot;
  /** By its title, the plot has the thresholds. */
  readonly isTitled: boolean;
  readonly total: Plot | undefined;
  readonly pattern: Plot | undefined;
}

interface ToldPlot {
  readonly plot: Plot;
  readonly area: PlotArea;
  readonly eye: Eye | null;
  readonly kind: PlotKind | null;
}

/** Deviations of a field of which so large a share has a minus sign. */
const NEGATIVE = 0.1;
/** A plot without a title of which less was recognised could be anything. */
const RECOGNISED = 0.2;

const hasMinusSigns = ({ numbers }: Plot): boolean =>
  numbers.filter(({ isNegative }) => isNegative).length >
  NEGATIVE * numbers.filter(({ value }) => value !== null).length;

const recognisedShare = ({ numbers }: Plot): number =>
  numbers.filter(({ value }) => value !== null).length / numbers.length;

/** The rectangle of a plot on its page. */
export function areaOf({ numbers, lattice }: Plot): PlotArea {
  const [left, top] = [Math.min(...numbers.map(({ x }) => x)), Math.min(...numbers.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...numbers.map(({ x }) => x)), Math.max(...numbers.map(({ y }) => y))];
  return { x: left, y: top, width: right - left, height: bottom - top, pitch: lattice.pitch };
}

/** Returns the eye named next above a plot. */
function eyeAbove({ x, y, width }: PlotArea, words: readonly Word[]): Eye | null {
  const above = words
    .filter((word) => word.y < y && word.x + word.width > x && word.x < x + width)
    .toSorted((a, b) => b.y - a.y)
    .find(({ text }) => eyeIn([text]));
  return above ? eyeIn([above.text]) : null;
}

/** The eye of a plot, or none where words and pattern say different things. */
function eyeOf({ eye }: Plot, area: PlotArea, words: readonly Word[], ofPage: Eye | null): Eye | null {
  const said = ofPage ?? eyeAbove(area, words);
  return eye && said && eye !== said ? null : (said ?? eye);
}

/** A plot under another one of its size, without a title between them, is of the same column: rows of an overview. */
function inherited(told: readonly ToldPlot[]): ToldPlot[] {
  const known: ToldPlot[] = [];
  for (const one of told.toSorted((a, b) => a.area.y - b.area.y)) {
    const above = known.findLast(
      ({ area }) =>
        Math.abs(area.x - one.area.x) < one.area.pitch &&
        Math.abs(area.pitch - one.area.pitch) < one.area.pitch / 8 &&
        area.y + area.height < one.area.y,
    );
    known.push(one.kind === null && above ? { ...one, kind: above.kind } : one);
  }
  return known;
}

/**
 * The plots of thresholds among those of an eye: those with that title, else the only one without any. High numbers alone
 * tell nothing, since the defects of a nearly blind eye are printed as high numbers by some devices. Minus signs tell deviations.
 */
function thresholdPlots(told: readonly ToldPlot[]): ToldPlot[] {
  const possible = told.filter(({ plot }) => !hasMinusSigns(plot));
  const titled = possible.filter(({ kind }) => kind === 'thresholds');
  if (titled.length > 0) return titled;
  const untitled = possible.filter(({ kind, plot }) => kind === null && recognisedShare(plot) >= RECOGNISED);
  return untitled.length === 1 ? untitled : [];
}

/** Returns the nearest plot of a kind to a plot of thresholds. */
function partnerOf(own: ToldPlot, kind: PlotKind, told: readonly ToldPlot[], fields: readonly ToldPlot[]) {
  const distance = (a: ToldPlot, b: ToldPlot): number =>
    Math.hypot(a.area.x + a.area.width / 2 - b.area.x - b.area.width / 2, a.area.y - b.area.y);
  return told
    .filter(
      (one) =>
        one.kind === kind &&
        one.plot.program === own.plot.program &&
        fields.every((field) => distance(one, field) >= distance(one, own)),
    )
    .toSorted((a, b) => recognisedShare(b.plot) - recognisedShare(a.plot))[0]?.plot;
}

const other = (eye: Eye): Eye => (eye === 'OD' ? 'OS' : 'OD');

/** The fields among the plots of a page; several of an eye where it has several examinations. */
export function fieldsIn(
  plots: readonly Plot[],
  segments: readonly Segment[],
  words: readonly Word[],
  ofPage: Eye | null,
): FieldPlots[] {
  const areas = plots.map(areaOf);
  const kinds = kindsByTitle(areas, segments);
  const told = inherited(
    plots.map((plot, at) => ({
      plot,
      area: areas[at]!,
      kind: kinds[at]!,
      eye: eyeOf(plot, areas[at]!, words, ofPage),
    })),
  );
  return EYES.flatMap((eye) => {
    const own = told.filter((one) => one.eye === eye);
    const fields = thresholdPlots(own);
    // a plot of deviations under the name of the other eye belongs to the thresholds next to it
    const partners = told.filter((one) => one.eye === eye || (one.eye === null && one.plot.eye !== other(eye)));
    return fields.map((field) => ({
      eye,
      thresholds: field.plot,
      isTitled: field.kind === 'thresholds',
      total: partnerOf(field, 'totalDeviation', partners, fields),
      pattern: partnerOf(field, 'patternDeviation', partners, fields),
    }));
  });
}
