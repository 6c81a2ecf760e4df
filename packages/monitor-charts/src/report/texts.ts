/** The texts shared by all reports. The server has them in each report language; these are the English ones. */
export interface PageTexts {
  notForClinicalUse: string;
  age: (values: { count: number }) => string;
  strategy: string;
  device: string;
  doctor: string;
  operator: string;
  /** Before a date of birth, and before an id, in the line below the patient's name. */
  born: string;
  id: string;
  /** Shown instead of a value nobody has entered. */
  notEntered: string;
  interpretation: string;
  notSigned: string;
  noInterpretation: string;
  /** Below the line for the doctor's signature. */
  signatureOf: (values: { doctor: string }) => string;
  dateAndTime: string;
  rightEye: string;
  leftEye: string;
  bothEyes: string;
  normSet: string;
  made: (values: { when: string }) => string;
  procedureVersion: string;
  page: (values: { number: number; of: number }) => string;
}

export const englishPageTexts: PageTexts = {
  notForClinicalUse: 'Not for clinical use',
  age: ({ count }) => (count === 1 ? '1 year' : `${count} years`),
  strategy: 'Strategy',
  device: 'Device',
  doctor: 'Doctor',
  operator: 'Operator',
  born: 'Born',
  id: 'ID',
  notEntered: 'not entered',
  interpretation: 'Interpretation',
  notSigned: 'Not yet signed',
  noInterpretation: 'Signed without a text',
  signatureOf: ({ doctor }) => `${doctor}, signature`,
  dateAndTime: 'Date and time',
  rightEye: 'Right eye',
  leftEye: 'Left eye',
  bothEyes: 'Both eyes',
  normSet: 'Norms',
  made: ({ when }) => `Report made ${when}`,
  procedureVersion: 'Procedure version',
  page: ({ number, of }) => `Page ${number} of ${of}`,
};
