import { kind, SILENCE } from './kind.ts';

/** Pictures of the anterior segment, taken by the examiner. They are not records; the only data is the progress. */
export const camera = kind({
  id: 'camera',
  tests: [{ group: 'ANTERIOR_SEGMENT_IMAGE' }],
  path: 'observe-camera',
  records: [],
  states: [],
  silence: SILENCE,
  hasReport: true,
  hasThumbnail: false,
});
