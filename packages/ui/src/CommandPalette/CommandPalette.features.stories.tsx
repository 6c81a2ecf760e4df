import { type ReactElement, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { anyText } from '../docs/anyText.tsx';
import { PatientIcon } from '../icons/index.ts';
import { type Command, CommandPalette } from './CommandPalette.tsx';
import { commandPaletteDocs } from './CommandPalette.docs.tsx';

const navigate = fn();
const signOut = fn();
const ran = fn();

const commands: Command[] = [
  { id: 'patients', label: 'Patients', group: 'Go to', href: '/patients', keys: 'g p', icon: <PatientIcon /> },
  { id: 'devices', label: 'Devices', group: 'Go to', href: '/devices' },
  { id: 'dark', label: 'Theme: Dark', group: 'Display', keywords: ['night'] },
  { id: 'sign-out', label: 'Sign out', group: 'Account', run: signOut },
];
const people = ['Adaeze Okafor', 'Maria Rossi', 'Peter Okonjo'];

/** A server that the story lets answer. */
let answer: () => void = () => undefined;

function Opener(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [results, setResults] = useState<Command[]>([]);
  const [isLoading, setLoading] = useState(false);
  const find = (text: string): void => {
    setResults([]);
    setLoading(text !== '');
    answer = () => {
      setLoading(false);
      const found = people.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
      setResults(found.map((name) => ({ id: name, label: name, description: '04/12/1958', group: 'Patients found' })));
    };
  };
  return (
    <RouterProvider navigate={navigate}>
      <Button onPress={() => setOpen(true)}>Search…</Button>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={setOpen}
        commands={commands}
        recent={['sign-out']}
        onRun={ran}
        onSearch={find}
        results={results}
        isLoading={isLoading}
      />
    </RouterProvider>
  );
}

const inside = (element: HTMLElement) => within(element);
type Inside = ReturnType<typeof inside>;

const meta = preview.meta({
  title: 'Components/CommandPalette/Features',
  component: CommandPalette,
  args: { commands },
  render: () => <Opener />,
  beforeEach: () => {
    for (const called of [navigate, signOut, ran]) called.mockClear();
  },
});

const open = async (canvas: { getByRole: (role: string) => HTMLElement }): Promise<Inside> => {
  await userEvent.click(canvas.getByRole('button'));
  const palette = inside(await screen.findByRole('dialog', { name: 'Command palette' }));
  await waitFor(() => expect(palette.getByRole('searchbox', { name: 'Search commands' })).toHaveFocus());
  return palette;
};
const items = (palette: Inside): string[] =>
  palette.getAllByRole('menuitem').map((item) => item.getAttribute('data-key') ?? '');

export const Recent = meta.story({
  name: 'Shows recent commands first, then all by group',
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    await expect(items(palette)).toEqual(['sign-out', 'patients', 'devices', 'dark']);
    await expect(palette.getAllByRole('group').map((group) => group.querySelector('header')?.textContent)).toEqual([
      'Recent',
      'Go to',
      'Display',
    ]);
    await expect(palette.getByRole('menuitem', { name: 'Patients G, then P' })).toBeVisible();
  },
});
export const Keyboard = meta.story({
  name: 'Typing searches, Enter runs the marked command, and the focus returns',
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    await userEvent.keyboard('sig');
    await waitFor(() => expect(items(palette)).toEqual(['sign-out']));
    await expect(palette.getByRole('status')).toHaveTextContent('Loading…');
    answer();
    await waitFor(() => expect(palette.getByRole('status')).toHaveTextContent('1 result'));
    await waitFor(() => expect(palette.getByRole('menuitem')).toHaveAttribute('data-focused'));
    await userEvent.keyboard('{Enter}');
    await expect(ran).toHaveBeenLastCalledWith('sign-out');
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search…' })).toHaveFocus());
  },
});
export const Arrows = meta.story({
  name: 'Arrows move the mark, while the focus stays in the field',
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const field = palette.getByRole('searchbox');
    await expect(field).toHaveFocus();
    const marked = palette.getByRole('menuitem', { name: /^Patients/ });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', marked.id));
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/patients', undefined);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const Touch = meta.story({
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    await userEvent.pointer({ keys: '[TouchA]', target: palette.getByRole('menuitem', { name: 'Sign out' }) });
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const Results = meta.story({
  name: 'Shows that results are loading, then lists them after the commands',
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    await userEvent.keyboard('oko');
    await expect(palette.getByText('Loading…', { selector: 'menu *, [role=menu] *' })).toBeVisible();
    answer();
    await waitFor(() => expect(items(palette)).toEqual(['Peter Okonjo']));
    await expect(palette.getByRole('menuitem', { name: 'Peter Okonjo 04/12/1958' })).toBeVisible();
  },
});
export const Nothing = meta.story({
  name: 'Shows that nothing was found; Escape clears, then closes',
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    await userEvent.keyboard('xyz');
    answer();
    await waitFor(() => expect(palette.getByRole('status')).toHaveTextContent('No results found'));
    await userEvent.keyboard('{Escape}');
    await expect(palette.getByRole('searchbox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const FurtherWords = meta.story({
  name: 'Finds by keywords, without accents',
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    await userEvent.keyboard('NÌGHT');
    await waitFor(() => expect(items(palette)).toEqual(['dark']));
  },
});
export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await open(canvas);
  },
});
export const PhoneLargeText = meta.story({
  name: 'On a phone with text twice as large, keys wrap below, and nothing scrolls sideways',
  globals: { viewport: { value: 'phone', isRotated: false }, textScale: '200' },
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    const menu = palette.getByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    const name = document.createRange();
    name.selectNodeContents(palette.getByText('Patients'));
    await expect(name.getClientRects()).toHaveLength(1);
  },
});
export const AnyTextLong = meta.story(anyText(commandPaletteDocs, ['long']));
export const AnyTextRightToLeft = meta.story(anyText(commandPaletteDocs, ['rightToLeft']));
export const AnyTextEmoji = meta.story(anyText(commandPaletteDocs, ['emoji']));
