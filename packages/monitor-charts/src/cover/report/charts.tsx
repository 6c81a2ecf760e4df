import { type CoverRecord, incomitanceOf } from '@isopter/clinical/cover';
import { EYES, PRIMARY } from '@isopter/clinical/gaze';
import { type MotilityChart, onPaper, penOf, type Writing } from '../../motility/report/chart.ts';
import { directionText } from '../../motility/gaze/speech.ts';
import { CoverPlot } from '../CoverPlot.tsx';
import { initialState, viewOf } from '../model.ts';
import { deviationShort, deviationText } from '../../motility/deviation.ts';
import { fixingText } from '../speech.ts';

/** The charts of the deviations in the stored records of a cover test; empty without records. */
export function coverCharts(records: readonly CoverRecord[], writing: Writing): readonly MotilityChart[] {
  const pen = penOf(writing);
  const { words, format } = pen;
  const view = viewOf(initialState({ state: null, records }));
  if (view.measured === 0) return [];
  return EYES.map((eye) => {
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
          deviationShort(words, position.manifest, 'tropia', format),
          deviationShort(words, position.total, position.kind, format),
        ]),
      },
    };
  });
}

/**
 * The result of a cover test in words: the deviation in primary gaze, the fixing eye, and how much the positions
 * differ.
 */
export function coverFindings(records: readonly CoverRecord[], writing: Writing): { label: string; value: string }[] {
  const { words, format } = penOf(writing);
  const { labels } = writing.texts;
  const { positions } = viewOf(initialState({ state: null, records }));
  const ahead = positions.OU.find(({ direction }) => direction === PRIMARY);
  const fixing = fixingText(words, positions);
  const incomitance = incomitanceOf(positions.OU);
  return [
    ...(ahead
      ? [
          {
            label: labels.straightAhead,
            value: [
              deviationText(words, ahead.total ?? ahead.manifest, ahead.kind, format),
              ...(fixing === null ? [] : [fixing]),
            ].join(' · '),
          },
        ]
      : []),
    ...(incomitance === null ? [] : [{ label: labels.incomitance, value: `${format(Math.round(incomitance))} Δ` }]),
  ];
}
