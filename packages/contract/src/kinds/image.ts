import { kind, SHORT_SILENCE } from './kind.ts';

/** Pictures of the eyes, taken by the device, once or as a series. They are not records. */
export const image = kind({
  id: 'image',
  tests: [{ group: 'EYE_IMAGE_CAPTURE' }, { group: 'ONGOING_EYE_IMAGE_CAPTURE' }],
  path: 'observe-image',
  records: [],
  states: [],
  silence: SHORT_SILENCE,
  hasReport: true,
  hasThumbnail: false,
});
