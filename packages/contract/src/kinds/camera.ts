import { kind, SILENCE } from './kind.ts';

/** Pictures of the anterior segment that the examiner takes. They are no records: the progress is all there is. */
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
