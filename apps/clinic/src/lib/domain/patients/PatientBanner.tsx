import type { Patient } from '@isopter/contract';
import { Skeleton } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PatientAlerts } from './alerts/PatientAlerts.tsx';
import * as css from './PatientBanner.css.ts';
import { useIdentity } from './useIdentity.ts';

/** Props of {@link PatientBanner}. */
export interface PatientBannerProps {
  /** The patient of the screen; `undefined` while loading. */
  patient: Patient | undefined;
  /**
   * Whether the name is shown. Screens whose title is the name leave it out.
   * @default true
   */
  hasName?: boolean;
}

/**
 * The patient of a screen: name, age, date of birth, id number and doctor, so that nobody acts on the wrong patient (OUR-51). A
 * missing fact is shown as "Not stated". The banner also has the patient's alerts (OUR-760).
 */
export function PatientBanner({ patient, hasName = true }: PatientBannerProps): ReactElement {
  return patient === undefined ? <Skeleton shape="block" height={48} /> : <Known patient={patient} hasName={hasName} />;
}

function Known({ patient, hasName }: { patient: Patient; hasName: boolean }): ReactElement {
  const { t } = useTranslation();
  const { name, facts } = useIdentity(patient);
  return (
    <section className={css.banner} aria-label={t(($) => $.patients.patient)} data-part="patient-banner">
      {hasName && (
        <strong className={css.name}>
          <bdi>{name}</bdi>
        </strong>
      )}
      <dl className={css.facts}>
        {facts.map(({ id, label, value }) => (
          <div key={id} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            {value === null ? (
              <dd className={css.notStated}>{t(($) => $.common.notStated)}</dd>
            ) : (
              <dd className={css.value} data-numeric={id === 'born' || id === 'id_number' || undefined}>
                <bdi>{value}</bdi>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <PatientAlerts patientId={patient.id} />
    </section>
  );
}
