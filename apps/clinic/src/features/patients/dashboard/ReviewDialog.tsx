import { useSimilarPatients, useUpdatePatient } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { Button, Dialog, LinkButton, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { saveOverNewer } from '../../../lib/platform/api/saveOverNewer.ts';
import { reviewActions, reviewFacts, reviewList, reviewRow } from '../PatientList.css.ts';
import { useRecognised } from '../../../lib/domain/patients/useRecognise.ts';
import { PatientComparison } from '../merge/PatientComparison.tsx';

export interface ReviewDialogProps {
  /** Possible duplicates. */
  patients: readonly Patient[];
  onClose: () => void;
}

/** Each patient to review beside whom they resemble, to be kept or merged into that one (PAT-04, OUR-56). */
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
  const recognised = useRecognised();
  const { send, isSending } = useUpdatePatient();
  const { id, version } = patient;
  const alike = useSimilarPatients(id).data;
  const match = alike?.matches[0];
  const other = match?.patient;
  const { name, details } = recognised(patient);

  const keep = (): void => {
    saveOverNewer(version, (newest) =>
      send({ params: { id }, body: { needs_match_review: false, version: newest } }),
    ).then(
      () => toasts.show({ tone: 'positive', message: t(($) => $.patients.review.keepSuccess) }),
      () => toasts.show({ tone: 'critical', message: t(($) => $.patients.review.keepError) }),
    );
  };

  return (
    <li className={reviewRow}>
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <br />
        <span className={reviewFacts} data-numeric>
          {details}
        </span>
      </span>
      <span className={reviewActions}>
        <Button size="sm" onPress={keep} isPending={isSending}>
          {t(($) => $.patients.review.keep)}
        </Button>
        <LinkButton size="sm" href={other ? `/patients/merge/${id}?into=${other.id}` : `/patients/merge/${id}`}>
          {t(($) => $.patients.review.merge)}
        </LinkButton>
      </span>
      {other && (
        <PatientComparison
          one={patient}
          other={other}
          headings={[t(($) => $.patients.review.this), t(($) => $.patients.review.other)]}
        />
      )}
      {alike && match && (
        <p className={reviewFacts}>
          {t(($) => $.patients.review.tests, { count: alike.tests, other: match.tests })}
          {alike.matches.length > 1 && ` ${t(($) => $.patients.duplicate.more, { count: alike.matches.length - 1 })}`}
        </p>
      )}
      {alike && !other && <p className={reviewFacts}>{t(($) => $.patients.review.nobody)}</p>}
    </li>
  );
}
