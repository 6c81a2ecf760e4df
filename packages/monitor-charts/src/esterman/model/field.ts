import type { PerimetryStimulus } from '@isopter/contract';
import type { EstermanStimulus } from '../types.ts';

/**
 * Converts the records of an eye's field to points of its map, without the eye and without trials that are not
 * responses.
 */
export const pointsOfField = (stimuli: readonly PerimetryStimulus[]): readonly EstermanStimulus[] =>
  stimuli.flatMap(({ index, x, y, viewed, response_time, seq_num, run, false_negative, catch_trial }) =>
    false_negative || catch_trial === 'blank' ? [] : [{ index, x, y, viewed, response_time, seq_num, run }],
  );
