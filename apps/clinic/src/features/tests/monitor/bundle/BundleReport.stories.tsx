import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { refuse } from '../../../../fakes/stage/backend.ts';
import { PerimetryObserve } from '../kinds/perimetry/PerimetryObserve.tsx';
import { bundleOf } from '../../../../fakes/data/bundles.ts';
import { PATIENT } from '../../../../fakes/data/form.ts';
import { monitorHandlers } from '../../../../fakes/stage/handlers.ts';
import { recordWindows } from '../../../../fakes/browser/reportWindows.ts';
import { enterWorld, inEnglish, ScreenStage } from '../../../../fakes/stage/ScreenStage.tsx';
import { sampleTest } from '../../../../fakes/data/tests.ts';

const BUNDLE = 'b0000000-0000-4000-8000-000000000001';
const TEST = sampleTest(1, { status: 'finished', test_bundle: { id: BUNDLE, status: 'finished' } });

const meta = preview.meta({
  title: 'Screens/Report of a bundle',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${TEST.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** The events of windows and the requested reports, in order. */
const happened: string[] = [];
const document = (): Response => new Response('<p>Report</p>', { headers: { 'Content-Type': 'text/html' } });

/** The monitor of a test whose bundle is finished, or still runs. */
const ofBundle =
  (modes: () => { singlepage: boolean } | Response, status: 'finished' | 'started' = 'finished') =>
  async ({ globals }: { globals: Record<string, unknown> }): Promise<() => void> => {
    happened.length = 0;
    const restore = recordWindows(happened);
    const leave = await enterWorld(
      {
        handlers: {
          ...monitorHandlers({ screen: null, test: TEST }),
          getTestBundle: () => bundleOf([TEST.id], 1, { status: { name: status } }),
          getBundleReportModes: modes,
          getBundleReport: ({ query }) => {
            happened.push(`${query['mode']}, age ${query['age']}`);
            return document();
          },
          getTestReport: () => {
            happened.push('test');
            return document();
          },
        },
        sockets: [{ ready: 0 }],
      },
      String(globals['locale']),
    );
    return () => {
      restore();
      leave();
    };
  };

type Canvas = ReturnType<typeof within>;
const press = async (canvas: Canvas, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Asks = meta.story({
  name: 'Asks for the mode where there is a single page, and opens it in the click [REP-02]',
  beforeEach: ofBundle(() => ({ singlepage: true })),
  play: inEnglish(async ({ canvas }) => {
    await press(canvas, 'Show the bundle report…');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(happened).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Single page' }));
    await waitFor(() => expect(happened).toEqual(['opened', `single page, age ${PATIENT.age}`, 'shown']));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }),
});

export const Asking = meta.story({
  name: 'Single page or full report?',
  beforeEach: ofBundle(() => ({ singlepage: true })),
  play: inEnglish(async ({ canvas }) => {
    await press(canvas, 'Show the bundle report…');
    await expect(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Full report' })).toBeVisible();
  }),
});

export const Full = meta.story({
  name: 'Opens the full report where there is no single page [REP-02]',
  tags: ['!autodocs', '@all'],
  beforeEach: ofBundle(() => ({ singlepage: false })),
  play: inEnglish(async ({ canvas }) => {
    await press(canvas, 'Show the bundle report');
    await waitFor(() => expect(happened).toEqual(['opened', `full, age ${PATIENT.age}`, 'shown']));
  }),
});

export const ModesFail = meta.story({
  name: 'Falls back to the report of the test when the modes cannot be told [REP-02]',
  tags: ['!autodocs'],
  beforeEach: ofBundle(() => refuse(500, '')),
  play: inEnglish(async ({ canvas }) => {
    await press(canvas, 'Show the bundle report');
    await waitFor(() => expect(happened).toEqual(['opened', 'test', 'shown']));
  }),
});

export const StillRunning = meta.story({
  name: 'A bundle that still runs has no report yet, its finished test has [REP-02]',
  tags: ['!autodocs', '@all'],
  beforeEach: ofBundle(() => ({ singlepage: true }), 'started'),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show the report' })).toBeVisible();
    await expect(await canvas.findByText('Test 1 of 1')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /bundle report/ })).not.toBeInTheDocument();
  }),
});
