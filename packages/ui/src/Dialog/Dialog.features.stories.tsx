import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { anyText } from '../docs/anyText.tsx';
import { dialogDocs } from './Dialog.docs.tsx';
import { Dialog, DialogTrigger } from './Dialog.tsx';

const meta = preview.meta({
  title: 'Components/Dialog/Features',
  component: Dialog,
  args: {
    title: 'Move test',
    children: 'Choose the patient this test belongs to.',
    actions: (close: () => void) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button variant="primary" onPress={close}>
          Move
        </Button>
      </>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Move…</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
});
const open = async (canvas: { getByRole: (role: string, options: object) => HTMLElement }): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name: 'Move…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move test' });
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Medium = meta.story({ play: ({ canvas }) => open(canvas) });
export const Small = meta.story({ args: { size: 'small' }, play: ({ canvas }) => open(canvas) });
export const Large = meta.story({ args: { size: 'large' }, play: ({ canvas }) => open(canvas) });
export const LongContent = meta.story({
  args: {
    children: Array.from({ length: 60 }, (_, line) => `Clause ${line + 1}`).map((clause) => (
      <p key={clause}>{clause}</p>
    )),
  },
  play: async ({ canvas }) => {
    await open(canvas);
    const move = screen.getByRole('button', { name: 'Move' });
    await expect(move.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
export const LargeText = meta.story({
  name: 'With large text on a phone a long title is above its context, not on it',
  globals: { viewport: { value: 'phone', isRotated: false }, textScale: '200' },
  args: {
    title: 'Move test to somebody else',
    children: Array.from({ length: 20 }, (_, line) => <p key={line}>Clause {line + 1}</p>),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move…' }));
    const title = await screen.findByRole('heading', { name: 'Move test to somebody else' });
    const clause = screen.getByText('Clause 1');
    await waitFor(() =>
      expect(title.getBoundingClientRect().bottom).toBeLessThanOrEqual(clause.getBoundingClientRect().top),
    );
  },
});
export const LargeTextKeepsWords = meta.story({
  name: 'With large text on a phone the text gets the room, not the padding',
  globals: { viewport: { value: 'phone', isRotated: false }, textScale: '200' },
  args: { title: 'Preferences' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move…' }));
    const words = document.createRange();
    words.selectNodeContents(await screen.findByRole('heading', { name: 'Preferences' }));
    await expect(words.getClientRects()).toHaveLength(1);
    const [cancel, move] = ['Cancel', 'Move'].map((name) => screen.getByRole('button', { name }));
    await expect(cancel!.getBoundingClientRect().top).toBe(move!.getBoundingClientRect().top);
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await open(canvas);
    for (const name of ['Close', 'Cancel', 'Move', 'Close', 'Cancel']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move…' })).toHaveFocus());
  },
});
export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvas }) => open(canvas),
});
export const Touch = meta.story({
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Move…' }) });
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('button', { name: 'Close' }) });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const PressOutside = meta.story({
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const Question = meta.story({
  args: { role: 'alertdialog', title: 'Move test' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move…' }));
    await screen.findByRole('alertdialog', { name: 'Move test' });
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
});
export const CannotBeDismissed = meta.story({
  args: { isDismissable: false },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

export const AnyTextLong = meta.story(anyText(dialogDocs, ['long']));
export const AnyTextRightToLeft = meta.story(anyText(dialogDocs, ['rightToLeft']));
export const AnyTextEmoji = meta.story(anyText(dialogDocs, ['emoji']));
