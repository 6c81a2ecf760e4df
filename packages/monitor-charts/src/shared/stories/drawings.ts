import { movementsOf } from '@isopter/clinical/eoms';
import { SIX_CARDINAL } from '@isopter/clinical/gaze';
import { analyseField } from '@isopter/clinical/perimetry/analysis';
import { slopeOf, yearsBetween } from '@isopter/clinical/perimetry/trend';
import { palsy as coverPalsy } from '@isopter/recordings/cover';
import { palsy as eomsPalsy } from '@isopter/recordings/eoms';
import { bothEyes, ptosis as ptosisRight, series as measured } from '@isopter/recordings/perimetry';
import { shapesPalsyOD as shapesPalsy } from '@isopter/recordings/sensorimotor';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { AcuityChart } from '../../acuity/plot/AcuityChart.tsx';
import * as acuity from '../../acuity/stories/scene.tsx';
import { Audiogram } from '../../audiology/plot/Audiogram.tsx';
import * as audiology from '../../audiology/stories/scene.tsx';
import { CaptureRing } from '../../capture/plot/CaptureRing.tsx';
import { ColorCircle } from '../../d15/plot/ColorCircle.tsx';
import * as color from '../../d15/stories/scene.ts';
import { ContrastChart } from '../../contrast/plot/ContrastChart.tsx';
import { LetterChart } from '../../contrast/plot/LetterChart.tsx';
import * as contrast from '../../contrast/stories/scene.tsx';
import { estermanWords } from '../../esterman/esterman.texts.ts';
import { EstermanPlot } from '../../esterman/plot/EstermanPlot.tsx';
import * as esterman from '../../esterman/stories/scene.tsx';
import { IsopterPlot } from '../../kinetic/plot/IsopterPlot.tsx';
import * as kinetic from '../../kinetic/stories/scene.tsx';
import { CoverPlot } from '../../cover/CoverPlot.tsx';
import * as cover from '../../cover/model.ts';
import { EomsPlot } from '../../eoms/EomsPlot.tsx';
import * as eoms from '../../eoms/model.ts';
import { AlignmentPlot } from '../../sensorimotor/AlignmentPlot.tsx';
import * as alignment from '../../sensorimotor/model.ts';
import { printPaint as fieldPrint } from '../../perimetry/plot/paint.ts';
import { PerimetryPlot } from '../../perimetry/plot/PerimetryPlot.tsx';
import { DeviationPlot } from '../../perimetry/report/DeviationPlot.tsx';
import { threshold24, viewAfter as fieldAfter } from '../../perimetry/stories/scene.tsx';
import { TrendChart } from '../../perimetry/trend/TrendChart.tsx';
import { decimal } from '../../perimetry/trend/format.ts';
import { DifferenceMap } from '../../progression/DifferenceMap.tsx';
import { EventMap } from '../../progression/EventMap.tsx';
import { newestPoints } from '../../progression/eventState.ts';
import { progressionWords } from '../../progression/progression.texts.ts';
import { SlopeMap } from '../../progression/SlopeMap.tsx';
import { differenceOf, eventsOf, slopesOf } from '../../progression/stories/scene.ts';
import { PupilTimeline } from '../../pupil/plot/PupilTimeline.tsx';
import * as pupil from '../../pupil/stories/scene.tsx';
import { printPaint } from '../../chart/paint.ts';
import { LevelChart } from '../../stereopsis/plot/LevelChart.tsx';
import * as stereopsis from '../../stereopsis/stories/scene.tsx';

/** The drawings of the recordings in the stories, by folder and name. */
export const drawings: Record<string, ReactElement> = {};

/** Adds a drawing as it is on screen and as it is in a report. */
function both<P extends { paint?: object; isInteractive?: boolean }>(
  place: string,
  plot: FunctionComponent<P>,
  props: Omit<P, 'paint' | 'isInteractive'>,
  print: P['paint'],
): void {
  drawings[`${place}.screen`] = createElement(plot, props as P);
  drawings[`${place}.print`] = createElement(plot, { ...props, paint: print, isInteractive: false } as unknown as P);
}
const SIZE = { width: 420, height: 320 } as const;

const distance = acuity.viewAfter(acuity.distance);
const letters = contrast.viewAfter(contrast.standard, 0.9);
both('acuity/plot/steps', AcuityChart, { phase: distance.phases.OD, test: acuity.distanceTest, ...SIZE }, printPaint);
const low = acuity.viewAfter(acuity.lowContrast, 1, acuity.lowContrastTest);
drawings['acuity/plot/lines.screen'] = createElement(AcuityChart, {
  phase: low.phases.OD,
  test: acuity.lowContrastTest,
  ...SIZE,
});
both('contrast/plot/steps', ContrastChart, { view: letters.eyes.OD, normal_from: 1.65, ...SIZE }, printPaint);
both('contrast/plot/letters', LetterChart, { view: letters.eyes.OD, ...SIZE }, printPaint);

const thresholds = {
  RIGHT: audiology.viewAfter(audiology.mild).ears.RIGHT.thresholds,
  LEFT: audiology.viewAfter(audiology.steep).ears.LEFT.thresholds,
};
both('audiology/plot/audiogram', Audiogram, { thresholds, ...SIZE }, printPaint);
drawings['audiology/plot/presented.screen'] = createElement(Audiogram, {
  thresholds,
  presented: { frequency: 3000, volume_db: 45 },
  width: 620,
  height: 640,
});

both('pupil/plot/timeline', PupilTimeline, { ...pupil.viewAfter(pupil.rapd, 0.8), ...SIZE }, printPaint);
both('pupil/plot/percent', PupilTimeline, { ...pupil.viewAfter(pupil.plain), ...SIZE }, printPaint);

const levels = stereopsis.viewAfter(stereopsis.reduced);
both('stereopsis/plot/levels', LevelChart, { plates: levels.plates, result: levels.result, ...SIZE }, printPaint);

both('capture/plot/ring', CaptureRing, { eye: 'OD', completion: 62, size: 200 }, printPaint);

const caps = color.viewAfter(color.protan).eyes.OU!;
both(
  'd15/plot/circle',
  ColorCircle,
  { order: caps.order, crossings: caps.crossings, outcome: caps.outcome, label: 'Color circle', ...SIZE },
  printPaint,
);

const movements = movementsOf(
  eoms.viewOf(eoms.reduceAll(eoms.initialState([]), eomsPalsy)).attempts.OD,
  SIX_CARDINAL,
).movements;
both('eoms/movements', EomsPlot, { eye: 'OD', movements, newest: 3, ...SIZE }, printPaint);
const { positions } = cover.viewOf(cover.reduceAll(cover.initialState(null), coverPalsy));
both('cover/positions', CoverPlot, { eye: 'OD', positions: positions.OD, ...SIZE }, printPaint);
const { markers, is_deviation: isDeviation } = alignment.viewOf(
  alignment.reduceAll(alignment.initialState(null), shapesPalsy),
).eyes.OD;
both('sensorimotor/alignment', AlignmentPlot, { eye: 'OD', markers, isDeviation, ...SIZE }, printPaint);

const { directions } = kinetic.viewAfter(kinetic.hemianopia).eyes.OD;
both('kinetic/plot/isopter', IsopterPlot, { eye: 'OD', directions, newest: 4, ...SIZE }, printPaint);

const wide = esterman.viewAfter(esterman.hemianopia);
both(
  'esterman/plot/map',
  EstermanPlot,
  { eye: 'OU', locations: wide.locations, label: 'Esterman', texts: estermanWords, hasGridLines: true, ...SIZE },
  printPaint,
);
drawings['esterman/plot/right.print'] = createElement(EstermanPlot, {
  eye: 'OD',
  locations: [],
  label: 'Esterman',
  texts: estermanWords,
  paint: printPaint,
  isInteractive: false,
  ...SIZE,
});

const field = fieldAfter(threshold24, bothEyes, 0.4).eyes.OD;
const FIELD = { eye: 'OD', width: 400, height: 420 } as const;
both(
  'perimetry/plot/numeric',
  PerimetryPlot,
  { ...FIELD, locations: field.locations, presented: field.presented },
  fieldPrint,
);
both(
  'perimetry/plot/greyscale',
  PerimetryPlot,
  { ...FIELD, locations: field.locations, display: 'greyscale' },
  fieldPrint,
);
const ptosis = { ...threshold24, strategy: 'PTOSIS', protocol: '30-2-PTOSIS-TRADITIONAL' } as const;
drawings['perimetry/plot/seen.screen'] = createElement(PerimetryPlot, {
  ...FIELD,
  locations: fieldAfter(ptosis, ptosisRight).eyes.OD.locations,
  isSuprathreshold: true,
  hasGridLines: true,
});

const START = Date.UTC(2001, 4, 7);
const DAY = 24 * 3600 * 1000;
const analysed = measured.eyes[0]!.fields.map(({ day, age, thresholds: values }) => ({
  at: new Date(START + day * DAY),
  analysis: analyseField(
    measured.points.map(([x, y], i) => ({ x, y, db: values[i]! })),
    { program: '24-2', eye: 'OD', age, size: 3 },
  ).analysis!,
}));
const charted = analysed.map(({ at, analysis }, i) => ({ at, value: analysis.md, reliable: i % 5 !== 4 }));
const [from, to] = [charted[0]!.at, charted.at(-1)!.at];
drawings['perimetry/trend/trend.print'] = createElement(TrendChart, {
  fields: charted,
  slope: slopeOf(charted.map(({ at, value }) => ({ t: yearsBetween(from, at), value }))),
  span: [from, to],
  least: [-6, 0],
  width: 250,
  height: 176,
  label: 'MD',
  locale: 'en-US',
});
const followed = { eye: 'OS', extent: 30, spacing: 6, width: 320, height: 320, texts: progressionWords } as const;
both('progression/events', EventMap, { ...followed, points: newestPoints(eventsOf(15)!), label: 'Events' }, printPaint);
both('progression/difference', DifferenceMap, { ...followed, points: differenceOf(), label: 'Difference' }, printPaint);
both(
  'progression/slopes',
  SlopeMap,
  { ...followed, points: slopesOf(15), write: (value, digits) => decimal(value, digits, 'en-US'), label: 'Slopes' },
  printPaint,
);
for (const [deviation, display] of [
  ['total', 'decibels'],
  ['pattern', 'probability'],
] as const) {
  drawings[`perimetry/report/${deviation}.print`] = createElement(DeviationPlot, {
    points: analysed.at(-1)!.analysis.points,
    deviation,
    display,
    size: 160,
    extent: 30,
    spacing: 6,
    label: deviation,
  });
}
