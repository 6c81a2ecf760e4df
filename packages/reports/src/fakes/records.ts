import type { AudioRecord, ContrastRecord, LiveEvent } from '@isopter/contract';
import * as acuity from '@isopter/recordings/acuity';
import * as audiology from '@isopter/recordings/audiology';
import * as cover from '@isopter/recordings/cover';
import * as d15 from '@isopter/recordings/d15';
import * as eoms from '@isopter/recordings/eoms';
import * as ishihara from '@isopter/recordings/ishihara';
import * as kinetic from '@isopter/recordings/kinetic';
import * as pupil from '@isopter/recordings/pupil';
import * as stereopsis from '@isopter/recordings/stereopsis';
import * as waggoner from '@isopter/recordings/waggoner';
import type { StateOf } from '../kinds.ts';

type DataOf<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>['data'];

/** Messages of headsets in whole tests, by kind and name. */
export const RECORDED = {
  acuity: { ...acuity },
  audiology: { ...audiology },
  cover: { ...cover },
  d15: { ...d15 },
  eoms: { ...eoms },
  ishihara: { ...ishihara },
  kinetic: { ...kinetic },
  pupil: { ...pupil },
  stereopsis: { ...stereopsis },
  waggoner: { ...waggoner },
};

/** Returns a headset's records of a type, as the server stores them. */
export const recordsOf = <T extends LiveEvent['type']>(events: readonly LiveEvent[], type: T) =>
  events
    .filter((event): event is Extract<LiveEvent, { type: T }> => event.type === type)
    .map(({ data }, index) => ({ ...(data as DataOf<T>), seq_num: index + 1, run: 1 }));

/** The newest record of each presentation. */
export const presented = (events: readonly LiveEvent[]) => [
  ...new Map(
    recordsOf(events, 'new_stimuli').map((one) => [
      `${'eye' in one ? one.eye : ''} ${'index' in one && one.index}`,
      one,
    ]),
  ).values(),
];

/** The same tones, none of them heard. */
export const notHeard = (records: readonly AudioRecord[]): AudioRecord[] =>
  records.map((one) => ({ ...one, is_heard: false, volume_db: 100, response_time: 0 }));

/** All contrasts of a chart read, with each eye and both. */
export const allLetters: ContrastRecord[] = (['OD', 'OS', 'OU'] as const).flatMap((eye) =>
  Array.from(
    { length: 16 },
    (_, index) =>
      ({
        eye,
        index: index + 1,
        phase: index === 15 ? 2 : 1,
        threshold: index === 15,
        question: 'CDH',
        answer: index === 15 ? 'HDC' : 'CDH',
        variants: [],
        contrast: 100 * 10 ** (-0.15 * index),
        seq_num: index + 1,
        run: 1,
      }) as ContrastRecord,
  ),
);

/** The measurements of pupils. */
export const pupils = (events: readonly LiveEvent[]): StateOf<'pupil'> => {
  const history = recordsOf(events, 'pupillometry_state_update');
  return { ...history.at(-1)!, history } as StateOf<'pupil'>;
};

/** Returns the state of an eye movement test. */
export const motility = (...events: readonly LiveEvent[]): StateOf<'sensorimotorSuite'> =>
  ({
    attempts: recordsOf(events, 'new_eoms_response'),
    covered: recordsOf(events, 'new_stimuli'),
    alignment: recordsOf(events, 'sensorimotor_state_update'),
  }) as StateOf<'sensorimotorSuite'>;

/** The optotypes shown. */
export const acuityOf = (events: readonly LiveEvent[]) =>
  recordsOf(events, 'new_acuity_optotype_result') as StateOf<'acuity'>;

/** The tones played. */
export const tones = (events: readonly LiveEvent[]) => recordsOf(events, 'new_pure_tone_response') as AudioRecord[];

/** The newest record of a type: the state of a test whose records are whole states. */
export const last = <T extends LiveEvent['type']>(events: readonly LiveEvent[], type: T) =>
  recordsOf(events, type).at(-1);

/** The letters shown, each as it was answered last. */
export const letters = (events: readonly LiveEvent[]): ContrastRecord[] => [
  ...new Map(
    (recordsOf(events, 'new_contrast_sensitivity_response') as ContrastRecord[])
      .filter(({ phase }) => phase !== 3)
      .map((one) => [`${one.eye} ${one.index}`, one]),
  ).values(),
];
