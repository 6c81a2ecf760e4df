import { createKey, messageOfField, messagesOf, useClient, useUpdatePreferences } from '@isopter/api-client';
import { type Preferences, type PreferencesWrite, ZERO_PII } from '@isopter/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../lib/errors/useMessageText.ts';
import { type EditForm, type FieldProblems, type Refusal, useEditForm } from '../../lib/form/useEditForm.ts';
import { officeDay } from '../../lib/format/useOfficeDay.ts';
import { keepPreferences } from '../../lib/session/keepPreferences.ts';
import { takeKey } from '../../lib/zeroPiiKey/takeKey.ts';
import { type PreferenceField, preferenceRefusals, type PreferenceRefusal } from './rules.ts';
import { changesOf, type PreferenceValues, valuesOf } from './values.ts';

/** What the server calls a field that is another one here. */
const FIELDS: Readonly<Record<string, PreferenceField>> = {
  test_group: 'group',
  zero_pii_password_hash: 'enable_zero_pii',
  skip_tutorial: 'tutorial',
  use_short_tutorial: 'tutorial',
  skip_convergence_testing: 'convergence',
  use_automated_convergence: 'convergence',
};

export interface PreferencesEdit extends EditForm<PreferenceValues> {
  /** Saves what was changed. @returns what was sent; undefined when nothing was saved */
  save: () => Promise<PreferencesWrite | undefined>;
}

/** The form of the preferences: what is refused stands at its field, and nothing that was chosen is lost [PREF-12]. */
export function useEditPreferences(preferences: Preferences, isClinicAdmin: boolean): PreferencesEdit {
  const { t } = useTranslation();
  const text = useMessageText();
  const client = useClient();
  const { send } = useUpdatePreferences();
  const defaultValues = useMemo(() => valuesOf(preferences), [preferences]);

  const words = (field: PreferenceField, kind: PreferenceRefusal): string => {
    if (kind === 'key') return t(($) => $.zeroPii.keyRequired, { count: ZERO_PII.keyMin });
    if (kind === 'examDate') return t(($) => $.preferences.examDateTooSoon);
    if (field === 'device') return t(($) => $.preferences.deviceForDemo);
    return t(($) => $.preferences.required, {
      label: t(($) => $.preferences.fields[field as 'home_test_pin']),
    });
  };
  const problemsOf = (values: PreferenceValues): FieldProblems<PreferenceValues> => {
    const refusals = Object.entries(preferenceRefusals(values, preferences, officeDay())) as [
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
      return field in defaultValues && first !== undefined ? [[field, text(messageOfField(first))] as const] : [];
    });
    return { fields: Object.fromEntries(fields), text: text(message) };
  };
  const edit = useEditForm({ defaultValues, problemsOf, refusalOf });

  const save = async (): Promise<PreferencesWrite | undefined> => {
    let saved: PreferencesWrite | undefined;
    await edit.attempt(async (values) => {
      const changed = changesOf(values, preferences, isClinicAdmin);
      const made = changed.enable_zero_pii ? await createKey(values.zero_pii_key) : null;
      const changes = { ...changed, ...(made && { zero_pii_password_hash: made.check }) };
      if (Object.keys(changes).length > 0) await send({ body: changes });
      keepPreferences(changes);
      // the patients there are encrypted from now on [PREF-07]
      if (made) await takeKey(client, made.key, made.check);
      saved = changes;
    });
    return saved;
  };
  return { ...edit, save };
}
