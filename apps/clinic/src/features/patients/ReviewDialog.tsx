import { useUpdatePatient } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { Button, Dialog, LinkButton, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/useFormats.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { reviewActions, reviewFacts, reviewList, reviewRow } from './PatientList.css.ts';
import { birthColumn, patientName } from '../../lib/patients/shown.ts';

export interface ReviewDialogProps {
  /** Those who may exist twice. */
  patients: readonly Patient[];
  onClose: () => void;
}

/** Each patient to review, to be kept or merged (PAT-04). */
export function ReviewDialog({ patients, onClose }: ReviewDialogProps): ReactElement {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.patients.review.title)} size="large" isOpen onOpenChange={onClose}>
      <p>{t(($) => $.patients.review.hint)}</p>
      <ul className={reviewList}>
        {patients.map((patient) => (
          <Suspect key={patient.id} patient={patient} />
        ))}
      </ul>
    </Dialog>
  );
}

function Suspect({ patient }: { patient: Patient }): ReactElement {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const { date } = useFormats();
  const { send, isSending } = useUpdatePatient();
  const { id, date_of_birth, patient_id_number } = patient;
  const birth = birthColumn(preferences);
  const born = date_of_birth && birth !== null && (birth === 'year' ? date_of_birth.slice(0, 4) : date(date_of_birth));

  const keep = (): void => {
    send({ params: { id }, body: { needs_match_review: false } }).then(
      () => toasts.show({ tone: 'positive', message: t(($) => $.patients.review.keepSuccess) }),
      () => toasts.show({ tone: 'critical', message: t(($) => $.patients.review.keepError) }),
    );
  };

  return (
    <li className={reviewRow}>
      <span>
        <strong>{patientName(patient, preferences) ?? t(($) => $.patients.unnamed)}</strong>
        <br />
        <span className={reviewFacts} data-numeric>
          {[born, preferences.disable_pi ? null : patient_id_number].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={reviewActions}>
        <Button size="sm" onPress={keep} isPending={isSending}>
          {t(($) => $.patients.review.keep)}
        </Button>
        <LinkButton size="sm" href={`/patients/merge/${id}`}>
          {t(($) => $.patients.review.merge)}
        </LinkButton>
      </span>
    </li>
  );
}
