import type { LiveData } from '@isopter/contract';
import type { Read } from '../../shared/snapshot.ts';
import { type ColorEye, type Eyes, type EyeState, NO_EYES, SECTIONS, type SectionState } from './types.ts';

type Sent = LiveData<'waggoner_state_update'>['eye_states'][number];

function eyeOf({ sections, ...sent }: Sent, count: () => void): EyeState {
  const known = new Map<string, SectionState>();
  for (const { result, ...section } of sections) {
    // there cannot be more correct answers than answers
    if (section.correct_answers > section.total_answers) count();
    else known.set(section.section, { ...section, result: result ?? null });
  }
  return {
    eye: sent.eye,
    current_section: sent.current_section ?? null,
    target_row: sent.target_row ?? null,
    sections: SECTIONS.flatMap((section) => known.get(section) ?? []),
    percentage_done: sent.percentage_done,
    tritan_deficiency: sent.tritan_deficiency ?? null,
    protan_deutan_deficiency: sent.protan_deutan_deficiency ?? null,
    protan_deutan_deficiency_type: sent.protan_deutan_deficiency_type ?? null,
  };
}

/** The states by eye, each mapped by `keep`. If an eye occurs twice, the last state is used. */
export function byEye<S extends { eye: ColorEye }, T>(
  states: readonly S[],
  keep: (state: S, count: () => void) => T,
): Read<Eyes<T>> {
  let ignored = 0;
  const count = (): void => {
    ignored += 1;
  };
  const eyes: Record<ColorEye, T | null> = { ...NO_EYES };
  for (const state of states) eyes[state.eye] = keep(state, count);
  return { value: eyes, ignored };
}

/** The states of the eyes in a Waggoner or D-15 test (ENT-33). Invalid sections are omitted and counted. */
export const colorVisionOf = ({ eye_states }: { eye_states: readonly Sent[] }): Read<Eyes<EyeState>> =>
  byEye(eye_states, eyeOf);
