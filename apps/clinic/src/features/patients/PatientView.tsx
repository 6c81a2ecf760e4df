import { useDoctors } from '@isopter/api-client';
import { ageOn, fullName, type Patient, today } from '@isopter/contract';
import { Card, CardGrid, IconButton, KeyValueList, LinkButton, MissingValue, PageHeader } from '@isopter/ui';
import { EditIcon } from '@isopter/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { PatientBanner } from '../../lib/patients/PatientBanner.tsx';
import { ScreenTitle } from '../../lib/brand/ScreenTitle.tsx';
import { useFormats } from '../../lib/format/useFormats.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { useMayWrite } from '../../lib/session/useMayWrite.ts';
import { useTestName } from '../../lib/tests/useTestName.ts';
import { PatientChanges } from './PatientChanges.tsx';
import { LoadedPatient } from './LoadedPatient.tsx';
import { view } from './PatientView.css.ts';
import { useLookupName } from '../../lib/patients/useLookupName.ts';
import { patientName } from '../../lib/patients/shown.ts';

/** A patient at a glance, and the way to their tests (PAT-09, PAT-20). */
export function PatientView(): ReactElement {
  return <LoadedPatient>{(patient) => <Shown patient={patient} />}</LoadedPatient>;
}

function Shown({ patient }: { patient: Patient }): ReactElement {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const mayWrite = useMayWrite();
  const name = patientName(patient, preferences) ?? t(($) => $.patients.unnamed);
  return (
    <div className={view}>
      <ScreenTitle>{name}</ScreenTitle>
      <PageHeader
        title={<bdi>{name}</bdi>}
        breadcrumbs={[{ label: t(($) => $.patients.title), href: '/patients' }, { label: name }]}
        actions={
          <>
            <LinkButton href={`/tests/${patient.id}`}>{t(($) => $.patients.previousTests)}</LinkButton>
            {mayWrite && (
              <LinkButton href={`/tests/new/${patient.id}`} variant="primary">
                {t(($) => $.patients.newTest)}
              </LinkButton>
            )}
          </>
        }
      />
      <PatientBanner patient={patient} hasName={false} />
      <PatientChanges patient={patient} />
      <CardGrid minWidth={320}>
        <PersonCard patient={patient} />
        <ContactCard patient={patient} />
      </CardGrid>
    </div>
  );
}

function PersonCard({ patient }: { patient: Patient }): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { disable_pi } = useSignedIn().preferences;
  const mayWrite = useMayWrite();
  const { date } = useFormats();
  const nameOf = useLookupName();
  const { date_of_birth, patient_id_number, gender, ethnicity } = patient;
  const birthLabel = disable_pi ? t(($) => $.patients.birth_year) : t(($) => $.patients.date_of_birth);
  const age = date_of_birth ? ageOn(date_of_birth, today()) : undefined;
  const born = date_of_birth && (disable_pi ? date_of_birth.slice(0, 4) : date(date_of_birth));
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
          { label: birthLabel, value: orMissing(born, birthLabel), isNumeric: true },
          {
            label: t(($) => $.patients.age_label),
            value: age === undefined ? '–' : t(($) => $.patients.age, { count: age }),
          },
          {
            label: t(($) => $.patients.form.patient_id_number),
            value: orMissing(
              patient_id_number,
              t(($) => $.patients.form.patient_id_number),
            ),
            isNumeric: true,
          },
          {
            label: t(($) => $.patients.form.gender_id),
            value: gender ? nameOf('genders', gender) : t(($) => $.patients.form.none),
          },
          {
            label: t(($) => $.patients.form.ethnicity_id),
            value: ethnicity ? nameOf('ethnicities', ethnicity) : t(($) => $.patients.form.none),
          },
        ]}
      />
    </Card>
  );
}

function ContactCard({ patient }: { patient: Patient }): ReactElement {
  const { t } = useTranslation();
  const { data: doctors = [] } = useDoctors(patient.id);
  const { when } = useFormats();
  const testName = useTestName();
  const doctor = doctors.find(({ id }) => id === patient.doctor_id);
  const { last_test } = patient;
  return (
    <Card title={t(($) => $.patients.form.clinic)}>
      <KeyValueList
        items={[
          {
            label: t(($) => $.patients.form.doctor_id),
            value: doctor ? fullName(doctor) : '–',
          },
          { label: t(($) => $.patients.form.email), value: patient.email || '–' },
          { label: t(($) => $.patients.form.phone), value: patient.phone || '–', isNumeric: true },
          {
            label: t(($) => $.patients.last_test),
            value: last_test ? testName(last_test.test_group) : t(($) => $.patients.never),
          },
          { label: t(($) => $.patients.when), value: last_test?.time_start ? when(last_test.time_start) : '–' },
        ]}
      />
    </Card>
  );
}

const orMissing = (value: string | null | undefined, label: string): ReactNode =>
  value || <MissingValue label={label} />;
