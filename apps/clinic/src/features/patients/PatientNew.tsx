import { useCreatePatient } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { accessOf } from '../../lib/session/accessOf.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { PatientForm } from './PatientForm.tsx';
import { afterCreation, newPatient, type PatientFormValues } from './rules.ts';

/** A new patient, and on to their first test (PAT-05, PAT-08). */
export function PatientNew(): ReactElement {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const { send } = useCreatePatient();
  const isTechnicianUser = accessOf(signedIn).technician_user;

  const save = async (values: PatientFormValues): Promise<string> => {
    const { id } = await send({ body: newPatient(values, signedIn.preferences.disable_pi) });
    toasts.show({ tone: 'positive', message: t(($) => $.patients.form.savedNew) });
    return afterCreation(id, isTechnicianUser);
  };

  const home = isTechnicianUser ? '/techall-mode' : '/patients';
  return (
    <PatientForm
      title={t(($) => $.patients.new)}
      breadcrumbs={[{ label: t(($) => $.patients.title), href: home }, { label: t(($) => $.patients.new) }]}
      patient={null}
      closeHref={home}
      save={save}
    />
  );
}
