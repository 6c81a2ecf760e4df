import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { choose } from '../../../../fakes/actions/choose.ts';
import { LANE_2 } from '../../../../fakes/data/devices.ts';
import { OPERATORS, PATIENT } from '../../../../fakes/data/form.ts';
import { formHandlers } from '../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage } from '../../../../fakes/stage/ScreenStage.tsx';
import { TestFormNew } from '../TestFormNew.tsx';

const test_group = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' } as const;

const meta = preview.meta({
  title: 'Screens/Test form/What will happen',
  component: ScreenStage,
  args: { screen: TestFormNew, route: '/tests/new/:patientId', path: `/tests/new/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enter({
    handlers: {
      ...formHandlers,
      getExpectedTime: ({ query }) => ({ seconds: query['eye'] === '' ? 780 : 400, source: 'PATIENT', count: 2 }),
    },
    preferences: { device: LANE_2.id, operator: OPERATORS[0]!.id, test_group, language: 'en' },
  }),
});

export const BothEyes = meta.story({
  name: 'Draws beside the kinds each eye in its place with its turn, its points and their size; an eye that is left out is added by one press [OUR-184]',
  play: inEnglish(async ({ canvas }) => {
    const [left, right] = [
      await canvas.findByRole('img', { name: 'Pattern, Left eye: 52 points' }),
      await canvas.findByRole('img', { name: 'Pattern, Right eye: 52 points' }),
    ];
    await expect(left.getBoundingClientRect().x).toBeLessThan(right.getBoundingClientRect().x);
    const kinds = canvas.getByRole('radiogroup', { name: /Kind of test/ });
    await expect(left.getBoundingClientRect().left).toBeGreaterThan(kinds.getBoundingClientRect().right);
    await expect(canvas.getAllByText('52 points, size III')).toHaveLength(2);
    await expect(
      await canvas.findByText('Right eye, then left eye. About 13 min, based on this patient’s last 2 tests.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Left eye' }));
    await waitFor(() => expect(canvas.getByText('Not tested')).toBeVisible());
    await expect(canvas.queryByRole('img', { name: /^Pattern, Right eye/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to test: Right eye' }));
    await expect(canvas.getByRole('radio', { name: 'Both eyes' })).toBeChecked();
    await expect(await canvas.findByRole('img', { name: 'Pattern, Right eye: 52 points' })).toBeVisible();
  }),
});

export const Together = meta.story({
  name: 'Draws one wide field of both eyes together, and no pattern of a test without one [OUR-184]',
  tags: ['@all'],
  play: inEnglish(async ({ canvas }) => {
    await choose(/Strategy/, 'Esterman');
    await expect(await canvas.findByRole('img', { name: 'Pattern, Both eyes: 120 points' })).toBeVisible();
    await choose(/Kind of test/, 'Visual acuity');
    await waitFor(() => expect(canvas.queryByRole('img', { name: /^Pattern/ })).toBeNull());
  }),
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG', direction: 'rtl' },
  play: async ({ canvas }) => {
    const drawings = await canvas.findAllByRole('img', { name: /^النمط/ });
    const at = (eye: string): number =>
      drawings.find((drawing) => drawing.dataset['eye'] === eye)!.getBoundingClientRect().x;
    await expect(at('OS')).toBeLessThan(at('OD'));
  },
});
