import type { DeviceStimulus } from '@isopter/contract';

/** A presentation by whose numbers it is known again: what is stored under a number must be what was sent under it. */
export const stimulus = (index: number): string =>
  JSON.stringify({
    eye: index % 2 === 0 ? 'OD' : 'OS',
    index,
    x: ((index * 7) % 60) - 30,
    y: ((index * 11) % 48) - 24,
    viewed: true,
    threshold: 28.5,
    response_time: 0.41,
    is_blind_spot: false,
    has_good_fixation: true,
    false_positive: false,
    false_negative: false,
    region_no: 0,
  } satisfies DeviceStimulus);
