import { describe, expect, it } from 'vitest';
import { LANE_1, LANE_2, PRE_TEST } from '../../../../fakes/data/devices.ts';
import { inOrder, laneState } from './lanes.ts';

const low = { ...LANE_2, battery_level_headset_percentage: 30 };
const offline = { ...LANE_2, active: false, available: false };

describe('what the form says of a device', () => {
  it.each([
    ['free', LANE_2],
    ['free', { ...LANE_2, battery_level_headset_percentage: 31 }],
    ['free', { ...LANE_2, battery_level_headset_percentage: null }],
    ['low', low],
    ['busy', PRE_TEST],
    ['offline', offline],
  ] as const)('is %s', (state, device) => {
    expect(laneState(device)).toBe(state);
  });

  it('begins with those a test can begin on', () => {
    expect(inOrder([offline, PRE_TEST, low, LANE_2, LANE_1]).map(laneState)).toEqual([
      'free',
      'free',
      'low',
      'busy',
      'offline',
    ]);
  });
});
