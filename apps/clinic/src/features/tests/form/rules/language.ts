import type { TestFormValues } from './values.ts';

/** The tutorial flags with the one just ticked winning over the other, while both controls show [FORM-09, FORM-26]. */
export function excludeTutorial(
  values: TestFormValues,
  ticked: 'skip_tutorial' | 'use_short_tutorial',
  bothShow: boolean,
): TestFormValues {
  const other = ticked === 'skip_tutorial' ? 'use_short_tutorial' : 'skip_tutorial';
  return bothShow && values[ticked] ? { ...values, [other]: false } : values;
}
