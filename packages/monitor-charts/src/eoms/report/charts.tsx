import { movementsOf } from '@isopter/clinical/eoms';
import { ALL_AROUND, EYES, musclesOf, PRIMARY, SIX_CARDINAL } from '@isopter/clinical/gaze';
import { directionText } from '../../motility/gaze/speech.ts';
import { type MotilityChart, onPaper, penOf, type Writing } from '../../motility/report/chart.ts';
import { EomsPlot } from '../EomsPlot.tsx';
import { initialState, viewOf } from '../model.ts';
import { percentText, signed } from '../speech.ts';
import type { Attempt } from '../types.ts';

/** The tested directions according to the attempts: only the newer algorithm has up and down (EOM-02). */
const askedOf = (attempts: readonly Attempt[]): readonly number[] =>
  attempts.every(({ direction }) => direction === PRIMARY || SIX_CARDINAL.includes(direction))
    ? SIX_CARDINAL
    : ALL_AROUND;

/** The charts of the stored attempts; an eye without attempts has none. */
export function eomsCharts(attempts: readonly Attempt[], writing: Writing): readonly MotilityChart[] {
  const pen = penOf(writing);
  const { words, format } = pen;
  const view = viewOf(initialState(attempts));
  const asked = askedOf(EYES.flatMap((eye) => view.attempts[eye]));
  return EYES.filter((eye) => view.attempts[eye].length > 0).map((eye) => {
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
          share === null ? '–' : percentText(words, share, format),
          grade === null ? '–' : signed(grade, format),
        ]),
      },
    };
  });
}
