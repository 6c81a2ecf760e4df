import { reachOf } from '@isopter/clinical/sensorimotor';
import type { SensorimotorState } from '@isopter/contract';
import { type MotilityChart, onPaper, penOf, type Writing } from '../../motility/report/chart.ts';
import type { MonitorEvent } from '../../shared/event.ts';
import { AlignmentPlot } from '../AlignmentPlot.tsx';
import { initialState, reduceAll, viewOf } from '../model.ts';
import { locationText, offShort } from '../speech.ts';
import type { AlignedEye } from '../types.ts';

/**
 * The deviation charts of the stored states of a sensorimotor test, given in chronological order; empty without
 * results.
 */
export function alignmentCharts(states: readonly SensorimotorState[], writing: Writing): readonly MotilityChart[] {
  const pen = penOf(writing);
  const { words, format } = pen;
  const events = states.map((data): MonitorEvent => ({ type: 'sensorimotor_state_update', data }));
  const { eyes } = viewOf(reduceAll(initialState(null), events));
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
        columns: [words.columnLocation, words.columnDistance, words.columnDeviation],
        rows: markers.map((marker) => [
          locationText(words, marker.location_index, format),
          marker.distance_degrees === null ? '–' : format(marker.distance_degrees),
          offShort(words, { eye, isDeviation }, marker, format),
        ]),
      },
    };
  });
}
