import type { LiveEvent, TestGroupChoice } from '@isopter/contract';
import { KINDS } from '../../../../../../packages/monitor-charts/src/wall/stories/kinds.ts';
import series from '../../../../../../packages/monitor-charts/src/image/stories/series.data.json' with { type: 'json' };

/* What headsets sent in a test of every kind, to be sent again without end. */

/** A kind of test, and the name of its recording. */
interface Recorded {
  readonly test_group: TestGroupChoice;
  readonly name: string;
}

const recorded = (name: string, group: TestGroupChoice['group'], strategy: TestGroupChoice['strategy'] = null) => ({
  name,
  test_group: { group, strategy, protocol: strategy === 'AVA_STANDARD' ? ('24-2' as const) : null },
});

/** Kinds of tests in turn. */
const TESTS: readonly Recorded[] = [
  recorded('perimetry', 'PERIMETRY', 'AVA_STANDARD'),
  recorded('audiology', 'AUDIOLOGY', 'PURE_TONE'),
  recorded('stereopsis', 'STEREOPSIS'),
  recorded('image', 'EYE_IMAGE_CAPTURE'),
  recorded('sensorimotor', 'SENSORIMOTOR_CARDINAL'),
  recorded('acuity', 'VISUAL_ACUITY', 'DISTANCE'),
  recorded('kinetic', 'PERIMETRY', 'KINETIC'),
  recorded('cover', 'COVER'),
  recorded('pupils', 'PUPIL', 'PUPILLOMETRY'),
  recorded('eoms', 'EXTRA_OCULAR_MOTILITY'),
  recorded('Esterman', 'PERIMETRY', 'ESTERMAN'),
  recorded('contrast', 'CONTRAST_SENSITIVITY', 'CONTRAST_STANDARD'),
  recorded('color', 'COLOR_VISION', 'D15'),
  recorded('waggoner', 'COLOR_VISION', 'WAGGONER'),
  recorded('ishihara', 'COLOR_VISION', 'ISHIHARA'),
];

const testOf = (n: number): Recorded => TESTS[n % TESTS.length]!;
/** What the n-th device tests. */
export const groupOf = (n: number): TestGroupChoice => testOf(n).test_group;

/** What begins and ends a test is said by the calls. */
const LIFE = ['updated_test_status', 'updated_device_screen'];
/** What the recording of a field leaves out because it is nearly always so. */
const USUAL = {
  threshold: null,
  is_blind_spot: false,
  has_good_fixation: true,
  false_positive: false,
  false_negative: false,
};
const eventsOf = (wanted: string): readonly LiveEvent[] => {
  const events = wanted === 'image' ? series : (KINDS.find(([name]) => name === wanted)?.[2] ?? []);
  return (events as readonly LiveEvent[])
    .filter(({ type }) => !LIFE.includes(type))
    .map((event) =>
      wanted === 'perimetry' && event.type === 'new_stimuli'
        ? ({ ...event, data: { ...USUAL, ...event.data } } as LiveEvent)
        : event,
    );
};
const EVENTS = new Map(TESTS.map(({ name }) => [name, eventsOf(name)]));

/** How much of its test a device has behind it: one has just begun, another is nearly done. */
export function alongOf(n: number): number {
  const share = 0.25 + 0.7 * ((n * 0.381_966) % 1);
  return Math.max(1, Math.round(share * (EVENTS.get(testOf(n).name)?.length ?? 0)));
}

/** The record the n-th device sends next, from 1 on; after its last one it begins anew. */
export function recordOf(n: number, at: number): LiveEvent {
  const events = EVENTS.get(testOf(n).name) ?? [];
  const { type, data } = events[(at - 1) % events.length]!;
  return { type, data: { ...data, seq_num: at, run: 1 } } as LiveEvent;
}
