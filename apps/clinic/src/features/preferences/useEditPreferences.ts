import { createKey, messageOfField, messagesOf, useClient, useUpdatePreferences } from '@isopter/api-client';
import { PHRASES_MAX, type Preferences, type StoredPreferences, TEXT_MAX, ZERO_PII } from '@isopter/contract';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../lib/platform/errors/useMessageText.ts';
import type { FieldProblems, Refusal } from '../../lib/frame/form/useEditForm.ts';
import { type RecordForm, useRecordForm } from '../../lib/frame/form/useRecordForm.ts';
import { officeDay } from '../../lib/platform/format/useOfficeDay.ts';
import { keepPreferences } from '../../lib/platform/session/keepPreferences.ts';
import { PLACEHOLDERS } from '../../lib/domain/tests/phrases/phrases.ts';
import { takeKey } from '../../lib/platform/encryptionKey/takeKey.ts';
import { type PreferenceField, preferenceRefusals, type PreferenceRefusal } from './rules.ts';
import { useShownPreferences } from './useShownPreferences.ts';
import { changesOf, type PreferenceValues, valuesOf } from './values.ts';

/** Fields that have other names on the server. */
const FIELDS: Readonly<Record<string, PreferenceField>> = {
  test_group: 'group',
  zero_pii_password_hash: 'enable_zero_pii',
  skip_tutorial: 'tutorial',
  use_short_tutorial: 'tutorial',
  skip_convergence_testing: 'convergence',
  use_automated_convergence: 'convergence',
};

export interface PreferencesEdit extends RecordForm<PreferenceValues, StoredPreferences> {
  /** Saves the changes. @returns the sent changes; undefined when nothing was saved */
  save: () => Promise<Partial<Preferences> | undefined>;
}

/** The state of the preferences form. Refused fields show their errors and choices are kept [PREF-12]. */
export function useEditPreferences(preferences: StoredPreferences, isClinicAdmin: boolean): PreferencesEdit {
  const { t } = useTranslation();
  const text = useMessageText();
  const client = useClient();
  const { send } = useUpdatePreferences();
  const fields = useShownPreferences(valuesOf(preferences));

  const words = (field: PreferenceField, kind: PreferenceRefusal): string => {
    if (kind === 'key') return t(($) => $.zeroPii.keyRequired, { count: ZERO_PII.keyMin });
    if (kind === 'address') return t(($) => $.agent.address);
    if (kind === 'examDate') return t(($) => $.preferences.examDateTooSoon);
    if (kind === 'placeholder') return t(($) => $.preferences.phrases.unknown, { known: PLACEHOLDERS.join(' ') });
    if (kind === 'phrases') return t(($) => $.preferences.phrases.limit, { most: PHRASES_MAX, max: TEXT_MAX.phrase });
    if (field === 'device') return t(($) => $.preferences.deviceForDemo);
    return t(($) => $.preferences.required, {
      label: t(($) => $.preferences.fields[field as 'home_test_pin']),
    });
  };
  const problemsOf = (values: PreferenceValues, record: StoredPreferences | null): FieldProblems<PreferenceValues> => {
    const refusals = Object.entries(preferenceRefusals(values, record ?? preferences, officeDay())) as [
      PreferenceField,
      PreferenceRefusal,
    ][];
    return Object.fromEntries(refusals.map(([field, type]) => [field, { type, message: words(field, type) }]));
  };
  const refusalOf = (error: unknown): Refusal<PreferenceValues> => {
    const [message] = messagesOf(error);
    const { fields: refused = {} } = error as { fields?: Record<string, string[]> };
    const fields = Object.entries(refused).flatMap(([name, [first]]) => {
      const field = FIELDS[name] ?? name;
      return field in valuesOf(preferences) && first !== undefined
        ? [[field, text(messageOfField(first))] as const]
        : [];
    });
    return { fields: Object.fromEntries(fields), text: text(message) };
  };
  const edit = useRecordForm<PreferenceValues, StoredPreferences>({
    record: preferences,
    valuesOf: (one) => valuesOf(one ?? preferences),
    problemsOf,
    refusalOf,
    fields,
  });

  const save = async (): Promise<Partial<Preferences> | undefined> => {
    let saved: Partial<Preferences> | undefined;
    await edit.attempt(async (values, { record, version }) => {
      const changed = changesOf(values, record ?? preferences, isClinicAdmin);
      const made = changed.enable_zero_pii ? await createKey(values.zero_pii_key) : null;
      const changes = { ...changed, ...(made && { zero_pii_password_hash: made.check }) };
      if (Object.keys(changes).length > 0) await send({ body: { ...changes, version } });
      keepPreferences(changes);
      // the patients there are encrypted from now on [PREF-07]
      if (made) await takeKey(client, made.key, made.check);
      saved = changes;
    });
    return saved;
  };
  return { ...edit, save };
}
