import { kind, SILENCE } from './kind.ts';

/** Contrast sensitivity. */
export const contrast = kind({
  id: 'contrast',
  tests: [{ group: 'CONTRAST_SENSITIVITY' }],
  path: 'observe-contrast',
  records: ['new_contrast_sensitivity_response'],
  states: ['getContrastResponses', 'getContrastOngoingState'],
  silence: SILENCE,
  hasReport: true,
  hasThumbnail: true,
});
