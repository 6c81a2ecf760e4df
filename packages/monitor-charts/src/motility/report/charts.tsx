import type { ReactElement } from 'react';
import type { ReportTable } from '../../report/index.ts';
import type { MonitorEvent } from '../../shared/read.ts';
import { CoverPlot } from '../cover/CoverPlot.tsx';
import { incomitanceOf, initialState as coverStart, viewOf as coverView } from '../cover/model.ts';
import { deviationText, fixingText, isTropia } from '../cover/speech.ts';
import { EomsPlot } from '../eoms/EomsPlot.tsx';
import { initialState as eomsStart, movementsOf, viewOf as eomsView } from '../eoms/model.ts';
import { directionText, percentText, signed } from '../eoms/speech.ts';
import type { Attempt } from '../eoms/types.ts';
import { ALL_AROUND, GAZE_EYES, type GazeEye, musclesOf, PRIMARY, SIX_CARDINAL } from '../gaze/directions.ts';
import { printPaint } from '../../chart/paint.ts';
import { type MotilityWords, motilityWords } from '../motility.texts.ts';
import { AlignmentPlot } from '../sensorimotor/AlignmentPlot.tsx';
import { reachOf } from '../sensorimotor/locations.ts';
import { initialState as alignmentStart, reduceAll, viewOf as alignmentView } from '../sensorimotor/model.ts';
import { locationText } from '../sensorimotor/speech.ts';
import type { AlignedEye } from '../sensorimotor/types.ts';
import type { MotilityReportTexts } from './texts.ts';

/** One eye of a report, or both in one: its chart in any size, and its results as a table. */
export interface MotilityChart {
  readonly eye: GazeEye | 'OU';
  readonly name: string;
  readonly plot: (width: number, height: number) => ReactElement;
  readonly table: ReportTable;
}

interface Writing {
  texts: MotilityReportTexts;
  /** BCP 47. */
  locale: string;
}

interface Pen {
  words: MotilityWords;
  format: (value: number) => string;
}

const penOf = ({ texts, locale }: Writing): Pen => {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return { words: { ...motilityWords, ...texts.chart }, format: (value) => number.format(value) };
};

const onPaper = ({ words, format }: Pen) =>
  ({ texts: words, format, paint: printPaint, isInteractive: false }) as const;

/** What was asked for, as far as the attempts tell: up and down belong to the newer algorithm alone (EOM-02). */
const askedOf = (attempts: readonly Attempt[]): readonly number[] =>
  attempts.every(({ direction }) => direction === PRIMARY || SIX_CARDINAL.includes(direction))
    ? SIX_CARDINAL
    : ALL_AROUND;

/** Eye movements from the attempts that were stored; an eye without any has no chart. */
export function eomsCharts(attempts: unknown, writing: Writing): readonly MotilityChart[] {
  const pen = penOf(writing);
  const { words, format } = pen;
  const view = eomsView(eomsStart(attempts));
  const asked = askedOf(GAZE_EYES.flatMap((eye) => view.attempts[eye]));
  return GAZE_EYES.filter((eye) => view.attempts[eye].length > 0).map((eye) => {
    const { movements } = movementsOf(view.attempts[eye], asked);
    const name = words[`eye${eye}`];
    return {
      eye,
      name,
      plot: (width, height) => <EomsPlot {...{ eye, movements, width, height }} {...onPaper(pen)} />,
      table: {
        caption: words.eomsPlot({ eye: name }),
        columns: [words.columnDirection, words.columnMuscles, words.columnReach, words.columnGrade],
        rows: movements.map(({ direction, share, grade }) => [
          directionText(words, direction),
          musclesOf(eye, direction),
          share === null ? '–' : percentText(share, format),
          grade === null ? '–' : signed(grade, format),
        ]),
      },
    };
  });
}

/** Deviations from the records of a cover test that were stored; empty without any. */
export function coverCharts(records: unknown, writing: Writing): readonly MotilityChart[] {
  const pen = penOf(writing);
  const { words, format } = pen;
  const view = coverView(coverStart({ state: null, records }));
  if (view.measured === 0) return [];
  return GAZE_EYES.map((eye) => {
    const positions = view.positions[eye];
    const name = words[`eye${eye}`];
    return {
      eye,
      name,
      plot: (width, height) => <CoverPlot {...{ eye, positions, width, height }} {...onPaper(pen)} />,
      table: {
        caption: words.coverPlot({ eye: name }),
        columns: [words.columnDirection, words.columnManifest, words.columnTotal],
        rows: positions.map((position) => [
          directionText(words, position.direction),
          deviationText(words, position.manifest, true, format),
          deviationText(words, position.total, isTropia(position), format),
        ]),
      },
    };
  });
}

/** What a cover test comes to, in words: the deviation straight ahead, whose eye looks, how much the positions differ. */
export function coverFindings(records: unknown, writing: Writing): { label: string; value: string }[] {
  const { words, format } = penOf(writing);
  const { labels } = writing.texts;
  const { positions } = coverView(coverStart({ state: null, records }));
  const ahead = positions.OU.find(({ direction }) => direction === PRIMARY);
  const fixing = fixingText(words, positions);
  const incomitance = incomitanceOf(positions.OU);
  return [
    ...(ahead
      ? [
          {
            label: labels.straightAhead,
            value: [
              deviationText(words, ahead.total ?? ahead.manifest, isTropia(ahead), format),
              ...(fixing === null ? [] : [fixing]),
            ].join(' · '),
          },
        ]
      : []),
    ...(incomitance === null ? [] : [{ label: labels.incomitance, value: `${format(Math.round(incomitance))} Δ` }]),
  ];
}

/** Charts of deviation from the states of a sensorimotor test that were stored, oldest first; empty without any result. */
export function alignmentCharts(states: readonly unknown[], writing: Writing): readonly MotilityChart[] {
  const pen = penOf(writing);
  const { words, format } = pen;
  const events = states.map((data): MonitorEvent => ({ type: 'sensorimotor_state_update', data }));
  const { eyes } = alignmentView(reduceAll(alignmentStart(null), events));
  const measured = (['OS', 'OD', 'OU'] as const).filter((eye: AlignedEye) => eyes[eye].markers.length > 0);
  const extent = Math.max(0, ...measured.map((eye) => reachOf(eyes[eye].markers)));
  return measured.map((eye) => {
    const { markers, is_deviation: isDeviation } = eyes[eye];
    const name = words[`eye${eye}`];
    return {
      eye,
      name,
      plot: (width, height) => (
        <AlignmentPlot {...{ eye, markers, isDeviation, extent, width, height }} {...onPaper(pen)} />
      ),
      table: {
        caption: words.sensorimotorPlot({ eye: name }),
        columns: [words.columnLocation, words.columnDistance, words.columnMarker],
        rows: markers.map(({ location_index, distance_degrees, marker }) => [
          locationText(words, location_index, format),
          distance_degrees === null ? '–' : format(distance_degrees),
          words[`marker${marker}`],
        ]),
      },
    };
  });
}
