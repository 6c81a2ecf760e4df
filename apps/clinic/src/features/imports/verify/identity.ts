import { compareIdentity, type IdentityComparison, type ImportItem, type Patient } from '@isopter/contract';

/** The identity on a report compared with its patient, whose name the browser has in plain also in zero-PII mode. */
export const identityOf = ({ extracted_data }: ImportItem, patient: Patient): IdentityComparison =>
  compareIdentity(extracted_data?.identity, { ...patient, ids: [patient.patient_id_number] });

/** Returns whether a report can be verified only with a reason [OUR-472]. */
export const needsReason = (item: ImportItem, patient: Patient): boolean =>
  !item.extraction_verified && identityOf(item, patient).verdict !== 'same';
