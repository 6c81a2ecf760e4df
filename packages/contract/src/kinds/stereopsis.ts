import { kind, SILENCE } from './kind.ts';

/** Stereopsis: which of several dots stands out, at smaller and smaller disparities. */
export const stereopsis = kind({
  id: 'stereopsis',
  tests: [{ group: 'STEREOPSIS' }],
  path: 'observe-stereopsis',
  records: ['new_stereopsis_response'],
  states: ['getStereopsisResponses'],
  silence: SILENCE,
  hasReport: true,
  hasThumbnail: true,
});
