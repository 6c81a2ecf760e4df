import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { clinic, patients } from '../../../fakes/data/clinic.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';

const merged = fn();
const kept = patients.find(({ last_name }) => last_name === 'Petrova')!;
const twin = patients.find(({ last_name }) => last_name === 'Ribeiro')!;

const meta = preview.meta({
  title: 'Screens/Merge a patient',
  component: AppAt,
  args: { path: `/patients/merge/${twin.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US' },
  beforeEach: () => {
    merged.mockClear();
    return stage('en-US', {
      ...clinic,
      listPatients: () => ({ results: [kept, twin], count: 2 }),
      mergePatient: ({ params, body }) => {
        merged(params['id'], body);
      },
    });
  },
});

export const Merged = meta.story({
  name: 'Only a pick enables the button; typing takes it back; the patient who goes is not suggested [PAT-10] [VAL-08]',
  play: async ({ canvas }) => {
    const target = await canvas.findByRole('combobox', { name: /Merge into/ });
    const submit = canvas.getByRole('button', { name: /^Merge/ });
    await expect(submit).toBeDisabled();
    const pick = async (): Promise<void> => {
      await userEvent.type(target, 'Petr');
      await userEvent.click(await screen.findByRole('option', { name: /Petrova, Irina/ }));
    };
    await pick();
    await expect(submit).toBeEnabled();
    await expect(screen.queryByRole('option', { name: /Ribeiro/ })).not.toBeInTheDocument();
    await userEvent.clear(target);
    await expect(submit).toBeDisabled();
    await pick();
    await userEvent.click(submit);
    await waitFor(() => expect(merged).toHaveBeenCalledWith(twin.id, { patient: kept.id }));
  },
});

/** Coming from a comparison the other one is picked already; both stand side by side, and the button names who stays [OUR-56]. */
export const Preselected = meta.story({
  args: { path: `/patients/merge/${twin.id}?into=${kept.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Merge into/ })).toHaveValue('Petrova, Irina');
    const table = within(await canvas.findByRole('table', { name: 'Comparison' }));
    await expect(table.getByRole('row', { name: /Last name.*Differs.*Ribeiro.*Petrova/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Merge into Petrova, Irina' }));
    await waitFor(() => expect(merged).toHaveBeenCalledWith(twin.id, { patient: kept.id }));
  },
});
