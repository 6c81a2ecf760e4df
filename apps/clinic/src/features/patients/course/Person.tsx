import type { Patient } from '@isopter/contract';
import { Card, IconButton, KeyValueList } from '@isopter/ui';
import { EditIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useLookupName } from '../../../lib/domain/patients/useLookupName.ts';
import { useMayWrite } from '../../../lib/platform/session/useMayWrite.ts';

/** Further data of a patient, in addition to the identity in the banner. */
export function Person({ patient }: { patient: Patient }): ReactElement {
  const { t, i18n } = useTranslation();
  const [, navigate] = useLocation();
  const mayWrite = useMayWrite();
  const nameOf = useLookupName();
  const { gender, ethnicity, email, phone, instruction_language: language } = patient;
  const languageNames = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const none = t(($) => $.patients.form.none);
  return (
    <Card
      title={t(($) => $.patients.form.person)}
      actions={
        mayWrite && (
          <IconButton
            size="sm"
            label={t(($) => $.patients.edit)}
            icon={<EditIcon />}
            onPress={() => navigate(`/patients/edit/${patient.id}`)}
          />
        )
      }
    >
      <KeyValueList
        items={[
          { label: t(($) => $.patients.form.gender_id), value: gender ? nameOf('genders', gender) : none },
          { label: t(($) => $.patients.form.ethnicity_id), value: ethnicity ? nameOf('ethnicities', ethnicity) : none },
          {
            label: t(($) => $.patients.form.instruction_language),
            value: language ? (languageNames.of(language) ?? language) : none,
          },
          { label: t(($) => $.patients.form.email), value: email || none },
          { label: t(($) => $.patients.form.phone), value: phone || none, isNumeric: Boolean(phone) },
        ]}
      />
    </Card>
  );
}
