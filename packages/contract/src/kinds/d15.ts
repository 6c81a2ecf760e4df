import { kind, SILENCE } from './kind.ts';

/** The Farnsworth D-15: fifteen caps are arranged in the order of their hues. */
export const d15 = kind({
  id: 'd15',
  tests: [{ group: 'COLOR_VISION', strategies: ['D15'] }],
  path: 'observe-color',
  records: ['updated_test_color_vision'],
  states: ['getColorVisionState'],
  silence: SILENCE,
  hasReport: true,
  hasThumbnail: true,
});
