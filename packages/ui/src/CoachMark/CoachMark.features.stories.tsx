import { createRef, type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { anyText } from '../docs/anyText.tsx';
import { coachMarkDocs } from './CoachMark.docs.tsx';
import { CoachMark, type CoachMarkProps } from './CoachMark.tsx';

const english = {
  start: 'Show me around',
  targets: ['Filter', 'New patient', 'Export'],
  titles: ['Find a patient', 'New patients', 'Take the list with you'],
  contents: [
    'Filters narrow the list by date, eye and test.',
    'A name and a date of birth are enough to begin.',
    'The list as it is shown, as a file.',
  ],
};
const arabic = {
  start: 'جولة في الشاشة',
  targets: ['تصفية', 'مريض جديد', 'تصدير'],
  titles: ['البحث عن مريض', 'المرضى الجدد', 'القائمة معك'],
  contents: [
    'تُضيّق التصفية القائمة حسب التاريخ والعين والفحص.',
    'يكفي الاسم وتاريخ الميلاد.',
    'القائمة كما تُعرض، في ملف.',
  ],
};

function Screen({ words = english, ...args }: Partial<CoachMarkProps> & { words?: typeof english }): ReactElement {
  const [targets] = useState(() => words.targets.map(() => createRef<HTMLDivElement>()));
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 24, alignItems: 'start' }}>
      <Button onPress={() => setOpen(true)}>{words.start}</Button>
      {targets.map((target, index) => (
        // the last one is below what fits on the screen
        <div key={words.targets[index]} ref={target} style={index === 2 ? { marginBlockStart: 1200 } : {}}>
          <Button>{words.targets[index]}</Button>
        </div>
      ))}
      <CoachMark
        {...args}
        isOpen={isOpen}
        onClose={(end) => {
          args.onClose?.(end);
          setOpen(false);
        }}
        steps={targets.map((target, index) => ({
          target,
          title: words.titles[index]!,
          content: words.contents[index],
        }))}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/CoachMark/Features',
  component: CoachMark,
  args: { steps: [], isOpen: false, onClose: fn(), onStepChange: fn() },
  render: (args) => <Screen {...args} />,
});

interface Canvas {
  getByRole: (role: string, options: { name: string }) => HTMLElement;
}
const begin = (canvas: Canvas): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: 'Show me around' }));
const isAt = async (title: string, step: string): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(dialog).toHaveTextContent(step);
  await waitFor(() => expect(dialog).toHaveFocus());
  return dialog;
};
const press = (name: string): Promise<unknown> =>
  userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name }) });
const target = (): string | undefined => document.querySelector('[data-coach-target]')?.textContent;

export const ByKeyboard = meta.story({
  name: 'The keyboard moves forward and back; each step takes the focus, which returns at the end',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await isAt('Find a patient', 'Step 1 of 3');
    await expect(first).toHaveAccessibleDescription('Filters narrow the list by date, eye and test.');
    await expect(target()).toBe('Filter');
    await expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Skip' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isAt('New patients', 'Step 2 of 3');
    await expect(args.onStepChange).toHaveBeenLastCalledWith(1);
    await expect(target()).toBe('New patient');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isAt('Find a patient', 'Step 1 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await isAt('New patients', 'Step 2 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await isAt('Take the list with you', 'Step 3 of 3');
    await expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenLastCalledWith('finished');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(target()).toBeUndefined();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show me around' })).toHaveFocus());
  },
});
export const Escape = meta.story({
  name: 'Escape ends the tour, a press outside does not',
  play: async ({ canvas, args }) => {
    await begin(canvas);
    const dialog = await isAt('Find a patient', 'Step 1 of 3');
    await userEvent.click(document.body);
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    // the press took the focus to the page; it comes back in the next frame
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('skipped');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const BeyondTheWindow = meta.story({
  name: 'Scrolls an element beyond the window into view, with the step next to it',
  args: { defaultStep: 2 },
  play: async ({ canvas }) => {
    await begin(canvas);
    const dialog = await isAt('Take the list with you', 'Step 3 of 3');
    const element = document.querySelector('[data-coach-target]')!.getBoundingClientRect();
    const panel = dialog.getBoundingClientRect();
    await expect(element.top).toBeGreaterThanOrEqual(0);
    await expect(element.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(Math.min(Math.abs(panel.top - element.bottom), Math.abs(element.top - panel.bottom))).toBeLessThan(24);
  },
});
export const ByFinger = meta.story({
  name: 'Continues and skips by touch',
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Show me around' }) });
    await isAt('Find a patient', 'Step 1 of 3');
    await press('Next');
    await isAt('New patients', 'Step 2 of 3');
    await press('Skip');
    await expect(args.onClose).toHaveBeenLastCalledWith('skipped');
  },
});
export const Controlled = meta.story({
  name: 'A controlled step follows its prop',
  args: { step: 1 },
  play: async ({ canvas, args }) => {
    await begin(canvas);
    await isAt('New patients', 'Step 2 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(args.onStepChange).toHaveBeenLastCalledWith(2);
    await expect(screen.getByRole('dialog', { name: 'New patients' })).toBeVisible();
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { defaultStep: 1 },
  render: (args) => <Screen {...args} words={arabic} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'جولة في الشاشة' }));
    const dialog = await screen.findByRole('dialog', { name: 'المرضى الجدد' });
    await waitFor(() => expect(dialog).toBeVisible());
    const [skip, , next] = [...dialog.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
    await expect(skip!.left).toBeGreaterThan(next!.right);
  },
});
export const LargeTextOnPhone = meta.story({
  name: 'Fits a phone with large text',
  globals: { textScale: '200', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await begin(canvas);
    const dialog = await isAt('Find a patient', 'Step 1 of 3');
    const { left, right } = dialog.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});
// one open at a time
export const AnyText = meta.story(anyText(coachMarkDocs, ['long']));
export const RightToLeftText = meta.story(anyText(coachMarkDocs, ['rightToLeft']));
export const EmojiText = meta.story(anyText(coachMarkDocs, ['emoji']));
