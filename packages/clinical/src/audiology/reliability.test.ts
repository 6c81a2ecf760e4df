import { describe, expect, it } from 'vitest';
import { earReliability } from './reliability.ts';
import type { Tone } from './types.ts';

const tone = (over: Partial<Tone> = {}): Tone => ({
  ear: 'RIGHT',
  frequency: 1000,
  volume_db: 20,
  threshold: false,
  is_heard: true,
  response_time: 0.4,
  retest: false,
  catch_trial: null,
  ...over,
});
const silences = (given: number, pressed: number): Tone[] =>
  Array.from({ length: given }, (_, i) => tone({ catch_trial: 'silence', is_heard: i < pressed, response_time: 0.9 }));
const measured = (first: number, again: number): Tone[] => [
  tone({ volume_db: first, threshold: true }),
  tone({ volume_db: again, retest: true, threshold: again < first }),
];
const verdict = (...tones: Tone[]) => earReliability(tones, 'RIGHT').verdict;

describe('the reliability of an ear [OUR-435]', () => {
  it('needs silent intervals without presses and a retest within 5 dB', () => {
    expect(verdict(...measured(20, 25), ...silences(11, 0))).toBe('passed');
    expect(verdict(...measured(20, 25), ...silences(5, 0))).toBe('undecided');
  });

  it('is flagged by presses in silent intervals, whenever they come', () => {
    expect(earReliability([...measured(20, 20), ...silences(12, 4)], 'RIGHT')).toMatchObject({
      verdict: 'flagged',
      false_responses: { pressed: 4, given: 12, judgement: 'flagged' },
    });
  });

  it.each([
    [20, 10, -10],
    [20, 30, 10],
  ])('is flagged by a retest of %d dB that gives %d', (first, again, difference) => {
    expect(earReliability([...measured(first, again), ...silences(11, 0)], 'RIGHT')).toMatchObject({
      verdict: 'flagged',
      retest: { difference, judgement: 'flagged' },
    });
  });

  it('is flagged by presses too soon after tones, whatever the device sends', () => {
    const tones = Array.from({ length: 20 }, (_, i) => tone({ response_time: i < 4 ? 0.1 : 0.4 }));
    expect(earReliability(tones, 'RIGHT')).toMatchObject({
      verdict: 'flagged',
      too_soon: { pressed: 4, given: 20, judgement: 'flagged' },
    });
  });

  it('is not known of a device that sends neither, and of the other ear', () => {
    const { retest: _, catch_trial: __, ...old } = tone({ threshold: true });
    const unknown = { verdict: 'undecided', false_responses: null, retest: null };
    expect(earReliability([old], 'RIGHT')).toMatchObject(unknown);
    expect(earReliability([...measured(20, 20), ...silences(11, 0)], 'LEFT')).toMatchObject(unknown);
  });
});
