import type { DicomAbout } from '../../../src/platform/dicom/common.ts';

/** Patient, test and device of a sample object. */
export const ABOUT: DicomAbout = {
  patient: { familyName: 'Müller', givenName: 'Jürgen', id: '00-42', birthDate: '1951-03-04', sex: 'M' },
  clinic: 'Clinic',
  doctor: { familyName: 'Rosen', givenName: 'Maya' },
  device: { name: 'Headset 1', serialNumber: '1', softwareVersion: '1' },
  study: '1.2.3.4',
  studyId: '1',
  tested: new Date('2026-11-20T12:00:00Z'),
  made: new Date('2026-11-21T12:00:00Z'),
  timezone: 'Europe/Madrid',
};
