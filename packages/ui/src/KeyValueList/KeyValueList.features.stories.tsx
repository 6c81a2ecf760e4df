import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { BatteryIcon } from '../BatteryIcon/BatteryIcon.tsx';
import { anyText } from '../docs/anyText.tsx';
import { keyValueListDocs } from './KeyValueList.docs.tsx';
import { KeyValueList } from './KeyValueList.tsx';

const meta = preview.meta({
  title: 'Components/KeyValueList/Features',
  component: KeyValueList,
  args: {
    'aria-label': 'Device',
    items: [
      { label: 'Device', value: 'Lane 2 headset' },
      { label: 'Screen', value: 'Doing test' },
      { label: 'Headset', value: '82%', isNumeric: true, tone: 'positive' as const },
      { label: 'Handpiece', value: '41%', isNumeric: true, tone: 'caution' as const },
      { label: 'IPD', value: '62.5 mm', isNumeric: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
});

export const Device = meta.story({
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Device', 'Screen', 'Headset', 'Handpiece', 'IPD']);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Lane 2 headset');
  },
});
export const UnitStandsCloseToItsNumber = meta.story({
  play: async ({ canvas }) => {
    const value = canvas.getByText('62.5 mm');
    const between = document.createRange();
    const text = document.createTreeWalker(value, NodeFilter.SHOW_TEXT).nextNode()!;
    between.setStart(text, 4);
    between.setEnd(text, 5);
    const em = Number.parseFloat(getComputedStyle(value).fontSize);
    await expect(between.getBoundingClientRect().width).toBeLessThan(0.4 * em);
  },
});
export const LongValues = meta.story({
  args: {
    items: [
      { label: 'Name', value: 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine' },
      { label: 'E-mail', value: 'hubert.blaine.wolfeschlegelsteinhausenbergerdorff@example.org' },
    ],
  },
});
export const OtherScript = meta.story({
  args: { items: [{ label: 'Name', value: 'حداد، سمير (1973)' }] },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/حداد/)).unicodeBidi).toBe('isolate');
  },
});

/** Measures the baseline of an element: the position of an empty box at the end of its line. */
function baselineOf(element: Element): number {
  const mark = document.createElement('span');
  mark.style.display = 'inline-block';
  element.append(mark);
  const { bottom } = mark.getBoundingClientRect();
  mark.remove();
  return bottom;
}
const BATTERIES = {
  items: [
    { label: 'Device', value: 'Lane 2 headset' },
    { label: 'Headset', value: <BatteryIcon owner="headset" percentage={82} />, isNumeric: true },
    { label: 'Handpiece', value: <BatteryIcon owner="handpiece" percentage={41} hasWarning />, isNumeric: true },
  ],
};
interface Within {
  getAllByRole: (role: string) => HTMLElement[];
  getByText: (text: RegExp) => HTMLElement;
}

const rowsAgree = async ({ canvas }: { canvas: Within }): Promise<void> => {
  const terms = canvas.getAllByRole('term');
  const percentages = [/82/, /41/].map((text) => canvas.getByText(text));
  for (const [index, percentage] of percentages.entries()) {
    await expect(Math.abs(baselineOf(percentage) - baselineOf(terms[index + 1]!))).toBeLessThan(0.5);
  }
  const [words, battery] = terms.map((term) => term.parentElement!.getBoundingClientRect().height);
  await expect(battery).toBeCloseTo(words ?? 0, 0);
};
export const Batteries = meta.story({
  name: 'A battery is on the line of its label and makes it no higher',
  args: BATTERIES,
  play: rowsAgree,
});
export const BatteriesToTouch = meta.story({
  name: 'A battery is on the line of its label if targets are large',
  globals: { density: 'touch' },
  args: BATTERIES,
  play: rowsAgree,
});
export const BatteriesCompact = meta.story({
  name: 'A battery is on the line of its label if rows are compact',
  globals: { density: 'compact' },
  args: BATTERIES,
  play: rowsAgree,
});

export const AnyText = meta.story(anyText(keyValueListDocs));
