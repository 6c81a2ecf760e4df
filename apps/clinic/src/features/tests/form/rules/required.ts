import { groupOf, protocolsOf, strategiesOf } from '../../../../lib/domain/tests/offered/choices.ts';
import { isCustomBundle } from './selection.ts';
import { isTechnicianAdmin } from './technician.ts';
import type { FieldName, TestFormData, TestFormValues } from './values.ts';
import { visibleOptions } from './visible.ts';

/** The fields that must be filled for these values [FORM-11]. A group without strategies or protocols asks for none. */
export function requiredFields(values: TestFormValues, data: TestFormData): ReadonlySet<FieldName> {
  const required = new Set<FieldName>(['device', 'group']);
  if (!isTechnicianAdmin(data.user)) required.add('doctor').add('operator');
  const group = groupOf(data.groups, values);
  if (isCustomBundle(values)) {
    required.add('custom_test_bundle_type');
  } else {
    const hasStrategies = !group || strategiesOf(group).length > 0;
    if (hasStrategies) required.add('strategy');
    if ((hasStrategies && values.strategy === '') || protocolsOf(group, values.strategy).length > 0) {
      required.add('protocol');
    }
  }
  const visible = visibleOptions(values, data);
  if (visible.has('monocular') && values.skip_convergence_testing) required.add('monocular');
  return required;
}

/** The required fields still empty. */
export function missingFields(values: TestFormValues, data: TestFormData): readonly FieldName[] {
  return [...requiredFields(values, data)].filter((field) => values[field] === '' || values[field] === null);
}
