import { useCall } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { ErrorState, LinkButton } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Loading } from '../screen/Loading.tsx';
import { centred } from '../screen/Notice.css.ts';
import { HOME } from '../routes/routes.ts';
import { PatientGone } from './PatientGone.tsx';
import { useErrorText } from '../errors/useErrorText.ts';

/** Loads the patient a route names, by its `id` or `patientId`, and shows a screen of them. */
export function LoadedPatient({ children }: { children: (patient: Patient) => ReactElement }): ReactElement {
  const { t } = useTranslation();
  const { patientId = '', id = patientId } = useParams<{ id?: string; patientId?: string }>();
  const { data, error, isValidating, mutate } = useCall('getPatient', { params: { id } }, { silent: true });
  const errorText = useErrorText();
  if (data !== undefined) return children(data);
  if (error === undefined) return <Loading />;
  if (error.status === 404) return <PatientGone />;
  return (
    <div className={centred}>
      <ErrorState
        title={t(($) => $.patients.loadOneFailed)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
        action={
          <LinkButton href={HOME} variant="quiet">
            {t(($) => $.navigation.home)}
          </LinkButton>
        }
      >
        {errorText(error)}
      </ErrorState>
    </div>
  );
}
