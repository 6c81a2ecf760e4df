import { change } from '../change.ts';
import { defaultValues } from '../defaults.ts';
import type { TestFormData, TestFormValues } from '../values.ts';
import { type OptionName, visibleOptions } from '../visible.ts';

/** Options that are asked at every test, beside its name. All others are folded away while they are as usual. */
const ALWAYS_ASKED: readonly OptionName[] = ['eye', 'ear', 'monocular'];

/** The options that show and are folded away [OUR-295]. */
export const foldedOptions = (visible: ReadonlySet<OptionName>): readonly OptionName[] =>
  [...visible].filter((name) => !ALWAYS_ASKED.includes(name));

/** Returns the values of a test of which only the kind, device and eyes were chosen. */
function usualValues(values: TestFormValues, data: TestFormData): TestFormValues {
  const { device, group, strategy, protocol, custom_test_bundle_type, eye, ear, monocular } = values;
  const test = { group, strategy, protocol, custom_test_bundle_type };
  const named = change({ ...defaultValues(data), device }, test, data).values;
  return change(named, { eye, ear, monocular }, data).values;
}

/** Returns the folded options whose values differ from the preferences and the patient's settings [OUR-295]. */
export function changedOptions(values: TestFormValues, data: TestFormData): readonly OptionName[] {
  const usual = usualValues(values, data);
  return foldedOptions(visibleOptions(values, data)).filter((name) => values[name] !== usual[name]);
}
