import { kind, SILENCE } from './kind.ts';

/** The C-Suite: visual acuity, then contrast sensitivity. */
export const csuite = kind({
  id: 'csuite',
  tests: [{ group: 'CSUITE' }],
  shownBy: 'acuity',
  records: ['new_acuity_optotype_result', 'new_contrast_sensitivity_response'],
  states: ['getAcuityResults', 'getContrastResponses', 'getContrastOngoingState'],
  silence: SILENCE,
  hasReport: true,
  hasThumbnail: true,
  parts: [
    { kind: 'acuity', record: 'new_acuity_optotype_result', strategy: null },
    { kind: 'contrast', record: 'new_contrast_sensitivity_response', strategy: 'CONTRAST_STANDARD' },
  ],
});
