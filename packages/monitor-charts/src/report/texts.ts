/** The texts shared by all reports. The server has them in each report language; these are the English ones. */
export interface PageTexts {
  notForClinicalUse: string;
  name: string;
  dateOfBirth: string;
  age: (values: { count: number }) => string;
  patientId: string;
  gender: string;
  strategy: string;
  device: string;
  tested: string;
  doctor: string;
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
  name: 'Name',
  dateOfBirth: 'Date of birth',
  age: ({ count }) => (count === 1 ? '1 year' : `${count} years`),
  patientId: 'Patient ID',
  gender: 'Gender',
  strategy: 'Strategy',
  device: 'Device',
  tested: 'Tested',
  doctor: 'Doctor',
  rightEye: 'Right eye',
  leftEye: 'Left eye',
  bothEyes: 'Both eyes',
  normSet: 'Norms',
  made: ({ when }) => `Report made ${when}`,
  procedureVersion: 'Procedure version',
  page: ({ number, of }) => `Page ${number} of ${of}`,
};
