import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { anyText } from '../docs/anyText.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { EditIcon, FileIcon, UploadIcon } from '../icons/index.ts';
import { sampleTests } from '../docs/sampleTests.tsx';
import { timelineDocs } from './Timeline.docs.tsx';
import { Timeline, type TimelineEvent } from './Timeline.tsx';

const onAction = fn();
const size = (value: string) => ({ viewport: { value, isRotated: false } });
const meta = preview.meta({
  title: 'Components/Timeline/Features',
  component: Timeline,
  globals: size('desktop'),
  args: { label: 'Tests', events: sampleTests(onAction) },
});

const history: TimelineEvent[] = [
  {
    id: '1',
    dateTime: '2026-11-20T09:12',
    time: '09:12',
    title: 'Report signed',
    meta: 'Ruiz, Marta',
    icon: <EditIcon />,
    tone: 'positive',
  },
  {
    id: '2',
    dateTime: '2026-11-20T09:05',
    time: '09:05',
    title: 'Report written',
    meta: 'Silva, Ana',
    icon: <FileIcon />,
  },
  {
    id: '3',
    dateTime: '2026-10-27T11:20',
    time: '10/27',
    title: 'Fields imported',
    meta: '42 fields',
    icon: <UploadIcon />,
  },
  { id: '4', dateTime: '2026-10-01', time: '10/01', title: 'Patient created' },
];

export const Years = meta.story({
  name: 'Lists events by year under headings, newest first',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Tests' })).toBeVisible();
    const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(['20262', '20252', '20241']);
    const list = canvas.getByRole('list', { name: '2025' });
    const rows = within(list).getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(
      within(rows[0] as HTMLElement)
        .getByText('11/04/2025')
        .closest('time'),
    ).toHaveAttribute('datetime', '2025-11-04T09:40');
  },
});
export const Columns = meta.story({
  name: 'Aligns numbers below numbers',
  play: async ({ canvasElement }) => {
    const numbers = [...canvasElement.querySelectorAll('[data-part="numbers"]')];
    const lefts = numbers.map((one) => one.getBoundingClientRect().left);
    await expect(lefts).toHaveLength(5);
    await expect(new Set(lefts).size).toBe(1);
  },
});
export const WholeDates = meta.story({
  name: 'Keeps a date on one line, however wide its figures are',
  play: async ({ canvas }) => {
    const dates = canvas.getAllByText(/^\d\d\/\d\d\/\d{4}$/);
    await expect(dates.length).toBeGreaterThan(1);
    for (const date of dates) await expect(date.getClientRects()).toHaveLength(1);
    for (const date of dates) await expect(date.getBoundingClientRect().height).toBeLessThan(30);
  },
});

export const WholeTitles = meta.story({
  name: 'Keeps a short title on one line, however wide the room is',
  play: async ({ canvas }) => {
    const timeline = canvas.getByRole('group', { name: 'Tests' });
    const titles = canvas.getAllByText('Perimetry 24-2');
    for (let width = 360; width <= 1000; width += 20) {
      timeline.style.inlineSize = `${width}px`;
      for (const title of titles) await expect(title.getBoundingClientRect().height, `${width} px`).toBeLessThan(30);
    }
  },
});

export const Months = meta.story({
  args: { label: 'History', events: history, groupBy: 'month', headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'November 2026' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /October 2026/, level: 2 })).toBeVisible();
  },
});
export const OneList = meta.story({
  args: { label: 'History', events: history, groupBy: 'none' },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
export const Marked = meta.story({
  name: 'A control below the time selects an event',
  args: {
    events: sampleTests(onAction).map((event) => ({ ...event, control: <Checkbox label="Compare" /> })),
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('checkbox', { name: 'Compare' });
    await userEvent.click(first as HTMLElement);
    await expect(first).toBeChecked();
  },
});
export const Actions = meta.story({
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem');
    await userEvent.hover(row as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Perimetry 24-2 of 10/27/2026' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move…' }));
    await expect(onAction).toHaveBeenLastCalledWith('move', 'a');
  },
});
export const TwoIcons = meta.story({
  name: 'Shows two icons side by side without a higher row',
  args: {
    events: sampleTests(onAction).map((event) => ({
      ...event,
      actions: event.actions?.map((action) => ({ ...action, isInline: ['report', 'move'].includes(action.id) })) ?? [],
    })),
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getAllByRole('listitem')[0] as HTMLElement);
    const top = (name: RegExp): number => row.getByRole('button', { name }).getBoundingClientRect().top;
    await expect(top(/^Report/)).toBe(top(/^Move/));
    await expect(top(/^Actions for/)).toBeGreaterThan(top(/^Move/));
  },
});
export const Keyboard = meta.story({
  name: 'Title and actions can be reached by keyboard',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const [link] = canvas.getAllByRole('link', { name: 'Perimetry 24-2' });
    await expect(link).toHaveFocus();
    await userEvent.tab();
    const [row] = canvas.getAllByRole('listitem');
    const report = within(row as HTMLElement).getByRole('button', { name: 'Report' });
    await expect(report).toHaveFocus();
    await expect(report).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenLastCalledWith('report', 'a');
  },
});
export const Touch = meta.story({
  globals: { ...size('phone'), density: 'touch' },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Actions for Perimetry 24-2 of 09/30/2026' });
    await userEvent.pointer({ keys: '[TouchA]', target: menu });
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('menuitem', { name: 'Report' }) });
    await expect(onAction).toHaveBeenLastCalledWith('report', 'b');
  },
});
export const Phone = meta.story({
  name: 'Shows everything on a phone',
  globals: size('phone'),
  play: async ({ canvas }) => {
    const timeline = canvas.getByRole('group', { name: 'Tests' });
    await expect(timeline.scrollWidth).toBeLessThanOrEqual(timeline.clientWidth);
    for (const number of canvas.getAllByText(/−\d+\.\d\d/)) {
      await expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(timeline.getBoundingClientRect().right);
    }
  },
});
export const Loading = meta.story({
  args: { events: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    await expect(canvas.getByRole('group', { name: 'Tests' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('Nothing recorded yet')).toBeNull();
  },
});
export const Empty = meta.story({
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing recorded yet')).toBeVisible();
  },
});
export const EmptyWithAction = meta.story({
  args: { events: [], emptyState: <EmptyState title="No tests yet" action={<Button>Start a test</Button>} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start a test' })).toBeVisible();
  },
});
export const RightToLeft = meta.story({
  name: 'Mirrors rows, but not drawings',
  globals: { locale: 'ar-EG' },
  args: {
    label: 'الفحوص',
    groupBy: 'month',
    events: sampleTests(onAction).map((event) => ({
      ...event,
      timeDetail: event.dateTime.slice(-5),
      title: 'فحص المجال البصري 24-2',
      meta: 'موثوق',
      state: 'موقّع',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /أكتوبر/ })).toBeVisible();
    const [row] = canvas.getAllByRole('listitem');
    const inside = within(row as HTMLElement);
    const time = inside.getByText('10/27/2026').getBoundingClientRect();
    await expect(time.left).toBeGreaterThan(inside.getByRole('link').getBoundingClientRect().right);
    await expect(getComputedStyle(inside.getByRole('img')).direction).toBe('ltr');
  },
});
export const LargeText = meta.story({
  name: 'Fits 320 pixels with text of twice the size',
  globals: { ...size('phone'), textScale: '200' },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const timeline = canvas.getByRole('group', { name: 'Tests' });
    await expect(timeline.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const AnyText = meta.story(anyText(timelineDocs));
