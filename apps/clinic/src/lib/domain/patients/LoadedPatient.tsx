import { useCall } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Loading } from '../../frame/screen/Loading.tsx';
import { LoadFailed } from '../../frame/screen/LoadFailed.tsx';
import { PatientGone } from './PatientGone.tsx';

/** Loads the patient a route names, by its `id` or `patientId`, and shows a screen of them. */
export function LoadedPatient({ children }: { children: (patient: Patient) => ReactElement }): ReactElement {
  const { t } = useTranslation();
  const { patientId = '', id = patientId } = useParams<{ id?: string; patientId?: string }>();
  const load = useCall('getPatient', { params: { id } }, { silent: true });
  const { data, error } = load;
  if (data !== undefined) return children(data);
  if (error === undefined) return <Loading />;
  if (error.status === 404) return <PatientGone />;
  return <LoadFailed title={t(($) => $.patients.loadOneFailed)} error={error} loads={[load]} />;
}
