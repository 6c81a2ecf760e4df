import { type Completion, meanCompletion } from '../../shared/completion.ts';
import { COLOR_EYES, type ColorEye, type Eyes } from './types.ts';

/** Returns the previous object if it equals the next one, so that it is not redrawn. */
export function keepSame<T>(previous: T | null | undefined, next: T): T {
  return previous && JSON.stringify(previous) === JSON.stringify(next) ? previous : next;
}

/** Maps the state of each eye; `null` stays `null`. */
export function mapEyes<T, V>(
  eyes: Eyes<T>,
  previous: Eyes<V> | undefined,
  view: (state: T, eye: ColorEye) => V,
): Eyes<V> {
  const of = (eye: ColorEye): V | null => {
    const state = eyes[eye];
    return state === null ? null : keepSame(previous?.[eye], view(state, eye));
  };
  return { OD: of('OD'), OS: of('OS'), OU: of('OU') };
}

/** The completion of a test of colour vision: the mean of the examined eyes. */
export const completionOf = (({ eyes }) =>
  meanCompletion(COLOR_EYES.flatMap((eye) => eyes[eye]?.completion ?? []))) satisfies Completion<{
  readonly eyes: Eyes<{ readonly completion: number }>;
}>;
