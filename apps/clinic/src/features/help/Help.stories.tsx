import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clinic } from '../../fakes/data/clinic.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';

const meta = preview.meta({
  title: 'Screens/Help',
  component: AppAt,
  args: { path: '/help' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ globals }) => stage(String(globals['locale']), clinic),
});

/** The controls of the video: a chart beside them has hundreds of parts, among which a role is sought for seconds. */
async function controlsIn(screen: HTMLElement): Promise<ReturnType<typeof within>> {
  await waitFor(() => expect(screen.querySelector('[data-part=controls]')).not.toBeNull());
  return within(screen.querySelector<HTMLElement>('[data-part=controls]')!);
}

/** Goes to the end of the shown video by the keyboard. */
async function toEnd(screen: HTMLElement): Promise<void> {
  (await controlsIn(screen)).getByRole('slider', { name: 'Position' }).focus();
  await userEvent.keyboard('{End}');
}

const captionIn = (screen: HTMLElement): Element | null => screen.querySelector('[data-part=caption]');

export const Videos = meta.story({
  name: 'A recorded test replays with captions, to any moment, and nothing moves before it is played [INFO-02] [OUR-240]',
  globals: { locale: 'en-US' },
  play: async ({ canvas, canvasElement, step }) => {
    const controls = await controlsIn(canvasElement);
    await step('Nothing moves before somebody plays it', async () => {
      await expect(controls.getByRole('slider', { name: 'Position' })).toHaveValue('0');
      await expect(controls.getByRole('button', { name: 'Play' })).toBeVisible();
      // with reduced motion the picture shows the end of the first caption, when one eye has been measured
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      await waitFor(() => expect(canvas.getAllByText('No test data')).toHaveLength(isCalm ? 1 : 2));
    });
    await step('The keyboard goes to the end, where both fields are whole', async () => {
      await toEnd(canvasElement);
      await expect(captionIn(canvasElement)).toHaveTextContent(/^When both eyes are done/);
      await waitFor(() => expect(canvas.queryByText('No test data')).toBeNull());
      await waitFor(() => expect(canvas.getAllByText('100%')).toHaveLength(2));
    });
    await step('A caption leads back to its moment', async () => {
      await userEvent.click(canvas.getByLabelText('Go to 8 sec'));
      await expect(captionIn(canvasElement)).toHaveTextContent(/^The patient looks at the point/);
      await expect(controls.getByRole('slider', { name: 'Position' })).toHaveValue('8');
    });
  },
});

export const Played = meta.story({
  name: 'It plays at the chosen speed, and stops [INFO-02]',
  tags: ['@all'],
  args: { path: '/help?video=hearing' },
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const controls = await controlsIn(canvasElement);
    await userEvent.click(controls.getByRole('radio', { name: '4×' }));
    await userEvent.click(controls.getByRole('button', { name: 'Play' }));
    const slider = controls.getByRole('slider', { name: 'Position' }) as HTMLInputElement;
    await waitFor(() => expect(Number(slider.value)).toBeGreaterThan(1));
    await userEvent.click(controls.getByRole('button', { name: 'Pause' }));
    await expect(controls.getByRole('button', { name: 'Play' })).toBeVisible();
  },
});

export const Reading = meta.story({
  name: 'A finished field is read: key numbers and map beside it [INFO-02]',
  tags: ['@all'],
  args: { path: '/help?video=reading' },
  globals: { locale: 'en-US' },
  play: async ({ canvas, canvasElement }) => {
    await toEnd(canvasElement);
    await expect(await canvas.findByText('MD')).toBeVisible();
    await expect(await canvas.findByText('Pattern deviation')).toBeVisible();
  },
});

export const Acuity = meta.story({
  name: 'A video of visual acuity [INFO-02]',
  args: { path: '/help?video=acuity' },
  globals: { locale: 'en-US' },
  play: async ({ canvas, canvasElement }) => {
    await toEnd(canvasElement);
    await waitFor(() => expect(canvas.queryByText('No result yet')).toBeNull());
    await expect(canvas.getByText('Play again')).toBeVisible();
  },
});

export const Hearing = meta.story({
  name: 'A video of hearing, of both ears [INFO-02]',
  args: { path: '/help?video=hearing' },
  globals: { locale: 'en-US' },
  play: async ({ canvas, canvasElement }) => {
    await toEnd(canvasElement);
    await waitFor(() => expect(canvas.queryByText('No test data')).toBeNull());
  },
});

export const Questions = meta.story({
  name: '20 questions, with steps, pictures and the set-up of phones; two manuals; closing leads to the patients [INFO-02] [NAV-19]',
  args: { path: '/help?tab=questions' },
  globals: { locale: 'en-US' },
  play: async ({ canvas, canvasElement, step }) => {
    const main = within(await canvas.findByRole('main'));
    await step('An answer opens under its question', async () => {
      await expect(await main.findByRole('heading', { name: 'Headsets and devices' })).toBeVisible();
      await expect(main.getAllByRole('heading', { level: 3 })).toHaveLength(20);
      await userEvent.click(main.getByRole('button', { name: 'How is a headset paired?' }));
      await expect(main.getByText(/^Under Devices choose “New device”/)).toBeVisible();
      await expect(canvasElement.querySelectorAll('[data-part=picture]').length).toBeGreaterThanOrEqual(9);
    });
    await step('Manuals are files', async () => {
      const manual = main.getByRole('link', { name: 'Manual for S headsets' });
      await expect(manual).toHaveAttribute('href', '/manuals/manual-s.en-us.pdf');
      await expect(manual).toHaveAttribute('download');
      const other = main.getByRole('link', { name: 'Manual for ETS headsets' });
      await expect(other).toHaveAttribute('href', '/manuals/manual-ets.en-us.pdf');
    });
    await step('A page for each kind of phone, and the way back', async () => {
      await userEvent.click(main.getByRole('button', { name: 'Can tests be watched on a phone or tablet?' }));
      await userEvent.click(main.getAllByRole('link', { name: 'Set up an iPhone or iPad' }).find(isShown)!);
      await expect(await main.findByRole('heading', { name: 'Set up an iPhone or iPad' })).toBeVisible();
      await userEvent.click(main.getByRole('link', { name: 'All questions' }));
      await expect(await main.findByRole('heading', { name: 'Headsets and devices' })).toBeVisible();
    });
    await userEvent.click(main.getByRole('link', { name: 'Close' }));
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});

const isShown = (element: HTMLElement): boolean => element.checkVisibility();

export const Narrow = meta.story({
  name: 'On a phone, in Arabic: nothing is cut off, and the manuals are in English [OUR-241]',
  args: { path: '/help?video=watching' },
  globals: { locale: 'ar-EG', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'متابعة اختبار والتدخل فيه' })).toBeVisible();
    await expect(canvas.getByText('الأدلة باللغة الإنجليزية.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
