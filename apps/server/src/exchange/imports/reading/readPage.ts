import { type Eye, idOf } from '@isopter/clinical';
import { gridOf } from '@isopter/clinical/perimetry';
import { printedReliabilityIn } from './catchTrials.ts';
import { checkField, isProved } from './checks.ts';
import { conditionsOf } from './conditions.ts';
import { deviceIn, printsPositiveDefects } from './device.ts';
import { type FieldPlots, fieldsIn } from './fields.ts';
import { nameIn, patientIdIn } from './identity.ts';
import { printedIndicesIn } from './indices.ts';
import { eyeIn, eyesIn, programIn, type ReadProgram } from './kindOfReport.ts';
import { type TextLine, textLines } from './labels.ts';
import { numbersIn, PARTLY_READ } from './numbers.ts';
import { MOST_NUMBERS, plotsIn } from './plots.ts';
import type { ExaminedAt, Printed, PrintedIndices, ReadField, ReadReport, ReadThreshold } from './report.ts';
import { HIGHEST, SURE } from './sure.ts';
import { wordsOfFields } from './territories.ts';
import { birthDateIn, examinedAtIn } from './testDate.ts';
import { linesOf, type PageBox, type PageText, segmentedLines } from './words.ts';

/** The reading of a page. */
export interface PageReading extends Pick<ReadReport, 'name' | 'birthDate' | 'patientId' | 'device'> {
  readonly protocol: ReadProgram | null;
  /** Eyes mentioned in the page's text, with or without a field. */
  readonly named: readonly Eye[];
  readonly examinedAt: ExaminedAt | null;
  readonly fields: readonly Omit<ReadField, 'pageId' | 'thresholds'>[];
  /** Thresholds of all fields of the page; `index` counts them. */
  readonly thresholds: readonly (Omit<ReadThreshold, 'pageId'> & { readonly field: number })[];
}

const UNSURE = 50;
/** Numbers farther from their place than this, in pitches, may belong elsewhere. */
const ASTRAY = 0.28;

type PlacedThreshold = Omit<ReadThreshold, 'pageId' | 'index'>;

/** The thresholds of a plot at the points of its grid. */
function thresholdsOf({ thresholds: plot, eye }: FieldPlots, page: PageText): PlacedThreshold[] {
  const { points, blind_spot } = gridOf(plot.program, eye);
  const { lattice } = plot;
  return points.flatMap((point): PlacedThreshold[] => {
    const node = plot.nodeOf(point);
    const found = lattice.nodes.get(idOf(node));
    const isBlindSpot = blind_spot.some((one) => idOf(one) === idOf(point));
    if (!found && isBlindSpot) return [];
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
    const placed = { eye, ...point, isBlindSpot, box };
    if (!found || found.number.value === null) return [{ ...placed, db: null, confidence: 0, isSure: false }];
    const { value, isNegative, confidence: recognised } = found.number;
    const isDoubtful = isNegative || value > HIGHEST || found.isContested || found.off > ASTRAY;
    const confidence = isDoubtful ? Math.min(UNSURE, recognised) : recognised;
    return [{ ...placed, db: value, confidence, isSure: confidence >= SURE }];
  });
}

/** Turns the sign of an MD that a device prints as a defect. */
function withLossNegative(printed: PrintedIndices, isDefect: boolean): PrintedIndices {
  return isDefect && printed.md !== null ? { ...printed, md: 0 - printed.md } : printed;
}

const DAYS_IN_YEAR = 365.25;

const ageAt = (birth: Printed<string> | null, examinedAt: ExaminedAt | null): number | null =>
  birth && examinedAt ? (Date.parse(examinedAt.day) - Date.parse(birth.value)) / (24 * 3_600_000 * DAYS_IN_YEAR) : null;

/** Facts of a page that are read before its fields. */
interface PageFacts {
  readonly lines: readonly TextLine[];
  readonly today: string;
  readonly device: ReadReport['device'];
  readonly birthDate: Printed<string> | null;
  readonly examinedAt: ExaminedAt | null;
  readonly saidEye: Eye | null;
}

/** Reads one field: what is printed of it, and its thresholds, none of them sure unless the page proves them. */
function fieldOf(plots: FieldPlots, own: readonly TextLine[], page: PageText, facts: PageFacts) {
  const { lines, today, device, birthDate, saidEye } = facts;
  const isAlone = own.length === lines.length;
  const examinedAt = isAlone ? facts.examinedAt : examinedAtIn(own, today, lines);
  const printed = printedIndicesIn(own);
  const isDefect = printsPositiveDefects(device) || printed.slv !== null;
  const printedIndices = withLossNegative(printed, isDefect);
  const { checks, doubtful } = checkField(plots, printedIndices, saidEye, ageAt(birthDate, examinedAt));
  const isAllOpen = !isProved(checks);
  const thresholds = thresholdsOf(plots, page).map((one) => {
    const isDoubtful = doubtful.has(idOf(one));
    if (!isAllOpen && !isDoubtful) return one;
    // a value that was hardly recognised and does not fit is worse than none to a person who has to enter it
    const isDropped = isDoubtful && !one.isSure;
    return {
      ...one,
      db: isDropped ? null : one.db,
      isSure: false,
      confidence: isDropped ? 0 : Math.min(UNSURE, one.confidence),
    };
  });
  return {
    thresholds,
    field: {
      eye: plots.eye,
      examinedAt,
      program: plots.thresholds.program,
      ...conditionsOf(own, lines),
      printedIndices,
      reliability: printedReliabilityIn(own),
      checks,
    },
  };
}

/** The plots of the fields of a page. */
function fieldPlotsOf(page: PageText, saidEye: Eye | null): FieldPlots[] {
  const { words } = page;
  const numbers = numbersIn(page);
  // a page full of ink that is no number is read by what was recognised
  const plots = plotsIn(numbers.length > MOST_NUMBERS ? numbersIn({ words }) : numbers);
  return fieldsIn(plots, segmentedLines(words).flat(), words, saidEye);
}

/** The boxes of thresholds and total deviations that were printed and not recognised, or only in part. */
export function unreadBoxes(page: PageText): PageBox[] {
  return fieldPlotsOf(page, eyeIn(linesOf(page.words))).flatMap(({ thresholds, total }) =>
    [thresholds, total].flatMap((plot) =>
      [...(plot?.numbers ?? [])].flatMap(({ value, confidence, word }) =>
        value === null || confidence <= PARTLY_READ ? [word] : [],
      ),
    ),
  );
}

/**
 * Reads a page of a report of threshold perimetry. An eye that neither the words nor the pattern tell, or of which they say
 * different things, is none, and its thresholds are not read: they would be mirrored.
 * @param today no test is later
 */
export function readPage(page: PageText, today: string): PageReading {
  const { words } = page;
  const lines = textLines(words);
  const texts = linesOf(words);
  const [said, saidEye] = [programIn(texts), eyeIn(texts)];
  const plots = fieldPlotsOf(page, saidEye);
  const programs = new Set([...(said ? [said] : []), ...plots.map(({ thresholds }) => thresholds.program)]);
  const [protocol = null] = programs.size === 1 ? programs : [];
  const [device, birthDate, examinedAt] = [deviceIn(lines), birthDateIn(lines, today), examinedAtIn(lines, today)];
  const facts = { lines, today, device, birthDate, examinedAt, saidEye };
  const own = wordsOfFields(plots, words).map(textLines);
  const read = protocol ? plots.map((one, at) => fieldOf(one, own[at]!, page, facts)) : [];
  return {
    name: nameIn(lines),
    birthDate,
    patientId: patientIdIn(lines),
    device,
    protocol,
    named: eyesIn(texts),
    examinedAt,
    fields: read.map(({ field }) => field),
    thresholds: read
      .flatMap(({ thresholds }, field) => thresholds.map((one) => ({ ...one, field })))
      .map((one, index) => ({ ...one, index })),
  };
}
