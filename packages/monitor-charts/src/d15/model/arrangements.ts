import { CAP_COUNT, REFERENCE } from '@isopter/clinical/d15';
import type { LiveData } from '@isopter/contract';
import { colorVisionOf } from '../../colorVision/model/states.ts';
import {
  COLOR_EYES,
  type ColorEye,
  type Eyes,
  type EyeState,
  NO_EYES,
  type SectionState,
} from '../../colorVision/model/types.ts';
import type { Read } from '../../shared/snapshot.ts';

/** An eye and its arrangement of caps. */
export interface Arrangement {
  readonly state: EyeState;
  /** The section that contains the caps; `null` before it has started. */
  readonly section: SectionState | null;
  readonly order: readonly number[];
}

const isCap = (cap: number): boolean => Number.isInteger(cap) && cap > REFERENCE && cap <= CAP_COUNT;

/**
 * The caps of a result without the reference cap; `undefined` if it is no arrangement, or contains a duplicate or
 * unknown cap.
 */
function orderOf(result: SectionState['result']): readonly number[] | undefined {
  if (result === null || typeof result === 'string') return undefined;
  const order = result[0] === REFERENCE ? result.slice(1) : result;
  return order.every(isCap) && new Set(order).size === order.length ? order : undefined;
}

/** Returns the arrangement of an eye: of the section that is not the demonstration, whatever its name. */
function arrangementOf(state: EyeState, count: () => void): Arrangement {
  const sections = state.sections.filter(({ section }) => section !== 'demo');
  const arranged = sections.find(({ result }) => Array.isArray(result));
  const section = arranged ?? sections[0] ?? null;
  const order = arranged ? orderOf(arranged.result) : [];
  if (!order) count();
  return { state, section, order: order ?? [] };
}

/** The arrangements of a D-15 (ENT-33). An invalid one is omitted and counted. */
export function arrangementsOf(sent: LiveData<'updated_test_color_vision'>): Read<Eyes<Arrangement>> {
  const known = colorVisionOf(sent);
  let { ignored } = known;
  const eyes: Record<ColorEye, Arrangement | null> = { ...NO_EYES };
  for (const eye of COLOR_EYES) {
    const state = known.value[eye];
    eyes[eye] = state && arrangementOf(state, () => (ignored += 1));
  }
  return { value: eyes, ignored };
}
