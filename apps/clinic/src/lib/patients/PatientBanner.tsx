import type { Patient } from '@isopter/contract';
import { Skeleton } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PatientAlerts } from './alerts/PatientAlerts.tsx';
import * as css from './PatientBanner.css.ts';
import { useIdentity } from './useIdentity.ts';

/** Props of {@link PatientBanner}. */
export interface PatientBannerProps {
  /** Whom the screen acts on; `undefined` while it is being loaded. */
  patient: Patient | undefined;
  /**
   * Whether the name is said; not where the title of the screen is the name.
   * @default true
   */
  hasName?: boolean;
}

/**
 * Whom a screen acts on: name, age, date of birth, id number and doctor, on every screen where something can be done to a
 * person, so that it is not done to another one (OUR-51). A fact that is not stated says so: it could not be compared. Alerts of the
 * patient are in the banner too (OUR-760).
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
