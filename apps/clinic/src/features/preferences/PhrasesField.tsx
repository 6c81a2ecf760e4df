import { TextArea } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { PLACEHOLDERS } from '../../lib/domain/tests/phrases/phrases.ts';
import { usePreferencesForm } from './fields.tsx';
import type { PreferenceValues } from './values.ts';

/** The phrases for interpretations, one on each line [OUR-745]. */
export function PhrasesField(): ReactElement {
  const { t } = useTranslation();
  const { control } = usePreferencesForm();
  return (
    <Bound<PreferenceValues, 'interpretation_phrases', HTMLTextAreaElement>
      control={control}
      name="interpretation_phrases"
    >
      {(field) => (
        <TextArea
          {...field}
          rows={5}
          label={t(($) => $.preferences.fields.interpretation_phrases)}
          description={t(($) => $.preferences.phrases.hint, { known: PLACEHOLDERS.join(' ') })}
        />
      )}
    </Bound>
  );
}
