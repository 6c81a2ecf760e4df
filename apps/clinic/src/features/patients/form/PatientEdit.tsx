import { useUpdatePatient } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { LoadedPatient } from '../../../lib/domain/patients/LoadedPatient.tsx';
import { PatientForm } from './PatientForm.tsx';
import { changedPatient, personalData } from '../rules.ts';
import { useMustEnterAgain } from '../../../lib/domain/patients/useMustEnterAgain.ts';
import { usePatientName } from '../../../lib/domain/patients/usePatientName.ts';

/** Changing a patient (PAT-05 to PAT-07). */
export function PatientEdit(): ReactElement {
  return <LoadedPatient>{(patient) => <Known patient={patient} />}</LoadedPatient>;
}

function Known({ patient }: { patient: Patient }): ReactElement {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const nameOf = usePatientName();
  const mustEnterAgain = useMustEnterAgain(patient.id);
  const { send } = useUpdatePatient();
  const href = `/patients/${patient.id}`;
  return (
    <PatientForm
      key={patient.id}
      title={t(($) => (mustEnterAgain ? $.zeroPii.enterAgain : $.patients.edit))}
      breadcrumbs={[
        { label: t(($) => $.patients.title), href: '/patients' },
        { label: nameOf(patient), href },
        { label: t(($) => $.common.edit) },
      ]}
      patient={patient}
      {...(mustEnterAgain && { hint: t(($) => $.zeroPii.enterAgainHint) })}
      closeHref={href}
      save={async (values, read) => {
        const body = {
          ...changedPatient(values, read, preferences.disable_pi),
          ...(mustEnterAgain && personalData(values, preferences.disable_pi)),
        };
        await send({ params: { id: patient.id }, body });
        toasts.show({ tone: 'positive', message: t(($) => $.patients.form.saved) });
        return href;
      }}
    />
  );
}
