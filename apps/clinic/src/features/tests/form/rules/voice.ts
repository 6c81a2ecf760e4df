import { isAmong } from '../../../../lib/domain/tests/offered/languages.ts';
import { groupOf } from '../../../../lib/domain/tests/offered/choices.ts';
import type { TestFormData, TestFormValues } from './values.ts';
import { visibleOptions } from './visible.ts';

const VOICE = 'Voice';

/**
 * Whether step 1 asks before it completes: the patient answers by voice in a language the group understands
 * [FORM-17, FORM-31].
 */
export function needsVoiceConfirmation(values: TestFormValues, data: TestFormData): boolean {
  const isVoice = data.control_types.some(({ id, name }) => id === values.control_type && name === VOICE);
  const group = groupOf(data.groups, values);
  return (
    isVoice &&
    visibleOptions(values, data).has('control_type') &&
    isAmong(group?.voice_input_languages, values.language)
  );
}
