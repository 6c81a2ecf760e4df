import type { Patient } from '@isopter/contract';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { LANE_2 } from '../../../../fakes/data/devices.ts';
import { PATIENT } from '../../../../fakes/data/form.ts';
import { monitorHandlers } from '../../../../fakes/stage/handlers.ts';
import { enter, ScreenStage } from '../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../fakes/data/tests.ts';
import { PerimetryObserve } from '../kinds/perimetry/PerimetryObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Names on a monitor',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${TESTS[0]!.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** A hundred letters, the most a form takes. */
const words = (said: string): string => `${said} `.repeat(100).slice(0, 100).trim();

const patient = (first_name: string, last_name: string): Patient => ({
  ...PATIENT,
  first_name,
  last_name,
  display_name: `${last_name}, ${first_name}`,
  patient_id_number: 'A-20418-'.repeat(8).slice(0, 64),
});
const of = (owner: Patient, deviceName: string) =>
  enter({
    handlers: {
      ...monitorHandlers({}),
      getPatient: () => owner,
      getDevice: () => ({ ...LANE_2, name: deviceName, current_screen: 'doing test', available: false, in_use: true }),
    },
    sockets: [{ ready: 150 }],
  });

/** The part of the screen that a text stands in. */
const partOf = (node: Node): Element => node.parentElement!.closest('section, header, aside, dialog') ?? document.body;

const textsOf = (root: Element): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
};

const boxOf = (node: Text, from: number, to: number): Range => {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
};

/** Returns the texts that overflow their part of the screen. */
const escaped = (root: Element): string[] =>
  textsOf(root).flatMap((node) => {
    const { left, right, width } = boxOf(node, 0, node.length).getBoundingClientRect();
    const part = partOf(node).getBoundingClientRect();
    return width > 0 && (left < part.left - 1 || right > part.right + 1) ? [node.data] : [];
  });

/** A line of a phone has room for a word of so many letters. */
const LONG_WORD = 16;

/** Words that were broken though a line has room for them. */
const broken = (root: Element): string[] =>
  textsOf(root).flatMap((node) =>
    [...node.data.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
      const lines = new Set(
        [...boxOf(node, index, index + word.length).getClientRects()].map(({ top }) => Math.round(top)),
      );
      return lines.size > 1 && word.length <= LONG_WORD ? [word] : [];
    }),
  );

/** The patient is loaded, on a busy machine too. */
const LOADED = { timeout: 8_000 };

/** Expects the whole name in the back link and in the panel, without overflow. */
const holds =
  (name: RegExp) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByText(name)).toHaveLength(2), LOADED);
    const { documentElement: page } = canvasElement.ownerDocument;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(escaped(canvasElement)).toEqual([]);
    await expect(broken(canvasElement)).toEqual([]);
  };

const spaced = of(patient(words('María de los Ángeles'), words('Fernández de Córdoba')), words('Lane two headset'));
const unbroken = of(patient('W'.repeat(100), 'M'.repeat(100)), 'W'.repeat(100));
const signs = of(patient('👩‍👩‍👧‍👦'.repeat(9), 'O\'Neill "\\^=<b>&amp;'), 'Lane‮ 2');
const script = of(patient(words('عبد الرحمن'), words('Al-Ḥusaynī')), words('غرفة الفحص'));

export const LongNames = meta.story({ beforeEach: spaced, play: holds(/Fernández de Córdoba/) });
export const LongNamesOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: spaced,
  play: holds(/Fernández de Córdoba/),
});
export const WithoutSpaces = meta.story({ tags: ['!autodocs'], beforeEach: unbroken, play: holds(/MMMM/) });
export const WithoutSpacesOnPhone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: unbroken,
  play: holds(/MMMM/),
});
export const Signs = meta.story({
  name: 'Signs and pictures are letters like others',
  tags: ['!autodocs'],
  beforeEach: signs,
  play: holds(/O'Neill "\\\^=<b>&amp;/),
});
export const OtherScripts = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: script,
  play: holds(/عبد الرحمن/),
});
export const RightToLeft = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'ar-EG' },
  beforeEach: of(patient('Zofia', 'Kowalska'), 'Lane 2 headset'),
  play: holds(/Kowalska, Zofia/),
});
