import type { ActiveDevice, CourseTest } from '@isopter/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { BackendHandlers } from '../../fakes/stage/backend.ts';
import { devices } from '../../fakes/data/clinic.ts';
import { courseHandlers, sampleCourse } from '../../fakes/data/course.ts';
import { clinic, patient } from '../../fakes/scenes/patientView.ts';
import { enter, inEnglish, ScreenStage } from '../../fakes/stage/ScreenStage.tsx';
import { sampleTest } from '../../fakes/data/tests.ts';
import { shortcuts } from '../../lib/platform/keyboard/shortcuts.ts';
import { PatientView } from './PatientView.tsx';

const meta = preview.meta({
  title: 'Screens/Patient, what runs',
  component: ScreenStage,
  args: { screen: PatientView, route: '/patients/:id', path: `/patients/${patient.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const running = devices.find(({ running_test: test }) => test)!;
/** A device that runs a test of the patient. */
const busy: ActiveDevice = {
  ...running,
  running_test: { ...running.running_test!, patient: { ...running.running_test!.patient!, id: patient.id } },
};

export const RunsNow = meta.story({
  name: 'Has what runs now, with the way to its monitor [OUR-160]',
  beforeEach: enter(clinic(5, { listActiveDevices: () => [busy] })),
  play: inEnglish(async ({ canvas }) => {
    const strip = within(await canvas.findByRole('region', { name: 'Running now' }));
    await expect(strip.getByRole('progressbar')).toBeVisible();
    await expect(strip.getByRole('link', { name: 'Open the monitor' })).toBeVisible();
  }),
});

const commanded = fn();
const strip = {
  /** The device's screen: pausing takes a moment. */
  screen: 'doing test',
};
const doing = (): ActiveDevice => ({
  ...busy,
  current_screen: strip.screen,
  running_test: {
    ...busy.running_test!,
    test_group: { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' },
  },
});

export const PausesFromHere = meta.story({
  name: 'Draws what runs, and pauses it by button and by key; another key leads to its monitor [OUR-402] [OUR-403]',
  beforeEach: (context) => {
    commanded.mockClear();
    strip.screen = 'doing test';
    return enter(
      clinic(5, {
        listActiveDevices: () => [doing()],
        getTest: () =>
          sampleTest(1, { id: busy.running_test!.id, status: 'started', time_start: '2026-11-20T09:00:00Z' }),
        getPerimetryState: () => ({ seq_num: 0, run: 0, stimuli: [], progress: { OD: 0, OS: 0, total: 0 } }),
        sendDeviceMessage: ({ params, body }) => {
          commanded(params['id'], body);
          strip.screen = strip.screen === 'doing test' ? 'test paused' : 'doing test';
          return undefined;
        },
      }),
    )(context);
  },
  play: inEnglish(async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Running now' });
    await waitFor(() => expect(canvasElement.querySelector('[data-component="ThumbnailCanvas"]')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(commanded.mock.calls).toEqual([[busy.id, { message: 'pause' }]]));
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
    canvas.getByRole('button', { name: 'Continue' }).blur();
    await userEvent.keyboard('p');
    await waitFor(() => expect(commanded.mock.lastCall).toEqual([busy.id, { message: 'play' }]));
    await userEvent.keyboard('m');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(busy.running_test!.id);
  }),
});

export const OnlyLooks = meta.story({
  name: 'Offers who only reads no pause and no new test, by key either (of OUR-402) (of SUP-02)',
  tags: ['@all'],
  beforeEach: enter({
    ...clinic(5, { listActiveDevices: () => [doing()], getTest: () => sampleTest(1) }),
    user: { groups: [{ id: 1, name: 'SUPPORT_READ_ONLY' }] as never },
  }),
  play: inEnglish(async ({ canvas }) => {
    const region = within(await canvas.findByRole('region', { name: 'Running now' }));
    await expect(region.queryByRole('button', { name: 'Pause' })).toBeNull();
    const known = shortcuts.list().map(({ id }) => id);
    await expect(known).toContain('course-next');
    await expect(known).not.toContain('course-new');
  }),
});

const finished = sampleCourse(5);
/** The same, while the newest one runs. */
const started = finished.map((row, place): CourseTest =>
  place > 0
    ? row
    : {
        ...row,
        test: { ...row.test, status: 'started', sign_off: null, result: null, time_end: null },
        picture: null,
        reliability: [],
      },
);

/** A clinic whose device runs the newest test until it is over, and what was asked for again. */
const live = { isOver: false, asked: 0 };
const now = (): BackendHandlers => courseHandlers(patient, live.isOver ? finished : started);
const liveHandlers: BackendHandlers = {
  ...clinic(5).handlers,
  listActiveDevices: () => [live.isOver ? { ...busy, running_test: null } : busy],
  listCourse: (request) => {
    live.asked += 1;
    return now().listCourse!(request);
  },
  listTrendSamples: (request) => now().listTrendSamples!(request),
};

export const EndsWhileShown = meta.story({
  name: 'Shows what a test came to once it ends, without being asked [OUR-360]',
  beforeEach: (context) => {
    Object.assign(live, { isOver: false, asked: 0 });
    return enter({ handlers: liveHandlers })(context);
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Running now' })).toBeVisible();
    await expect(await canvas.findByText('Started')).toBeVisible();
    await canvas.findAllByText(/^Not enough tests for a slope/);
    const slopes = (): string[] =>
      canvas.queryAllByText(/^Not enough tests for a slope/).map((one) => one.textContent ?? '');
    const slopesBefore = slopes();
    const drawings = (): number => canvas.getAllByRole('img', { name: /^OS MD −/ }).length;
    const before = drawings();
    live.isOver = true;
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Running now' })).toBeNull());
    await waitFor(() => expect(canvas.queryByText('Started')).toBeNull());
    await waitFor(() => expect(drawings()).toBe(before + 1));
    await waitFor(() => expect(slopes()).not.toEqual(slopesBefore));
    // once at first, once at the end: it is not polled
    await expect(live.asked).toBe(2);
  }),
});
