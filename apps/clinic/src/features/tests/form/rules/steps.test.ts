import { describe, expect, it } from 'vitest';
import { type Step, stepAfter, stepsOf } from './steps.ts';

const reachable = { email: 'a@example.org', phone: null };
const unreachable = { email: null, phone: null };

describe('the steps of a test', () => {
  it.each<[string, string, typeof reachable | typeof unreachable | null, string | null, boolean, Step[]]>([
    ['one that is not at home has one', 'S', unreachable, null, true, ['setup']],
    ['an eye tracking office device too', 'GT', unreachable, null, false, ['setup']],
    ['a patient without contact is asked for it', 'H', unreachable, null, false, ['setup', 'contact', 'schedule']],
    ['a new patient too, whatever was given', 'ETH', reachable, null, true, ['setup', 'contact', 'schedule']],
    ['a reachable patient is not', 'H', reachable, null, false, ['setup', 'schedule']],
    ['a fixed exam date leaves the schedule out', 'H', reachable, '2027-06-01', false, ['setup']],
    ['contact is asked for with one, too', 'H', unreachable, '2027-06-01', false, ['setup', 'contact']],
    ['what is nobody’s is not repeated', 'H', null, null, false, ['setup', 'contact']],
  ])('%s', (_, device_type, patient, fixed_exam_date, isNew, steps) => {
    expect(stepsOf({ device_type } as never, patient, { fixed_exam_date } as never, isNew)).toEqual(steps);
  });

  it('follow each other to the end', () => {
    expect(stepAfter('setup', ['setup', 'schedule'])).toBe('schedule');
    expect(stepAfter('schedule', ['setup', 'schedule'])).toBe('submit');
  });
});
