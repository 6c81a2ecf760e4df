import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { refuse } from '../../../fakes/backend.ts';
import { PATIENT } from '../../../fakes/form.ts';
import { monitorHandlers } from '../../../fakes/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../fakes/ScreenStage.tsx';
import { sampleTest } from '../../../fakes/tests.ts';
import { PerimetryObserve } from './perimetry/PerimetryObserve.tsx';
import { asked } from '../../../fakes/commands.ts';
import { ends } from '../../../fakes/liveEvents.ts';
import { FIRST } from '../../../fakes/runningBundle.ts';

const meta = preview.meta({
  title: 'Screens/End of a test',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${FIRST.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** A visitor's test in the demo mode that finishes. */
function demo(answer: () => Response | undefined): World {
  asked.length = 0;
  return {
    isDemo: true,
    handlers: {
      ...monitorHandlers({ screen: null }),
      sendTestReport: ({ body }) => {
        asked.push(JSON.stringify(body));
        return answer();
      },
    },
    sockets: [{ ready: 0, events: [ends('finished')] }],
  };
}

export const Demo = meta.story({
  name: 'A demo sends its report and returns to the demo mode [MON-12] [DEMO-05]',
  beforeEach: (context) => enter(demo(() => undefined))(context),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/demo-mode');
    await expect(await screen.findByText('The report was sent by e-mail.')).toBeVisible();
    await expect(JSON.parse(asked[0] ?? '')).toMatchObject({ test_id: FIRST.id, patient_id: PATIENT.id, demo: true });
  }),
});

export const DemoReportFailed = meta.story({
  name: 'A demo whose report cannot be sent says so, and returns too [DEMO-05]',
  tags: ['!autodocs'],
  beforeEach: (context) => enter(demo(() => refuse(500, '')))(context),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/demo-mode');
    await expect(await screen.findByText('The report could not be sent by e-mail.')).toBeVisible();
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
