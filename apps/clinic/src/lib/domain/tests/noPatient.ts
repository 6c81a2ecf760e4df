/** The id used instead of a patient's, for a test without one [FORM-01]. */
export const NO_PATIENT = 'none';
