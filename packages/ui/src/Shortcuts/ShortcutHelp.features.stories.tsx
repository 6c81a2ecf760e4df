import { type ReactElement, useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { anyText } from '../docs/anyText.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { createShortcuts, type Shortcut } from './registry.ts';
import { shortcutHelpDocs } from './ShortcutHelp.docs.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { ShortcutScope, ShortcutsProvider, useShortcuts } from './ShortcutsProvider.tsx';

const goPatients = fn();
const newPatient = fn();
const inDialog = fn();

const shortcut = (id: string, keys: string, label: string, group: string, run: () => void): Shortcut => ({
  id,
  keys,
  label,
  group,
  run,
});

function DialogKeys(): ReactElement {
  useShortcuts(useMemo(() => [shortcut('keep', 'n', 'Keep', 'Dialog', inDialog)], []));
  return <p>Here n means something else.</p>;
}

function Page(): ReactElement {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isDialogOpen, setDialogOpen] = useState(false);
  useShortcuts(
    useMemo(
      () => [
        shortcut('help', '?', 'Show shortcuts', 'General', () => setHelpOpen(true)),
        shortcut('patients', 'g p', 'Go to the patients', 'Places', goPatients),
        shortcut('new', 'n', 'New patient', 'Patients', newPatient),
      ],
      [],
    ),
  );
  return (
    <>
      <TextField label="Name" />
      <Button onPress={() => setDialogOpen(true)}>Open dialog</Button>
      <Dialog title="Question" isOpen={isDialogOpen} onOpenChange={setDialogOpen}>
        <ShortcutScope>
          <DialogKeys />
        </ShortcutScope>
        <Button onPress={() => undefined}>Outside the scope</Button>
      </Dialog>
      <ShortcutHelp isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
    </>
  );
}

function App(): ReactElement {
  const [shortcuts] = useState(() => createShortcuts());
  return (
    <ShortcutsProvider shortcuts={shortcuts}>
      <Page />
    </ShortcutsProvider>
  );
}

const inside = (element: HTMLElement) => within(element);
type Inside = ReturnType<typeof inside>;

const meta = preview.meta({
  title: 'Components/ShortcutHelp/Features',
  component: ShortcutHelp,
  render: () => <App />,
  beforeEach: () => {
    for (const called of [goPatients, newPatient, inDialog]) called.mockClear();
  },
});

const open = async (): Promise<Inside> => {
  await userEvent.keyboard('?');
  return inside(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
};

export const Opens = meta.story({
  name: '? opens the sheet, by group, with keys in words',
  play: async () => {
    const sheet = await open();
    await expect(sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'General',
      'Places',
      'Patients',
    ]);
    await expect(sheet.getByText('G, then P')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const Searches = meta.story({
  play: async () => {
    const sheet = await open();
    await userEvent.type(sheet.getByRole('searchbox', { name: 'Search shortcuts' }), 'PLÀCES');
    await expect(sheet.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Go to the patients']);
    await userEvent.type(sheet.getByRole('searchbox'), 'x');
    await expect(sheet.getByText('No results found')).toBeVisible();
  },
});
export const WhileWriting = meta.story({
  name: 'Text typed in a field runs no shortcut',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'gpn?');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('gpn?');
    await expect(newPatient).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('gp');
    await expect(goPatients).toHaveBeenCalledOnce();
  },
});
export const InDialog = meta.story({
  name: 'Below an open dialog no shortcut is active; the dialog’s own are, wherever the focus is in it',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('n?');
    await expect(inDialog).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Outside the scope' }).focus();
    await userEvent.keyboard('n');
    await expect(inDialog).toHaveBeenCalledTimes(2);
    await expect(newPatient).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  },
});
export const TurnedOff = meta.story({
  name: 'Single-key shortcuts can be turned off, by touch',
  play: async () => {
    const sheet = await open();
    const off = sheet.getByRole('switch', { name: 'Shortcuts of single keys' });
    await userEvent.pointer({ keys: '[TouchA]', target: off });
    await expect(off).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?n');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(newPatient).not.toHaveBeenCalled();
  },
});
export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await open();
  },
});
export const AnyTextLong = meta.story(anyText(shortcutHelpDocs, ['long']));
export const AnyTextRightToLeft = meta.story(anyText(shortcutHelpDocs, ['rightToLeft']));
