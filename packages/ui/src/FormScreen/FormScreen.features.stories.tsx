import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { anyText } from '../docs/anyText.tsx';
import { formScreenDocs } from './FormScreen.docs.tsx';
import { FormScreen } from './FormScreen.tsx';

const saved = fn((event: { preventDefault: () => void }) => event.preventDefault());
const meta = preview.meta({
  title: 'Patterns/FormScreen/Features',
  component: FormScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'New patient',
    onClose: fn(),
    children: (
      <>
        <TextField label="First name" />
        <TextField label="Last name" />
        <TextField label="ID number" description="As in your practice management system" />
      </>
    ),
    actions: (
      <>
        <Button variant="primary">Save</Button>
        <Button>Save and start a test</Button>
      </>
    ),
  },
});

export const Desktop = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'First name' }).getBoundingClientRect().width).toBeLessThanOrEqual(
      560,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const Keyboard = meta.story({
  args: {
    wrap: (content) => <Form onSubmit={saved}>{content}</Form>,
    actions: (
      <Button variant="primary" type="submit">
        Save
      </Button>
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'New patient' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Adaeze{Enter}');
    await expect(saved).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Close' }) });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
const box = (element: HTMLElement): DOMRect => element.getBoundingClientRect();
export const Wide = meta.story({
  name: 'Gives the whole width to fields in columns',
  args: { isWide: true },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'First name' });
    await expect(field.closest('[data-part="column"]')!.getBoundingClientRect().width).toBeGreaterThan(900);
  },
});
export const Beside = meta.story({
  name: 'Shows content next to the fields, and between them and the buttons on a narrow screen',
  args: {
    aside: <Text>What will happen</Text>,
    wrap: (content) => <Form onSubmit={saved}>{content}</Form>,
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'First name' });
    await expect(box(canvas.getByText('What will happen')).left).toBeGreaterThan(box(field).right);
    await expect(box(canvas.getByRole('button', { name: 'Save' })).left).toBeLessThan(box(field).right);
  },
});
export const BesideNarrow = meta.story({
  name: 'Puts the content between fields and buttons on a phone',
  args: { aside: <Text>What will happen</Text> },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const aside = box(canvas.getByText('What will happen')).top;
    await expect(aside).toBeGreaterThan(box(canvas.getByRole('textbox', { name: /^ID number/ })).top);
    await expect(aside).toBeLessThan(box(canvas.getByRole('button', { name: 'Save' })).top);
  },
});
const many = Array.from({ length: 30 }, (_, n) => <TextField key={n} label={`Fact ${n + 1}`} />);
export const Foot = meta.story({
  name: 'Keeps its buttons and their effect in view, with the focused field above them',
  args: {
    lead: <Text>Of whom it is</Text>,
    summary: <Text>Saves 30 facts</Text>,
    wrap: (content) => <Form onSubmit={saved}>{content}</Form>,
    children: many,
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh', overflow: 'auto', scrollPaddingBlockEnd: '9rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    const inView = (element: HTMLElement): boolean =>
      box(element).bottom <= window.innerHeight && box(element).top >= 0;
    await expect(inView(save)).toBe(true);
    await expect(inView(canvas.getByText('Saves 30 facts'))).toBe(true);
    const last = canvas.getByRole('textbox', { name: 'Fact 30' });
    last.scrollIntoView({ block: 'end' });
    await expect(inView(save)).toBe(true);
    await expect(box(last).bottom).toBeLessThanOrEqual(box(canvas.getByText('Saves 30 facts')).top);
    const first = canvas.getByText('Of whom it is');
    await expect(box(first).bottom).toBeLessThan(box(canvas.getByRole('textbox', { name: 'Fact 1' })).top);
  },
});
export const FootOnPhone = meta.story({
  args: { summary: <Text>Saves three facts</Text> },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
export const WithoutWayOut = meta.story({
  args: { onClose: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

export const AnyText = meta.story(anyText(formScreenDocs));
