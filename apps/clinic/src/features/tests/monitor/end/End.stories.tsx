import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { monitorHandlers } from '../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../fakes/stage/ScreenStage.tsx';
import { sampleTest } from '../../../../fakes/data/tests.ts';
import { session } from '../../../../lib/platform/session/session.ts';
import { PerimetryObserve } from '../kinds/perimetry/PerimetryObserve.tsx';
import { asked } from '../../../../fakes/scenes/commands.ts';
import { ends } from '../../../../fakes/browser/liveEvents.ts';
import { FIRST } from '../../../../fakes/scenes/runningBundle.ts';

const meta = preview.meta({
  title: 'Screens/End of a test',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${FIRST.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** A visitor's test in the demo mode that ends. */
const demo = (status: 'finished' | 'failed'): World => ({
  isDemo: true,
  handlers: {
    ...monitorHandlers({ screen: null }),
    sendTestReport: () => {
      asked.push('sendTestReport');
      return undefined;
    },
  },
  sockets: [{ ready: 0, events: [ends(status)] }],
});

export const Demo = meta.story({
  name: 'A demo ends its visit, and leaves the report to the server [MON-12] [DEMO-05] [OUR-536]',
  beforeEach: (context) => {
    asked.length = 0;
    return enter(demo('finished'))(context);
  },
  play: inEnglish(async () => {
    await expect(await screen.findByText('Test completed. Your report will arrive by e-mail.')).toBeVisible();
    await waitFor(() => expect(session.current?.demo_test).toBeNull());
    await expect(asked).toEqual([]);
  }),
});

export const DemoFailed = meta.story({
  name: 'A demo that fails says that it has ended, and ends its visit too [OUR-537]',
  tags: ['!autodocs'],
  beforeEach: enter(demo('failed')),
  play: inEnglish(async ({ canvas }) => {
    await expect(await screen.findByText('The test has ended.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Patients' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Findings' })).toBeNull();
  }),
});

export const Stopped = meta.story({
  name: 'A stopped test can be resumed where it is watched [MON-24]',
  beforeEach: enter({
    handlers: {
      ...monitorHandlers({ screen: null, test: { status: 'stopped' } }),
      updateTest: ({ body }) => {
        asked.push(JSON.stringify(body));
        return sampleTest(1);
      },
    },
    sockets: [{ ready: 0 }],
  }),
  play: inEnglish(async ({ canvas }) => {
    asked.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(asked).toEqual(['{"status":1}']));
  }),
});
