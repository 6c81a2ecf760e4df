import { type Band, type Eye, EYES, type EyeState, type PupilState, type Sample } from '../types.ts';

/** A test of unknown length is drawn at least this long, seconds. */
const SHORTEST = 30;
/** While it runs its length is rounded up to so many seconds: the picture moves rarely, not with every state. */
const STEP = 15;

/** Seconds where every state tells them, else the percentage of the test. */
export const axisOf = (states: readonly PupilState[]): 'seconds' | 'percent' =>
  states.length > 0 && states.every(({ seconds }) => seconds !== null) ? 'seconds' : 'percent';

/** When each state was, on the axis; never earlier than the one before. */
export function timesOf(states: readonly PupilState[]): readonly number[] {
  const isTimed = axisOf(states) === 'seconds';
  let latest = 0;
  return states.map(({ seconds, percentage }) => (latest = Math.max(latest, isTimed ? (seconds ?? 0) : percentage)));
}

/** Where the axis ends: the whole test as far as it can be told. */
export function endOf(states: readonly PupilState[]): number {
  const last = states.at(-1);
  if (!last || axisOf(states) === 'percent') return 100;
  const seconds = timesOf(states).at(-1) ?? 0;
  const whole = last.percentage > 0 ? (100 * seconds) / last.percentage : seconds;
  if (last.percentage === 100) return Math.max(SHORTEST, Math.ceil(seconds));
  return Math.max(SHORTEST, STEP * Math.ceil((last.percentage >= 10 ? whole : seconds) / STEP));
}

/** What an eye sees where the device does not say: a light while it is stimulated or in the light. */
const lightOf = ({ light, period, is_tested, diameters }: EyeState): Band['light'] => {
  const isTold = light !== null || diameters.length > 0;
  return isTold ? light : is_tested && (period === 'S' || period === 'APD' || period === 'L') ? 'white' : null;
};

const isSame = (band: Band, state: EyeState): boolean =>
  band.period === state.period &&
  band.is_tested === state.is_tested &&
  band.is_retesting === state.is_retesting &&
  band.light === lightOf(state);

/** The periods of an eye: states that follow each other and are alike are one band. */
function eyeBands(states: readonly PupilState[], times: readonly number[], eye: Eye): Band[] {
  const bands: Band[] = [];
  let completion = 0;
  for (const [i, { eyes }] of states.entries()) {
    const state = eyes[eye];
    const [from, to] = [times[i - 1] ?? 0, times[i] ?? 0];
    const last = bands.at(-1);
    // the same period again begins at its beginning
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

/** The periods of both eyes in order of time: what comes later changes no place in the list. */
export function bandsOf(states: readonly PupilState[]): readonly Band[] {
  const times = timesOf(states);
  return EYES.flatMap((eye) => eyeBands(states, times, eye)).sort((one, other) => one.from - other.from);
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
/** So much more time than usual, of a state and of a sample in it, says that states before it were lost. */
const LOST = 1.5;

/**
 * The curve of a pupil: the samples of each state lie between the one before and itself. Where states were lost on the way
 * those of the next one keep their usual distance, after a gap: what is not known is not drawn out over it.
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
