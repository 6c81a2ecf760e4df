import { kind, SILENCE } from './kind.ts';

/** Pure-tone audiometry. */
export const audiology = kind({
  id: 'audiology',
  tests: [{ group: 'AUDIOLOGY' }],
  path: 'observe-audiology',
  records: ['new_pure_tone_response'],
  states: ['getPureToneResponses'],
  silence: SILENCE,
  hasReport: true,
  hasThumbnail: true,
});
