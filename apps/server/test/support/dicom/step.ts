import type { ProcedureStep, stepBegun } from '../../../src/platform/dicom/procedureStep.ts';

/** A procedure step of an order. */
export const STEP: ProcedureStep = {
  name: 'a 1',
  id: 'a-1',
  station: 'ISOPTER1',
  description: 'Visual field 24-2',
  modality: 'OPV',
  started: new Date('2026-11-30T09:00:00Z'),
};
export const STEP_ABOUT: Parameters<typeof stepBegun>[1] = {
  patient: { familyName: 'Müller', givenName: 'Anna', id: 'P1', birthDate: '1961-03-14', sex: 'F' },
  clinic: 'Clinic',
  doctor: { familyName: 'Rossi', givenName: 'Chiara' },
  device: { name: 'Headset of the ground floor', serialNumber: '1', softwareVersion: '1' },
  order: {
    accession: 'A1',
    referringPhysician: undefined,
    requestedProcedureId: 'R1',
    requestedProcedureDescription: undefined,
    scheduledStepId: 'S1',
    scheduledStepDescription: 'Visual field 24-2',
    procedureCodes: [],
    protocolCodes: [['VF242', '99RIS', 'Visual field 24-2']],
  },
  study: '1.2.3',
  studyId: '7',
  tested: new Date('2026-11-30T09:00:00Z'),
  timezone: 'Europe/Berlin',
};
