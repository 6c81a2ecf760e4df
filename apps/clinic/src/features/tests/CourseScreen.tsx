import type { CallState } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { type Crumb, ErrorState, PageHeader } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { StaleNotice } from '../../lib/frame/list/StaleNotice.tsx';
import { PatientBanner } from '../../lib/domain/patients/PatientBanner.tsx';
import { PatientGone } from '../../lib/domain/patients/PatientGone.tsx';
import { usePatientCrumbs } from '../../lib/domain/patients/usePatientCrumbs.ts';

/** The state of a call that the screen needs. */
export type CourseCall = Pick<CallState<object>, 'data' | 'error' | 'isValidating' | 'asOf'> & {
  mutate: () => Promise<unknown>;
};

/** Props of {@link CourseScreen}. */
export interface CourseScreenProps {
  title: string;
  patient: CallState<Patient>;
  /** The call that loads the patient's tests. */
  call: CourseCall;
  /** The class of the layout. */
  className: string;
  /** Between the patient and this screen. */
  crumbs?: readonly Crumb[];
  actions: ReactNode;
  /** The layout of what is loaded, while it loads. */
  waiting: ReactNode;
  /** Shown once the call has answered. */
  children: ReactNode;
}

/** A screen about several tests of a patient: whose they are, and what it says while they load or cannot be loaded. */
export function CourseScreen(props: CourseScreenProps): ReactElement {
  const { title, patient, call, className, crumbs = [], actions, waiting, children } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const start = usePatientCrumbs(patient.data);
  const error = patient.error ?? call.error;
  if (patient.error?.status === 404) return <PatientGone />;
  return (
    <div className={className}>
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader title={title} breadcrumbs={[...start, ...crumbs, { label: title }]} actions={actions} />
      {!patient.error && <PatientBanner patient={patient.data} />}
      <StaleNotice since={error && call.data ? call.asOf : null} />
      {call.data ? (
        children
      ) : error ? (
        <ErrorState
          title={t(($) => $.progression.loadFailed)}
          onRetry={() => void (patient.error ? patient.mutate() : call.mutate())}
          isRetrying={patient.isValidating || call.isValidating}
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        waiting
      )}
    </div>
  );
}
