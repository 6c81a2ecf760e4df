import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PATIENT } from '../../../fakes/data/form.ts';
import { monitorHandlers } from '../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { sessionOf, technician } from '../../../fakes/scenes/sessions.ts';
import { TESTS } from '../../../fakes/data/tests.ts';
import { PerimetryObserve } from './kinds/perimetry/PerimetryObserve.tsx';

const { user } = technician('TECHALL_ADMIN');
const meta = preview.meta({
  title: 'Screens/Monitor of a technician',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${TESTS[0]!.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});
const own = sessionOf(0, 12, { patient: PATIENT, admin: user.id });
const other = sessionOf(1, 20, { admin: user.id });
const world = {
  handlers: { ...monitorHandlers({}), getPatient: () => ({ ...PATIENT, active_techall_session: own.id }) },
  sockets: [{ ready: 150 }] as const,
  user,
};

export const InSession = meta.story({
  name: 'Controls the test of the patient of their session [LIST-07] [OUR-306]',
  beforeEach: enter({ ...world, joined: own }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeEnabled();
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toBeVisible();
  }),
});

export const OutsideSession = meta.story({
  name: 'Only looks at the test of another patient [OUR-306]',
  beforeEach: enter({ ...world, joined: other }),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('application', { name: 'Visual field, Right eye' });
    await canvas.findAllByText(PATIENT.display_name);
    for (const name of ['Pause', 'Restart', /^Cancel test/])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.queryByRole('slider', { name: 'Volume' })).toBeNull();
  }),
});
