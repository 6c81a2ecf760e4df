import { kind, SILENCE } from './kind.ts';

/** Ishihara plates. */
export const ishihara = kind({
  id: 'ishihara',
  tests: [{ group: 'COLOR_VISION', strategies: ['ISHIHARA'] }],
  path: 'observe-ishihara',
  records: ['ishihara_state_update'],
  states: ['getIshiharaState'],
  silence: SILENCE,
  hasReport: true,
  hasThumbnail: true,
});
