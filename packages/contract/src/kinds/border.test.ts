import { describe, expect, it } from 'vitest';
import { type LiveEvent, parseLiveMessage } from '../live.ts';

const stimulus = { eye: 'OD', index: 1, x: 3, y: 9, viewed: false };
const vector = { eye: 'OD', direction: 1, x: 60, y: 0, viewed: true };
const plate = { threshold: false, target: 2, target_answer: 1, arcsec: 100, index: 1 };
const tone = {
  ear: 'LEFT',
  threshold: false,
  frequency: 1000,
  volume_db: 30,
  is_heard: true,
  response_time: 0.4,
};
const optotype = {
  eye: 'OD',
  skipped: false,
  threshold: false,
  contrast: 100,
  size: 0.3,
  size_label: '20/40',
  version: 2,
  direction: 3,
  viewed: true,
};
const question = {
  eye: 'OD',
  index: 1,
  phase: 1,
  threshold: false,
  question: 'CDH',
  answer: 'CDH',
  variants: [],
  contrast: 10,
};
const look = { eye: 'OD', direction: 3, angle: 0, x: 30, y: 0, attempt: 1 };
const cover = { eye: 'OD', phase: 0, progress: 10, current_direction: 0, finished_directions: [] };
const location = { location_index: 0, x_units: 3, y_units: 4 };
const alignment = {
  algorithm_version: 3,
  eye: 'OD',
  percentage: 10,
  locations_done: [],
  last_result: { location, distance_degrees: 5, threshold: true, attempt_number: 2 },
};
const pupil = {
  period_type: 'A',
  period_completion_percentage: 50,
  is_currently_tested: true,
  is_retesting: false,
};
const pupils = { test_percentage_done: 10, od_state: pupil, os_state: pupil };
const section = { section: 'general', done: false, all_data_received: false, correct_answers: 1, total_answers: 1 };
const colours = { eye_states: [{ eye: 'OD', sections: [section], percentage_done: 20 }] };
const coloursWith = (over: object) => ({ eye_states: [{ ...colours.eye_states[0], ...over }] });
const response = { answered: true, value: '12', answer: '12' };
const platesWith = (responses: unknown) => ({ eye_states: [{ eye: 'OU', responses }] });

/** A record of each kind, and parts of it that cannot be. */
const RECORDS: readonly (readonly [type: LiveEvent['type'], data: object, wrong: readonly object[]])[] = [
  [
    'new_stimuli',
    stimulus,
    [
      { x: 'left' },
      { x: 91 },
      { eye: 'XX' },
      { viewed: 1 },
      { threshold: 1e9 },
      { response_time: -1 },
      { seq_num: 'a' },
    ],
  ],
  [
    'new_stimuli',
    vector,
    [{ x: 1e9 }, { direction: 25 }, { direction: 1.5 }, { response_time: -1 }, { eye: 'OU' }, { is_blind_spot: 1 }],
  ],
  [
    'new_pure_tone_response',
    tone,
    [
      { volume_db: null },
      { frequency: 1e9 },
      { response_time: -1 },
      { ear: 'BOTH' },
      { is_heard: 'yes' },
      { seq_num: 'a' },
    ],
  ],
  [
    'new_acuity_optotype_result',
    optotype,
    [
      { eye: 'LEFT' },
      { size: null },
      { contrast: 101 },
      { direction: 9 },
      { direction: 2.5 },
      { viewed: 'yes' },
      { size_label: 20 },
    ],
  ],
  [
    'new_contrast_sensitivity_response',
    question,
    [
      { eye: 'both' },
      { contrast: 0 },
      { contrast: 1e9 },
      { index: -1 },
      { phase: 0.5 },
      { question: '' },
      { answer: 7 },
    ],
  ],
  [
    'new_stereopsis_response',
    plate,
    [{ arcsec: 0 }, { arcsec: -5 }, { arcsec: 1e9 }, { target: 1.5 }, { target_answer: 'top' }],
  ],
  [
    'new_eoms_response',
    look,
    [{ x: null }, { direction: 9 }, { direction: 2.5 }, { attempt: -1 }, { y: 1e9 }, { eye: 'OU' }],
  ],
  [
    'cover_state_update',
    cover,
    [{ phase: 2 }, { progress: 140 }, { finished_directions: [99] }, { current_direction: 'up' }],
  ],
  [
    'sensorimotor_state_update',
    alignment,
    [
      { eye: 'XX' },
      { percentage: 101 },
      { algorithm_version: null },
      { locations_done: 'all' },
      { locations_done: [{ ...location, x_units: 1e9 }] },
      { last_result: { ...alignment.last_result, location: { ...location, location_index: -1 } } },
      { last_result: { ...alignment.last_result, threshold: 'yes' } },
      { last_result: { ...alignment.last_result, distance_degrees: 1e9 } },
    ],
  ],
  [
    'pupillometry_state_update',
    pupils,
    [
      { test_percentage_done: 101 },
      { od_state: undefined },
      { od_state: { ...pupil, period_type: 'X' } },
      { od_state: { ...pupil, is_retesting: 'no' } },
      { od_state: { ...pupil, diameters: [5, 'wide'] } },
      { od_state: { ...pupil, light: 'green' } },
      { os_state: { ...pupil, result: 'Superb' } },
      { seconds: -1 },
    ],
  ],
  [
    'waggoner_state_update',
    colours,
    [
      coloursWith({ eye: 'OX' }),
      coloursWith({ percentage_done: null }),
      coloursWith({ current_section: 'octan' }),
      coloursWith({ target_row: 1e9 }),
      coloursWith({ tritan_deficiency: 7 }),
      coloursWith({ sections: [{ ...section, section: 'octan' }] }),
      coloursWith({ sections: [{ ...section, correct_answers: -1 }] }),
      coloursWith({ sections: [{ ...section, correct_answers: 0.5 }] }),
    ],
  ],
  [
    'ishihara_state_update',
    platesWith([response]),
    [
      platesWith('all'),
      platesWith([{ ...response, answered: 'yes' }]),
      platesWith([{ ...response, value: '9'.repeat(50) }]),
      platesWith(Array.from({ length: 101 }, () => response)),
    ],
  ],
  [
    'test_progress_update',
    { total: 10, od: 0, os: 0 },
    [{ total: 101 }, { od: '10' }, { os: -1 }, { seq_num: 'first' }],
  ],
];

describe.each(RECORDS)('the border for records: %s', (type, data, wrong) => {
  const receive = (one: unknown) => parseLiveMessage(JSON.stringify({ type, data: one }));

  it('accepts a valid record', () => {
    expect(receive(data)).toMatchObject({ type, data });
  });

  it.each(wrong)('leaves out what is malformed: %j [MON-03]', (over) => {
    expect(receive({ ...data, ...over })).toBeUndefined();
  });

  it.each([null, 7, 'x', [], {}])('leaves out %j', (nonsense) => {
    expect(receive(nonsense)).toBeUndefined();
  });
});
