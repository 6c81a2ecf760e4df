import { distance } from '@isopter/recordings/acuity';
import { mild } from '@isopter/recordings/audiology';
import { standard } from '@isopter/recordings/contrast';
import { protan } from '@isopter/recordings/d15';
import { hemianopia as halfField } from '@isopter/recordings/esterman';
import { series } from '@isopter/recordings/image';
import { deutan as plates } from '@isopter/recordings/ishihara';
import { hemianopia as isopter } from '@isopter/recordings/kinetic';
import { rapd } from '@isopter/recordings/pupil';
import { normal } from '@isopter/recordings/stereopsis';
import { deutan as screenings } from '@isopter/recordings/waggoner';
import { type LiveEvent, type MonitorKind, monitorPath, type Test } from '@isopter/contract';
import type { ReactNode } from 'react';
import { expect, waitFor, type within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { BackendHandlers } from '../../../fakes/stage/backend.ts';
import { monitorHandlers } from '../../../fakes/stage/handlers.ts';
import { cutConnections } from '../../../fakes/browser/scriptedSocket.ts';
import { expectLive, expectStale } from '../../../fakes/actions/expectStale.ts';
import { enterWorld, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../fakes/data/tests.ts';
import { AcuityObserve } from './kinds/acuity/AcuityObserve.tsx';
import { AudiologyObserve } from './kinds/audiology/AudiologyObserve.tsx';
import { CameraObserve } from './kinds/camera/CameraObserve.tsx';
import { ContrastObserve } from './kinds/contrast/ContrastObserve.tsx';
import { D15Observe } from './kinds/d15/D15Observe.tsx';
import { EstermanObserve } from './kinds/esterman/EstermanObserve.tsx';
import { IshiharaObserve } from './kinds/ishihara/IshiharaObserve.tsx';
import { KineticObserve } from './kinds/kinetic/KineticObserve.tsx';
import { PupilObserve } from './kinds/pupil/PupilObserve.tsx';
import { StereopsisObserve } from './kinds/stereopsis/StereopsisObserve.tsx';
import { WaggonerObserve } from './kinds/waggoner/WaggonerObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Interrupted tests',
  component: ScreenStage,
  args: { screen: AcuityObserve, route: '', path: '' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** The data of a kind until the middle of the test, as the state calls return them. */
interface Half {
  // the state calls have their own types, which the server's tests hold the recordings to
  // oxlint-disable-next-line typescript/no-explicit-any
  all: (type: LiveEvent['type']) => any;
  // oxlint-disable-next-line typescript/no-explicit-any
  last: (type: LiveEvent['type']) => any;
}

function halfOf(events: readonly LiveEvent[]): Half {
  const half = events.slice(0, events.length / 2);
  const all: Half['all'] = (type) => half.filter((event) => event.type === type).map(({ data }) => data);
  return { all, last: (type) => all(type).at(-1) };
}

interface Interrupted {
  kind: MonitorKind;
  screen: () => ReactNode;
  group: Test['test_group']['group'];
  strategy: Test['test_group']['strategy'];
  /** The events sent by a headset. */
  recording: readonly LiveEvent[];
  state: (half: Half) => BackendHandlers;
}

/**
 * A test in the middle; then its connection breaks, and nothing looks live any longer [MON-02, MON-15]. Perimetry,
 * motility and pictures of the eyes have separate stories.
 */
const interrupted = ({ kind, screen, group, strategy, recording, state }: Interrupted) => ({
  args: { screen, route: monitorPath(kind, ':id'), path: monitorPath(kind, TESTS[0]!.id) },
  beforeEach: async ({ globals }: { globals: Record<string, unknown> }) => {
    const half = halfOf(recording);
    const test = { test_group: { group, strategy, protocol: null }, status: 'started' as const, eye: '' as const };
    const handlers = { ...monitorHandlers({ test, screen: 'doing test' }), ...state(half) };
    return enterWorld({ handlers, sockets: [{ ready: 10_000 }, { ready: null }] }, String(globals['locale']));
  },
  play: inEnglish<{ canvas: ReturnType<typeof within> }>(async ({ canvas }) => {
    await expectLive(canvas);
    await waitFor(() => expect(canvas.queryByText('Loading test data')).toBeNull());
    cutConnections();
    await expect(await canvas.findByText('Connection lost. Reconnecting, attempt 1 of 10.')).toBeVisible();
    // the last data stay visible, with their age
    await expect(canvas.queryByText('No test data received')).toBeNull();
    await expectStale(canvas);
  }),
});

export const Acuity = meta.story(
  interrupted({
    kind: 'acuity',
    screen: AcuityObserve,
    group: 'VISUAL_ACUITY',
    strategy: 'DISTANCE',
    recording: distance,
    state: ({ all }) => ({ getAcuityResults: () => all('new_acuity_optotype_result') }),
  }),
);

export const Audiology = meta.story(
  interrupted({
    kind: 'audiology',
    screen: AudiologyObserve,
    group: 'AUDIOLOGY',
    strategy: 'PURE_TONE',
    recording: mild,
    state: ({ all }) => ({ getPureToneResponses: () => all('new_pure_tone_response') }),
  }),
);

export const Camera = meta.story(
  interrupted({
    kind: 'camera',
    screen: CameraObserve,
    group: 'ANTERIOR_SEGMENT_IMAGE',
    strategy: null,
    recording: series,
    state: ({ last }) => ({ getTestProgress: () => last('test_progress_update') }),
  }),
);

export const Color = meta.story(
  interrupted({
    kind: 'd15',
    screen: D15Observe,
    group: 'COLOR_VISION',
    strategy: 'D15',
    recording: protan,
    state: ({ last }) => ({ getColorVisionState: () => last('updated_test_color_vision') }),
  }),
);

export const Contrast = meta.story(
  interrupted({
    kind: 'contrast',
    screen: ContrastObserve,
    group: 'CONTRAST_SENSITIVITY',
    strategy: 'CONTRAST_STANDARD',
    recording: standard,
    state: ({ all }) => ({
      getContrastResponses: () => all('new_contrast_sensitivity_response'),
      getContrastOngoingState: () => null,
    }),
  }),
);

export const Esterman = meta.story(
  interrupted({
    kind: 'esterman',
    screen: EstermanObserve,
    group: 'PERIMETRY',
    strategy: 'ESTERMAN',
    recording: halfField,
    state: ({ all, last }) => ({
      getEstermanState: () => ({
        seq_num: 400,
        run: 1,
        stimuli: all('new_stimuli'),
        progress: last('test_progress_update'),
      }),
    }),
  }),
);

export const Ishihara = meta.story(
  interrupted({
    kind: 'ishihara',
    screen: IshiharaObserve,
    group: 'COLOR_VISION',
    strategy: 'ISHIHARA',
    recording: plates,
    state: ({ last }) => ({ getIshiharaState: () => last('ishihara_state_update') }),
  }),
);

export const Kinetic = meta.story(
  interrupted({
    kind: 'kinetic',
    screen: KineticObserve,
    group: 'PERIMETRY',
    strategy: 'KINETIC',
    recording: isopter,
    state: ({ all }) => ({ getKineticState: () => all('new_stimuli') }),
  }),
);

export const Pupil = meta.story(
  interrupted({
    kind: 'pupil',
    screen: PupilObserve,
    group: 'PUPIL',
    strategy: null,
    recording: rapd,
    state: ({ all, last }) => ({
      getPupillometryState: () => ({ ...last('pupillometry_state_update'), history: all('pupillometry_state_update') }),
    }),
  }),
);

export const Stereopsis = meta.story(
  interrupted({
    kind: 'stereopsis',
    screen: StereopsisObserve,
    group: 'STEREOPSIS',
    strategy: null,
    recording: normal,
    state: ({ all, last }) => ({
      getStereopsisResponses: () => all('new_stereopsis_response'),
      getTestProgress: () => last('test_progress_update'),
    }),
  }),
);

export const Waggoner = meta.story(
  interrupted({
    kind: 'waggoner',
    screen: WaggonerObserve,
    group: 'COLOR_VISION',
    strategy: 'WAGGONER',
    recording: screenings,
    state: ({ last }) => ({ getWaggonerState: () => last('waggoner_state_update') }),
  }),
);
