import { fitsBundle, hasRoom } from '@isopter/contract';
import { useWizard, type WizardProps } from '@isopter/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useUnsaved } from '../../../../lib/frame/leaving/unsaved.ts';
import type { TestFormData, TestFormValues } from '../../form/rules/values.ts';
import { type FormStart, type TestForm, useTestForm } from '../../form/useTestForm.ts';
import { anotherTest, choicesOf, goesWith, startsOver, withShared } from './rules/draft.ts';

/** The tests of a bundle while they are put together. */
export interface Draft {
  /** The form of the test that is being set up. */
  testForm: TestForm;
  /** All tests in their order. */
  tests: readonly TestFormValues[];
  /** The place of the test that is being set up, from 0. */
  index: number;
  /** Whether the tests together are too long for one bundle [BUND-04]. */
  isTooLong: boolean;
  /** Whether no further test fits [BUND-04]. */
  isFull: boolean;
  /** Number of tests removed by the last change of device or language; 0 if none were [BUND-05]. */
  cleared: number;
  wizard: Pick<WizardProps, 'state' | 'send'>;
  /** Adds a test behind the last one [BUND-03]. */
  another: () => void;
  /** Takes the test that is being set up out again. */
  remove: () => void;
  /** Another device keeps the tests it can do: the chosen one was taken by somebody else [FORM-23]. */
  keepOnMove: () => void;
  /** Nothing is to be kept any more: leaving asks nothing. */
  forget: () => void;
}

/** Puts the tests of a bundle together, one form after the other [BUND-03, BUND-05]. */
export function useDraft(data: TestFormData, start: FormStart = {}): Draft {
  const testForm = useTestForm(data, start);
  const { form, load } = testForm;
  const [kept, setKept] = useState<readonly TestFormValues[]>(() => [form.getValues()]);
  const [cleared, setCleared] = useState(0);
  const [isMoving, setMoving] = useState(false);
  // behind the tests come the steps of a bundle at home, where there are any
  const [state, sendEvent] = useWizard([1, 1, 1]);
  const index = state.step === 0 ? state.subStep : kept.length - 1;
  const forget = useUnsaved(kept.length > 1 || form.formState.isDirty);

  /** All tests, with what is in the form now. */
  const tests = withShared(kept.with(index, testForm.values), testForm.values);
  const choices = choicesOf(tests);

  /** The place whose test is in the form. */
  const shown = useRef(0);
  useLayoutEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    const test = kept[index];
    if (test !== undefined) load(test);
  }, [index, kept, load]);

  const set = (patch: Partial<TestFormValues>): void => {
    const before = form.getValues();
    testForm.set(patch);
    const after = form.getValues();
    if (kept.length < 2 || !startsOver(before, after)) return;
    if (isMoving && goesWith(tests, after.device, data)) return;
    shown.current = 0;
    setKept([after]);
    setCleared(kept.length);
    sendEvent({ type: 'clear' });
  };

  const isTooLong = !fitsBundle(choices);
  return {
    testForm: { ...testForm, set },
    tests,
    index,
    isTooLong,
    isFull: !hasRoom(choices),
    cleared,
    wizard: {
      state,
      send: (event) => {
        // nothing else leaves the form
        if (event.type === 'forward' || event.type === 'back' || event.type === 'finish') setKept(tests);
        sendEvent(event);
      },
    },
    another: () => {
      setCleared(0);
      setKept([...tests, anotherTest(testForm.values, data)]);
    },
    remove: () => {
      const rest = tests.toSpliced(index, 1);
      shown.current = Math.max(0, index - 1);
      setKept(rest);
      sendEvent({ type: 'remove' });
      load(rest[shown.current] ?? testForm.values);
    },
    keepOnMove: () => setMoving(true),
    forget: () => {
      testForm.forget();
      forget();
    },
  };
}
