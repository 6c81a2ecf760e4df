import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PATIENT } from '../../../fakes/form.ts';
import { monitorHandlers } from '../../../fakes/handlers.ts';
import { enter, inEnglish, ScreenStage } from '../../../fakes/ScreenStage.tsx';
import { sessionOf, technician } from '../../../fakes/sessions.ts';
import { TESTS } from '../../../fakes/tests.ts';
import { PerimetryObserve } from './perimetry/PerimetryObserve.tsx';

const { user } = technician('TECHALL_ADMIN');
const meta = preview.meta({
  title: 'Screens/Monitor of a technician',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${TESTS[0]!.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});
const world = {
  handlers: monitorHandlers({ test: { patient: PATIENT.id } }),
  sockets: [{ ready: 150 }] as const,
  user,
};
const joined = (patient: typeof PATIENT) => sessionOf(0, 12, { patient, admin: user.id });

export const InSession = meta.story({
  name: 'Controls the test of the patient of their session [LIST-07] [OUR-306]',
  beforeEach: enter({ ...world, joined: joined(PATIENT) }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeEnabled();
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toBeVisible();
  }),
});

export const OutsideSession = meta.story({
  name: 'Only looks at the test of another patient [OUR-306]',
  beforeEach: enter({ ...world, joined: joined({ ...PATIENT, id: '5a000000-0000-4000-8000-000000000099' }) }),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('application', { name: 'Visual field, Right eye' });
    await canvas.findAllByText(PATIENT.display_name);
    for (const name of ['Pause', 'Restart', /^Cancel test/])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.queryByRole('slider', { name: 'Volume' })).toBeNull();
  }),
});
