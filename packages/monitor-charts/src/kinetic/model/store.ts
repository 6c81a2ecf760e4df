import { percentDone } from '@isopter/clinical';
import { areaOf, directionShare, directionsOf, meanRadius, statisticsOf } from '@isopter/clinical/kinetic';
import { storeOf } from '../../shared/modelStore.ts';
import type { MonitorStore } from '../../shared/publisher.ts';
import type { Eye, KineticAnswer, KineticEyeView, KineticView } from '../types.ts';
import { applyEvent, draftOf, records, type KineticState } from './state.ts';

/** The view of an eye in a state; the same object while nothing of it changes. */
function eyeView({ records }: KineticState, eye: Eye, previous: KineticEyeView | undefined): KineticEyeView {
  const answers = records.filter((answer) => answer.eye === eye);
  const isSame = previous?.answers.length === answers.length && answers.every((one, i) => one === previous.answers[i]);
  if (isSame) return previous;
  const directions = directionsOf(answers);
  return {
    eye,
    answers,
    directions,
    statistics: statisticsOf(answers),
    completion: percentDone(directionShare(answers)),
    area: areaOf(directions),
    mean_radius: meanRadius(directions),
  };
}

/** Derives the view of a monitor from a state. An unchanged eye keeps its object identity. */
export function viewOf(state: KineticState, previous?: KineticView): KineticView {
  const newest = state.records.at(-1);
  return {
    eyes: { OD: eyeView(state, 'OD', previous?.eyes.OD), OS: eyeView(state, 'OS', previous?.eyes.OS) },
    eye_under_test: newest?.eye ?? null,
    newest_direction: newest && !newest.is_blind_spot && newest.direction > 0 ? newest.direction : null,
    run: state.run,
    seq_num: state.seq_num,
    ignored: state.ignored,
    is_stale: state.is_stale,
  };
}

export type KineticStore = MonitorStore<KineticView, readonly KineticAnswer[]>;

/** Creates the store of one kinetic test. Listeners are notified at most once per animation frame (CHART-04). */
export const createKineticStore = storeOf({ records, draftOf, applyEvent, viewOf });
