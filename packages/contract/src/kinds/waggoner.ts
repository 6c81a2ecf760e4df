import { kind, SILENCE } from './kind.ts';

/** Waggoner's plates and their variants for other ages. */
export const waggoner = kind({
  id: 'waggoner',
  tests: [{ group: 'COLOR_VISION', strategies: ['WAGGONER', 'WAGGONER_SENIORS', 'WAGGONER_OLDER_CHILDREN'] }],
  path: 'observe-waggoner',
  records: ['waggoner_state_update'],
  states: ['getWaggonerState'],
  silence: SILENCE,
  hasReport: true,
  hasThumbnail: true,
});
