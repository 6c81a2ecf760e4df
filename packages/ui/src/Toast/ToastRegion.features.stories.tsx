import { expect, fn, screen, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { anyText } from '../docs/anyText.tsx';
import { FormScreen } from '../FormScreen/FormScreen.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { toastRegionDocs } from './ToastRegion.docs.tsx';
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
import { createToasts, type ToastRequest } from './toasts.ts';

const queue = createToasts();
const onPress = fn();
const SAVED: ToastRequest = { tone: 'positive', message: 'The patient is saved.', duration: null };

const meta = preview.meta({
  title: 'Components/ToastRegion/Features',
  component: ToastRegion,
  args: { toasts: queue },
  beforeEach: () => () => queue.clear(),
  render: (args) => (
    <>
      <Button onPress={() => queue.show(SAVED)}>Save</Button>
      <ToastRegion {...args} />
    </>
  ),
});

export const Tones = meta.story({
  play: async () => {
    queue.show({ ...SAVED, tone: 'info', title: 'New version', message: 'Reload to get it.' });
    queue.show(SAVED);
    queue.show({ ...SAVED, tone: 'caution', message: 'The headset battery is low.' });
    queue.show({ ...SAVED, tone: 'critical', title: 'Error', message: 'The network connection is unstable.' });
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(4);
    await expect(screen.getByRole('alertdialog', { name: 'Error' })).toHaveAccessibleDescription(
      'The network connection is unstable.',
    );
  },
});
export const Values = meta.story({
  name: 'Shows values to be copied, each left as written in every direction',
  play: async () => {
    const values = [
      { label: 'Username', value: 'nora.vance' },
      { label: 'Password', value: '-ab3cdefg7hjk4-' },
    ];
    queue.show({ ...SAVED, title: 'Bayside Optics', message: 'The account is ready.', values });
    const password = await screen.findByText('-ab3cdefg7hjk4-');
    await expect(password).toBeVisible();
    await expect(password).toHaveAttribute('dir', 'ltr');
    await expect(screen.getByText('Username')).toBeVisible();
    await expect(getComputedStyle(password).userSelect).toBe('all');
  },
});
export const OnlyOnce = meta.story({
  name: 'Shows the same toast once, announced and dismissed by keyboard [ERR-06]',
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await userEvent.click(save);
    await expect(await screen.findByRole('alert')).toHaveTextContent('The patient is saved.');
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('region')).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('alertdialog')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
export const GoesByItself = meta.story({
  play: async () => {
    queue.show({ message: 'Left alone', duration: 60 });
    await screen.findByRole('alertdialog', { name: 'Left alone' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
export const WaitsWhileRead = meta.story({
  name: 'Pauses its timer while hovered or focused [ERR-06]',
  play: async () => {
    queue.show({ message: 'Being read' });
    const toast = await screen.findByText('Being read');
    const pause = spyOn(queue.queue, 'pauseAll');
    const resume = spyOn(queue.queue, 'resumeAll');
    // for a moment after the touch of a story before, a mouse counts as the touch's own
    await waitFor(async () => {
      await userEvent.unhover(toast);
      await userEvent.hover(toast);
      await expect(pause).toHaveBeenCalledOnce();
    });
    await expect(resume).not.toHaveBeenCalled();
    await userEvent.unhover(toast);
    await expect(resume).toHaveBeenCalledOnce();
    await userEvent.keyboard('{F6}');
    await expect(pause).toHaveBeenCalledTimes(2);
  },
});
export const WithAction = meta.story({
  play: async () => {
    queue.show({ ...SAVED, action: { label: 'New test', onPress } });
    await userEvent.click(await screen.findByRole('button', { name: 'New test' }));
    await expect(onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
export const Touch = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const close = await screen.findByRole('button', { name: 'Close' });
    await userEvent.pointer({ keys: '[TouchA]', target: close });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  render: (args) => <ToastRegion {...args} />,
  play: async () => {
    queue.show({ ...SAVED, message: 'تم حفظ بيانات المريض.' });
    const toast = await screen.findByRole('alertdialog');
    await expect(toast.getBoundingClientRect().left).toBeLessThan(window.innerWidth / 4);
  },
});
const form = (
  <FormScreen
    title="New test"
    summary="Starts a 24-2 on Lane 1 headset."
    actions={
      <>
        <Button variant="primary">Start test</Button>
        <Button variant="quiet">Cancel</Button>
      </>
    }
  >
    {Array.from({ length: 12 }, (_, index) => (
      <TextField key={index} label={`Field ${index + 1}`} />
    ))}
  </FormScreen>
);
/** Every button below or above toasts can be pressed. */
const keepsClear = async ({ canvas }: { canvas: ReturnType<typeof within> }): Promise<void> => {
  queue.show({ ...SAVED, message: 'This patient was deleted, or merged with another one. Nothing was started.' });
  queue.show(SAVED);
  await expect(await screen.findAllByRole('alertdialog')).toHaveLength(2);
  for (const name of ['Start test', 'Cancel']) {
    const button = canvas.getByRole('button', { name });
    await waitFor(() => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const points = [0.05, 0.5, 0.95].map((at) => document.elementFromPoint(left + width * at, top + height / 2));
      void expect(points.every((element) => button.contains(element))).toBe(true);
    });
  }
};
const beforeForm = (args: ToastRegionProps) => (
  <>
    {form}
    <ToastRegion {...args} />
  </>
);
export const ClearOfButtons = meta.story({
  name: 'Never covers the buttons of a form (of OUR-708)',
  globals: { viewport: { value: 'desktop' } },
  render: beforeForm,
  play: keepsClear,
});
export const ClearOfButtonsOnPhone = meta.story({
  name: 'Never covers the buttons of a form on a phone (of OUR-708)',
  globals: { viewport: { value: 'phone' } },
  render: beforeForm,
  play: keepsClear,
});
// one open at a time
export const AnyText = meta.story(anyText(toastRegionDocs, ['long']));
export const RightToLeftText = meta.story(anyText(toastRegionDocs, ['rightToLeft']));
export const EmojiText = meta.story(anyText(toastRegionDocs, ['emoji']));
