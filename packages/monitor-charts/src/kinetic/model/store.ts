import { areaOf, completionOf, directionsOf, meanRadius, statisticsOf } from '@isopter/clinical/kinetic';
import { storeOf } from '../../shared/modelStore.ts';
import type { MonitorStore } from '../../shared/publisher.ts';
import type { Eye, KineticAnswer, KineticEyeView, KineticView } from '../types.ts';
import { applyEvent, draftOf, type KineticState } from './state.ts';

/** What an eye shows in a state; the same object as long as nothing of it changes. */
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
    completion: completionOf(answers),
    area: areaOf(directions),
    mean_radius: meanRadius(directions),
  };
}

/** What a monitor shows of a state; an eye that did not change stays the same object. */
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

/** Makes a store of one kinetic test; listeners are told at most once a frame (CHART-04). */
export const createKineticStore = storeOf({ draftOf, applyEvent, viewOf });
