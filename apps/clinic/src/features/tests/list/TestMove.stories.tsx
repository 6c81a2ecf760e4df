import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PATIENT } from '../../../fakes/data/form.ts';
import { formHandlers } from '../../../fakes/stage/handlers.ts';
import { enterWorld, forgetAnnouncements, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../fakes/data/tests.ts';
import { TestMove } from './TestMove.tsx';

const OTHER = {
  ...PATIENT,
  id: 'ba000000-0000-4000-8000-000000000002',
  first_name: 'Jonas',
  last_name: 'Lindqvist',
  display_name: 'Lindqvist, Jonas',
  patient_id_number: 'A-20977',
};

const meta = preview.meta({
  title: 'Screens/Move a test',
  component: ScreenStage,
  args: { screen: TestMove, route: '/tests/move/:id', path: `/tests/move/${TESTS[3]!.id}?patient=${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

export const Moved = meta.story({
  name: 'The test’s own patient is not suggested; a pick enables the button, and leads back to the patient [LIST-09, LIST-15, OUR-44, VAL-08]',
  beforeEach: ({ globals }) =>
    enterWorld(
      {
        handlers: {
          ...formHandlers,
          listPatients: () => ({ results: [PATIENT, OTHER], count: 2 }),
          moveTest: () => undefined,
        },
      },
      String(globals['locale']),
    ),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Move' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('combobox'), 'Lind');
    await userEvent.click(await screen.findByRole('option', { name: /Lindqvist/ }));
    await expect(screen.queryByRole('option', { name: /Okafor/ })).not.toBeInTheDocument();
    // who it leaves, whom it goes to, and which test of which day it is, before it is done [OUR-44]
    await expect(canvas.getByText(/\d+\/\d+\/\d+.* moves from Okafor, Adaeze to Lindqvist, Jonas\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/${PATIENT.id}`);
    await expect(await screen.findByText('The test was moved.')).toBeVisible();
    forgetAnnouncements();
  }),
});
