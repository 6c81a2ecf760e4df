import type { EnteredSample, SingleEye } from '@isopter/contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { clinic, patient } from '../../../fakes/scenes/patientView.ts';
import { refuse } from '../../../fakes/stage/backend.ts';
import { enter, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { PatientView } from '../PatientView.tsx';

const visit = (year: number, eye: SingleEye, pressure: number, acuity: number | 'HM'): EnteredSample => ({
  test: `e0000000-0000-4000-8000-00000000${year}`,
  time: `${year}-03-02T15:00:00.000Z`,
  eye,
  iop: { pressure, method: year < 2025 ? 'NCT' : 'GAT' },
  acuity: { value: acuity, aid: 'CC' },
});
const samples = [2023, 2024, 2025, 2026].flatMap((year, index) => [
  visit(year, 'OS', 15 + index / 2, 0.1),
  visit(year, 'OD', 18 + 2.5 * index, index === 3 ? 'HM' : 0.2 + index / 10),
]);

const meta = preview.meta({
  title: 'Screens/Patient/Entered over time',
  component: ScreenStage,
  args: { screen: PatientView, route: '/patients/:id', path: `/patients/${patient.id}?part=trend` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enter(clinic(1, { listEnteredSamples: () => samples })),
});

export const OverTime = meta.story({
  name: 'Shows entered pressures and acuities of both eyes over time, as chart and as table [OUR-952]',
  play: inEnglish(async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'Intraocular pressure over time' });
    const card = title.closest<HTMLElement>('[data-component="Card"]')!;
    await waitFor(() => expect(card.querySelector('[data-part="reference"]')).not.toBeNull());
    await expect(within(card).getByText(/^Line: 21 mmHg.*European Glaucoma Society/)).toBeVisible();
    await userEvent.click(within(card).getByRole('radio', { name: 'Table' }));
    const [, newest] = within(card).getAllByRole('row');
    await expect(newest).toHaveTextContent('03/02/2026Right eye25.5Goldmann');
  }),
});

export const SightWithoutLetters = meta.story({
  name: 'Sight without letters is in the table, and the chart names it [OUR-952]',
  play: inEnglish(async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'Entered acuity over time' });
    const card = within(title.closest<HTMLElement>('[data-component="Card"]')!);
    await expect(card.getByText('1 acuity without letters (CF, HM, LP, NLP) is in the table only.')).toBeVisible();
    await userEvent.click(card.getByRole('radio', { name: 'Table' }));
    await expect(card.getByRole('cell', { name: 'HM' })).toBeVisible();
  }),
});

export const Failed = meta.story({
  name: 'Says that what was entered could not be loaded (of OUR-952)',
  beforeEach: enter(clinic(1, { listEnteredSamples: () => refuse(500, 'Down.') })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Entered pressures and acuities could not be loaded')).toBeVisible();
  }),
});
