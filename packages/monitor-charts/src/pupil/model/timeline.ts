import { type Band, type Eye, EYES, type EyeState, type PupilState, type Sample } from '../types.ts';

/** The minimum length of the time axis in seconds for a test of unknown length. */
const SHORTEST = 30;
/**
 * The step in seconds to which the length of a running test is rounded up, so that the chart moves rarely and not with
 * every state.
 */
const STEP = 15;

/** The unit of the time axis: seconds if every state has them, otherwise the percentage of the test. */
export const axisOf = (states: readonly PupilState[]): 'seconds' | 'percent' =>
  states.length > 0 && states.every(({ seconds }) => seconds !== null) ? 'seconds' : 'percent';

/** The position of each state on the axis, in ascending order. */
export function timesOf(states: readonly PupilState[]): readonly number[] {
  const isTimed = axisOf(states) === 'seconds';
  let latest = 0;
  return states.map(({ seconds, percentage }) => (latest = Math.max(latest, isTimed ? (seconds ?? 0) : percentage)));
}

/** The end of the axis: the known or estimated end of the test. */
export function endOf(states: readonly PupilState[]): number {
  const last = states.at(-1);
  if (!last || axisOf(states) === 'percent') return 100;
  const seconds = timesOf(states).at(-1) ?? 0;
  const whole = last.percentage > 0 ? (100 * seconds) / last.percentage : seconds;
  if (last.percentage === 100) return Math.max(SHORTEST, Math.ceil(seconds));
  return Math.max(SHORTEST, STEP * Math.ceil((last.percentage >= 10 ? whole : seconds) / STEP));
}

/** The light of a state. If the device does not report it, it is derived from the period. */
const lightOf = ({ light, period, is_tested, diameters }: EyeState): Band['light'] => {
  const isTold = light !== null || diameters.length > 0;
  return isTold ? light : is_tested && (period === 'S' || period === 'APD' || period === 'L') ? 'white' : null;
};

const isSame = (band: Band, state: EyeState): boolean =>
  band.period === state.period &&
  band.is_tested === state.is_tested &&
  band.is_retesting === state.is_retesting &&
  band.light === lightOf(state);

/** The periods of an eye: consecutive equal states are one band. */
function eyeBands(states: readonly PupilState[], times: readonly number[], eye: Eye): Band[] {
  const bands: Band[] = [];
  let completion = 0;
  for (const [i, { eyes }] of states.entries()) {
    const state = eyes[eye];
    const [from, to] = [times[i - 1] ?? 0, times[i] ?? 0];
    const last = bands.at(-1);
    // a repetition of the same period starts at its beginning
    const goesOn = last && isSame(last, state) && (!state.is_tested || state.completion > completion);
    if (goesOn) bands[bands.length - 1] = { ...last, to };
    else {
      const { period, is_tested, is_retesting } = state;
      bands.push({ eye, period, from, to, is_tested, is_retesting, light: lightOf(state) });
    }
    ({ completion } = state);
  }
  return bands;
}

/** The periods of both eyes in chronological order; later ones do not change positions in the list. */
export function bandsOf(states: readonly PupilState[]): readonly Band[] {
  const times = timesOf(states);
  return EYES.flatMap((eye) => eyeBands(states, times, eye)).sort((one, other) => one.from - other.from);
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
/** The factor by which a state or its samples must be longer than usual for states before it to count as lost. */
const LOST = 1.5;

/**
 * The curve of a pupil. The samples of a state are between the previous state and itself. After lost states they keep
 * their usual distance and follow a gap, so that unknown data is not drawn.
 */
export function curveOf(states: readonly PupilState[], eye: Eye): readonly Sample[] {
  const times = timesOf(states);
  const parts = states.flatMap(({ eyes }, i) => {
    const { diameters } = eyes[eye];
    const [from, to] = [times[i - 1] ?? 0, times[i] ?? 0];
    return diameters.length === 0 ? [] : [{ diameters, from, to, apart: (to - from) / diameters.length }];
  });
  const usual = { state: middleOf(parts.map(({ from, to }) => to - from)), apart: middleOf(parts.map((p) => p.apart)) };
  return parts.flatMap(({ diameters, from, to, apart }): readonly Sample[] => {
    const isAfterLoss = to - from > LOST * usual.state && apart > LOST * usual.apart;
    const begin = isAfterLoss ? to - usual.apart * diameters.length : from;
    const samples = diameters.map((diameter, at): Sample => [
      begin + ((at + 1) / diameters.length) * (to - begin),
      diameter,
    ]);
    return isAfterLoss ? [[begin, null], ...samples] : samples;
  });
}
