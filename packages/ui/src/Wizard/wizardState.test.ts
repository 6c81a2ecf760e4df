import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isFirst,
  isLast,
  type Repeat,
  startWizard,
  wizard,
  type WizardEvent,
  type WizardState,
} from './wizardState.ts';

const forward = (repeat: Repeat = 'never', isValid = true): WizardEvent => ({ type: 'forward', isValid, repeat });
const after = (events: WizardEvent[], counts = [1, 1, 1]): WizardState => events.reduce(wizard, startWizard(counts));
const place = ({ step, subStep }: WizardState): [number, number] => [step, subStep];

describe('forward', () => {
  it('goes from sub-step to sub-step, then to the next step [BUND-03]', () => {
    expect(place(after([forward('possible')], [3, 1, 1]))).toEqual([0, 1]);
    expect(place(after([forward()], [1, 1, 1]))).toEqual([1, 0]);
  });
  it('asks for another sub-step on the last one [BUND-03]', () => {
    const asked = after([forward('possible'), forward('possible')], [2, 1, 1]);
    expect(asked.question).toBe('another');
    expect(place(asked)).toEqual([0, 1]);
  });
  it('waits for a valid form', () => {
    expect(after([forward('possible', false)])).toEqual(startWizard([1, 1, 1]));
  });
  it('finishes on the last step [BUND-14]', () => {
    const end = after([forward(), forward(), forward()]);
    expect(end.isFinished).toBe(true);
    expect(wizard(end, { type: 'back' })).toBe(end);
  });
});

describe('the question', () => {
  it('adds a sub-step and goes there after "yes" [BUND-03]', () => {
    const added = after([forward('possible'), { type: 'another' }]);
    expect(place(added)).toEqual([0, 1]);
    expect(added.counts).toEqual([2, 1, 1]);
    expect(added.question).toBeNull();
  });
  it('continues with the next step after "no", or submits [BUND-03]', () => {
    expect(place(after([forward('possible'), { type: 'finish' }]))).toEqual([1, 0]);
    expect(after([forward('possible'), { type: 'finish' }], [1]).isFinished).toBe(true);
  });
  it('changes nothing if it stays unanswered', () => {
    expect(after([forward('possible'), { type: 'dismiss' }])).toEqual(startWizard([1, 1, 1]));
  });
  it('offers only to finish at the limit', () => {
    const limit = after([forward('limit')]);
    expect(limit.question).toBe('limit');
    expect(wizard(limit, { type: 'another' })).toBe(limit);
    expect(place(wizard(limit, { type: 'finish' }))).toEqual([1, 0]);
  });
});

describe('back', () => {
  it('does nothing on the first sub-step [BUND-05]', () => {
    expect(isFirst(startWizard([2, 1]))).toBe(true);
    expect(after([{ type: 'back' }])).toEqual(startWizard([1, 1, 1]));
  });
  it('goes to the last sub-step of the previous step [BUND-03]', () => {
    const there = after([forward('possible'), forward('possible'), { type: 'finish' }, { type: 'back' }], [2, 1]);
    expect(place(there)).toEqual([0, 1]);
    expect(there.reached).toBe(1);
  });
});

describe('clearing', () => {
  it('leaves one sub-step and goes there [BUND-05]', () => {
    const cleared = after([forward('possible'), { type: 'another' }, { type: 'clear' }]);
    expect(cleared).toEqual(startWizard([1, 1, 1]));
  });
});

describe('removing', () => {
  it('removes the current sub-step and shows the previous one, but never removes the last one', () => {
    const third = after([forward('possible'), forward('possible')], [3, 1, 1]);
    const removed = wizard(third, { type: 'remove' });
    expect(place(removed)).toEqual([0, 1]);
    expect(removed.counts).toEqual([2, 1, 1]);
    expect(place(wizard(startWizard([2, 1]), { type: 'remove' }))).toEqual([0, 0]);
    expect(after([{ type: 'remove' }])).toEqual(startWizard([1, 1, 1]));
  });
});

describe('a wizard', () => {
  const event: fc.Arbitrary<WizardEvent> = fc.oneof(
    fc.record({
      type: fc.constant('forward' as const),
      isValid: fc.boolean(),
      repeat: fc.constantFrom<Repeat>('never', 'possible', 'limit'),
    }),
    fc.constantFrom<WizardEvent>(
      { type: 'back' },
      { type: 'another' },
      { type: 'finish' },
      { type: 'dismiss' },
      { type: 'clear' },
    ),
  );
  it('is always at an existing step and sub-step', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
        fc.array(event),
        (counts, events) => {
          const state = after(events, counts);
          expect(state.step).toBeLessThan(counts.length);
          expect(state.subStep).toBeLessThan(state.counts[state.step]!);
          expect(state.reached).toBeGreaterThanOrEqual(state.step);
          expect(state.question === null || state.subStep === state.counts[state.step]! - 1).toBe(true);
          expect(!state.isFinished || isLast(state)).toBe(true);
        },
      ),
    );
  });
});
