import { usualIntensity } from '@isopter/contract';
import { defaultGoldmanSize } from './defaults.ts';
import { chooseEye, eyeOfNewTest } from './eye.ts';
import { excludeTutorial } from './language.ts';
import { groupOf, strategiesOf } from '../../../../lib/domain/tests/offered/choices.ts';
import { settle } from './settle.ts';
import type { FieldName, TestFormData, TestFormValues } from './values.ts';
import { BASE_FIELDS, visibleOptions } from './visible.ts';

/** The result of a change of the form. */
export interface Change {
  values: TestFormValues;
  /** The showing fields that were set to something else than the person had chosen; each gets a hint [FORM-04, FORM-10]. */
  reset: readonly FieldName[];
}

/** Carries out what a person changed, with all it leads to. */
export function change(before: TestFormValues, patch: Partial<TestFormValues>, data: TestFormData): Change {
  const changed = settle(withConsequences({ ...before, ...patch }, patch, data), data);
  const values = isSameTest(before, changed) ? changed : settle(startTest(changed, data), data);
  return { values, reset: resetFields(before, values, patch, data) };
}

/** The values a form opens with. Hints name preferences that no longer hold [FORM-10]. */
export function open(wanted: TestFormValues, data: TestFormData): Change {
  return change(wanted, {}, data);
}

const isSameTest = (a: TestFormValues, b: TestFormValues): boolean =>
  a.group === b.group && a.strategy === b.strategy && a.protocol === b.protocol;

function withConsequences(values: TestFormValues, patch: Partial<TestFormValues>, data: TestFormData): TestFormValues {
  const visible = visibleOptions(values, data);
  const bothTutorials = visible.has('skip_tutorial') && visible.has('use_short_tutorial');
  const ticked = patch.use_short_tutorial ? 'use_short_tutorial' : 'skip_tutorial';
  const exclusive = excludeTutorial(values, ticked, bothTutorials);
  return patch.eye ? chooseEye(exclusive) : exclusive;
}

/** Another test starts with its own stimulus and eyes [FORM-06, FORM-13]. */
function startTest(values: TestFormValues, data: TestFormData): TestFormValues {
  const strategy = strategiesOf(groupOf(data.groups, values)).find(({ value }) => value === values.strategy);
  return {
    ...values,
    ...eyeOfNewTest(values, data.preferences),
    goldman_size: defaultGoldmanSize(values, strategy),
    supra_t_intensity: usualIntensity(values),
  };
}

const isBlank = (value: unknown): boolean => value === '' || value === null;

function resetFields(
  before: TestFormValues,
  after: TestFormValues,
  patch: Partial<TestFormValues>,
  data: TestFormData,
): readonly FieldName[] {
  const shown = (values: TestFormValues): readonly FieldName[] => [...BASE_FIELDS, ...visibleOptions(values, data)];
  const shownAfter = shown(after);
  return shown(before).filter(
    (field) =>
      !(field in patch) && !isBlank(before[field]) && before[field] !== after[field] && shownAfter.includes(field),
  );
}
