import { describe, expect, it } from 'vitest';
import { checkLiveMessage } from './liveProblems.ts';

const tone = { ear: 'RIGHT', threshold: false, frequency: 1000, volume_db: 30, is_heard: true, response_time: 0.4 };
const problems = (value: unknown) => checkLiveMessage(value).problems;

describe('checkLiveMessage', () => {
  it('returns a message as the contract has it [MON-05]', () => {
    const { message } = checkLiveMessage({ type: 'new_pure_tone_response', data: { ...tone, colour: 'red' } });
    expect(message).toEqual({ type: 'new_pure_tone_response', data: tone });
  });

  it('reports the path of an error in a message, and the expected value', () => {
    const data = { ...tone, ear: 'MIDDLE', volume_db: 'loud', response_time: 61 };
    expect(problems({ type: 'new_pure_tone_response', data })).toEqual([
      { path: 'data.ear', expected: 'RIGHT or LEFT' },
      { path: 'data.volume_db', expected: 'number' },
      { path: 'data.response_time', expected: 'at most 60' },
    ]);
  });

  it('judges a presentation by the shape it is nearest to', () => {
    const data = { eye: 'OD', index: 1, x: 'left', y: 3, viewed: true };
    expect(problems({ type: 'new_stimuli', data })).toEqual([{ path: 'data.x', expected: 'number' }]);
  });

  it('names an unknown type, and takes anything', () => {
    expect(problems({ type: 'new_smell_response', data: {} })).toEqual([
      { path: 'type', expected: 'the type of a live message' },
    ]);
    for (const value of [null, undefined, 3, 'ready', []]) {
      expect(problems(value)).toEqual([{ path: '', expected: 'object' }]);
    }
  });
});
