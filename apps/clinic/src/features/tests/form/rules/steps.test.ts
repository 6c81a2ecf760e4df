import { describe, expect, it } from 'vitest';
import { type Step, stepAfter } from './steps.ts';

const reachable = { email: 'a@example.org', phone: null };
const unreachable = { email: null, phone: null };

describe('stepAfter', () => {
  it.each<[string, Exclude<Step, 'submit'>, string, typeof reachable | typeof unreachable | null, string | null, Step]>(
    [
      ['a non-home device submits at once', 'setup', 'S', unreachable, null, 'submit'],
      ['an eye tracking office device too', 'setup', 'GT', unreachable, null, 'submit'],
      ['a home device asks a patient without contact for it', 'setup', 'H', unreachable, null, 'contact'],
      ['a home device asks a new patient for contact', 'setup', 'ETH', null, '2027-06-01', 'contact'],
      ['a reachable patient is asked about a schedule', 'setup', 'H', reachable, null, 'schedule'],
      ['a fixed exam date leaves the schedule out', 'setup', 'H', reachable, '2027-06-01', 'submit'],
      ['contact leads to the schedule', 'contact', 'H', unreachable, null, 'schedule'],
      ['contact submits with a fixed exam date', 'contact', 'H', unreachable, '2027-06-01', 'submit'],
      ['the schedule is the last step', 'schedule', 'H', reachable, null, 'submit'],
    ],
  )('%s', (_, step, device_type, patient, fixed_exam_date, next) => {
    expect(stepAfter(step, { device_type } as never, patient, { fixed_exam_date } as never)).toBe(next);
  });
});
