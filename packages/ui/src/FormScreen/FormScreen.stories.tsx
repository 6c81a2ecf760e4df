import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormScreen } from './FormScreen.tsx';

const meta = preview.meta({
  title: 'Patterns/FormScreen',
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
