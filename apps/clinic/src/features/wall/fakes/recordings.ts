import { distance } from '@isopter/recordings/acuity';
import { mild } from '@isopter/recordings/audiology';
import { standard } from '@isopter/recordings/contrast';
import { palsy as coverPalsy } from '@isopter/recordings/cover';
import { protan } from '@isopter/recordings/d15';
import { palsy as eomsPalsy } from '@isopter/recordings/eoms';
import { hemianopia } from '@isopter/recordings/esterman';
import { series } from '@isopter/recordings/image';
import { deutan } from '@isopter/recordings/ishihara';
import { healthy } from '@isopter/recordings/kinetic';
import { bothEyes } from '@isopter/recordings/perimetry';
import { rapd } from '@isopter/recordings/pupil';
import { cardinal } from '@isopter/recordings/sensorimotor';
import { normal } from '@isopter/recordings/stereopsis';
import { each } from '@isopter/recordings/waggoner';
import type { LiveEvent, TestGroupChoice } from '@isopter/contract';

/* What headsets sent in a test of every kind, to be sent again without end. */

/** A kind of test, and a recording of it. */
interface Recorded {
  readonly test_group: TestGroupChoice;
  readonly recording: readonly LiveEvent[];
}

const recorded = (
  recording: readonly LiveEvent[],
  group: TestGroupChoice['group'],
  strategy: TestGroupChoice['strategy'] = null,
) => ({
  recording,
  test_group: { group, strategy, protocol: strategy === 'AVA_STANDARD' ? ('24-2' as const) : null },
});

/** Kinds of tests in turn. */
const TESTS: readonly Recorded[] = [
  recorded(bothEyes, 'PERIMETRY', 'AVA_STANDARD'),
  recorded(mild, 'AUDIOLOGY', 'PURE_TONE'),
  recorded(normal, 'STEREOPSIS'),
  recorded(series, 'EYE_IMAGE_CAPTURE'),
  recorded(cardinal, 'SENSORIMOTOR_CARDINAL'),
  recorded(distance, 'VISUAL_ACUITY', 'DISTANCE'),
  recorded(healthy, 'PERIMETRY', 'KINETIC'),
  recorded(coverPalsy, 'COVER'),
  recorded(rapd, 'PUPIL', 'PUPILLOMETRY'),
  recorded(eomsPalsy, 'EXTRA_OCULAR_MOTILITY'),
  recorded(hemianopia, 'PERIMETRY', 'ESTERMAN'),
  recorded(standard, 'CONTRAST_SENSITIVITY', 'CONTRAST_STANDARD'),
  recorded(protan, 'COLOR_VISION', 'D15'),
  recorded(each, 'COLOR_VISION', 'WAGGONER'),
  recorded(deutan, 'COLOR_VISION', 'ISHIHARA'),
];

const testOf = (n: number): Recorded => TESTS[n % TESTS.length]!;
/** Returns the kind of test on the n-th device. */
export const groupOf = (n: number): TestGroupChoice => testOf(n).test_group;

/** Events at the start and end of a test come from the calls. */
const LIFE = ['updated_test_status', 'updated_device_screen'];
const eventsOf = ({ recording }: Recorded): readonly LiveEvent[] =>
  recording.filter(({ type }) => !LIFE.includes(type));
const EVENTS = TESTS.map(eventsOf);

/** Returns how many records of its test a device has sent: one has just begun, another is nearly done. */
export function alongOf(n: number): number {
  const share = 0.25 + 0.7 * ((n * 0.381_966) % 1);
  return Math.max(1, Math.round(share * (EVENTS[n % TESTS.length]?.length ?? 0)));
}

/** Returns the record the n-th device sends next, from 1 on; after its last one it starts again. */
export function recordOf(n: number, at: number): LiveEvent {
  const events = EVENTS[n % TESTS.length] ?? [];
  const { type, data } = events[(at - 1) % events.length]!;
  return { type, data: { ...data, seq_num: at, run: 1 } } as LiveEvent;
}
