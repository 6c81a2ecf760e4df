import { useCreatePatient } from '@isopter/api-client';
import { toasts, useBrand } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { accessOf } from '../../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { PatientForm } from './PatientForm.tsx';
import { afterCreation, newPatient, patientOfSession, type PatientFormValues } from '../rules.ts';

/** A new patient, and on to their first test (PAT-05, PAT-08). */
export function PatientNew(): ReactElement {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const { send } = useCreatePatient();
  const isTechnicianUser = accessOf(signedIn).technician_user;

  const save = async (values: PatientFormValues): Promise<string> => {
    const { disable_pi } = signedIn.preferences;
    const body = isTechnicianUser ? patientOfSession(values, disable_pi) : newPatient(values, disable_pi);
    const { id } = await send({ body });
    if (body.device) {
      const message = t(($) => $.technicians.deviceSessionCreateSuccess);
      toasts.show({ tone: 'positive', message, duration: null });
    } else toasts.show({ tone: 'positive', message: t(($) => $.patients.form.savedNew) });
    return afterCreation(id, isTechnicianUser);
  };

  const { technicianArea = t(($) => $.navigation.technicianArea) } = useBrand();
  const home = isTechnicianUser
    ? { label: technicianArea, href: '/techall-mode' }
    : { label: t(($) => $.patients.title), href: '/patients' };
  return (
    <PatientForm
      title={t(($) => $.patients.new)}
      breadcrumbs={[home, { label: t(($) => $.patients.new) }]}
      patient={null}
      closeHref={home.href}
      save={save}
    />
  );
}
