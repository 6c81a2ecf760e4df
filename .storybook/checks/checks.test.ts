import { describe, expect, it } from 'vitest';
import { CHECKS, checksFor } from './checks.ts';

const EXAMPLES = ['Components/Button', 'Screens/Patients', 'Clinic/Screens/Wall', 'Charts/Perimetry/Field'];

describe('checksFor', () => {
  it('includes every quick check in the full ones of the same story', () => {
    for (const title of EXAMPLES)
      expect(checksFor('full', title)).toEqual(expect.arrayContaining(checksFor('quick', title)));
  });

  it('applies every check to some story', () => {
    expect(new Set(EXAMPLES.flatMap((title) => checksFor('full', title)))).toEqual(new Set(CHECKS));
  });

  it('checks text at 200 % in every story at the quick level', () => {
    const common = EXAMPLES.map((title) => new Set(checksFor('quick', title))).reduce((a, b) => a.intersection(b));
    expect([...common].map(({ findFaults }) => findFaults.name)).toEqual(['wrongWithLargeText']);
  });

  it('rewrites texts on screens only, including those of the clinic', () => {
    const rewritten = EXAMPLES.filter((title) =>
      checksFor('full', title).some(({ findFaults }) => findFaults.name === 'wrongWithLongTexts'),
    );
    expect(rewritten).toEqual(['Screens/Patients', 'Clinic/Screens/Wall']);
  });
});
