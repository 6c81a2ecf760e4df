import { defaultGoldmanSize } from './defaults.ts';
import { eyeOptions } from './eye.ts';
import { offeredGroups } from '../../../../lib/domain/tests/offered/groups.ts';
import { displayedLanguages } from '../../../../lib/domain/tests/offered/languages.ts';
import { groupOf, protocolsOf, strategiesOf } from '../../../../lib/domain/tests/offered/choices.ts';
import { isCustomBundle } from './selection.ts';
import { offeredDevices } from './technician.ts';
import type { TestFormData, TestFormValues } from './values.ts';
import { visibleOptions } from './visible.ts';

/** Keeps an offered value, selects a single offer automatically [FORM-05], and otherwise returns an empty choice. */
function offeredOr<T extends string>(value: T | '', offered: readonly T[]): T | '' {
  const held = offered.find((candidate) => candidate === value);
  return held ?? (offered.length === 1 ? (offered[0] ?? '') : '');
}

const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);
const valuesOf = <T extends string>(items: readonly { value: T }[]): T[] => items.map(({ value }) => value);

/** Device, group, strategy and protocol, each by what the one before it offers [FORM-04, FORM-05]. */
function settleSelection(values: TestFormValues, data: TestFormData): TestFormValues {
  const devices = offeredDevices(data);
  const device = devices.find(({ id }) => id === values.device);
  const groups = offeredGroups(data.groups, device, data.office_group);
  const groupValue = offeredOr(values.group, valuesOf(groups));
  const bundles = groups.flatMap(({ custom_test_bundle_info: info }) => (info ? [info.custom_test_bundle_id] : []));
  const custom_test_bundle_type =
    groupValue === 'CUSTOM_BUNDLE' ? offeredOr(values.custom_test_bundle_type, bundles) : '';
  const group = groupOf(groups, { group: groupValue, custom_test_bundle_type });
  const strategy = isCustomBundle({ ...values, group: groupValue })
    ? ''
    : offeredOr(values.strategy, valuesOf(strategiesOf(group)));
  const protocol = isCustomBundle({ ...values, group: groupValue })
    ? ''
    : offeredOr(values.protocol, valuesOf(protocolsOf(group, strategy)));
  return { ...values, device: device?.id ?? '', group: groupValue, custom_test_bundle_type, strategy, protocol };
}

/**
 * A language that does not hold falls back to the first displayed one [FORM-08]; the patient's to the user's default, if that
 * holds [OUR-801].
 */
function settleLanguage(values: TestFormValues, data: TestFormData): TestFormValues {
  const device = data.devices.find(({ id }) => id === values.device);
  const displayed = displayedLanguages(data.languages, device).map(({ code }) => code);
  if (displayed.length === 0 || displayed.some((code) => code === values.language)) return values;
  const isPatients = values.language !== '' && values.language === data.patient?.instruction_language;
  const usual = isPatients && displayed.find((code) => code === data.preferences.language);
  return { ...values, language: usual || (displayed[0] ?? '') };
}

/** Options whose choice is no longer offered go back to their default. */
function settleOptions(values: TestFormValues, data: TestFormData): TestFormValues {
  const strategy = strategiesOf(groupOf(data.groups, values)).find(({ value }) => value === values.strategy);
  const sizes = strategy?.goldman_size ?? [];
  const eyes = eyeOptions(values);
  const visible = visibleOptions(values, data);
  const bothTutorials = visible.has('skip_tutorial') && visible.has('use_short_tutorial');
  return {
    ...values,
    doctor: offeredOr(values.doctor, ids(data.doctors)),
    operator: offeredOr(values.operator, ids(data.operators)),
    eye: eyes.includes(values.eye) ? values.eye : (eyes[0] ?? 'both'),
    goldman_size:
      sizes.length === 0 || sizes.includes(values.goldman_size)
        ? values.goldman_size
        : defaultGoldmanSize(values, strategy),
    correction_type: ids(data.correction_types).includes(values.correction_type) ? values.correction_type : '',
    control_type: ids(data.control_types).includes(values.control_type) ? values.control_type : '',
    stimulus_type: ids(data.stimulus_types).includes(values.stimulus_type) ? values.stimulus_type : '',
    use_short_tutorial: values.use_short_tutorial && !(bothTutorials && values.skip_tutorial),
  };
}

/**
 * The same values, made to hold: everything that the device, the group and the rest of what the server offers no longer
 * allows is reset. Settling settled values changes nothing.
 */
export function settle(values: TestFormValues, data: TestFormData): TestFormValues {
  return settleOptions(settleLanguage(settleSelection(values, data), data), data);
}
