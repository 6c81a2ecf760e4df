/** Kinds of alerts that staff must know before they examine a patient. */
export const PATIENT_ALERT_KINDS = ['DIAGNOSIS', 'ALLERGY', 'INTERPRETER', 'FALL_RISK', 'SINGLE_EYE'] as const;
export type PatientAlertKind = (typeof PATIENT_ALERT_KINDS)[number];

/** Returns whether an alert of a kind says nothing without a text. */
export const alertNeedsText = (kind: PatientAlertKind): boolean => kind === 'DIAGNOSIS';

/**
 * Returns the kinds of alerts that can be added.
 * @param hasTexts false where the server gets no personal data: a text could name somebody
 */
export const alertKinds = (hasTexts: boolean): readonly PatientAlertKind[] =>
  PATIENT_ALERT_KINDS.filter((kind) => hasTexts || !alertNeedsText(kind));
