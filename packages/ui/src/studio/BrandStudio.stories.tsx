import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { brands } from '../../../../.storybook/brands.ts';
import preview from '../../../../.storybook/preview.tsx';
import { readBrand } from '../brand/readBrand.ts';
import { Studio } from './Studio.tsx';

const meta = preview.meta({
  title: 'Brand Studio',
  component: Studio,
  tags: ['!autodocs'],
  args: { samples: Object.values(brands) },
});
const accentInUse = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--isopter-color-accent').trim();
const exported = (link: HTMLElement): string => decodeURIComponent(link.getAttribute('href')!.split(',')[1]!);
const fileInput = (button: HTMLElement): HTMLInputElement => {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')];
  return inputs.find((input) => input.parentElement!.contains(button))!;
};

const inATab = { selector: '[role="tab"], [role="tab"] *' };

export const BrandStudio = meta.story({
  name: 'Brand Studio',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^All \d+ pairs pass/)).toBeVisible();
  },
});

export const FromSeedToFile = meta.story({
  play: async ({ canvas }) => {
    // by label: asking so many controls for their roles takes long
    const accent = canvas.getByLabelText('Accent', { selector: 'input' });
    await userEvent.clear(accent);
    await userEvent.paste('#f36f21');
    await waitFor(() => expect(accentInUse()).toBe('#f36f21'));
    const fails = canvas.getByLabelText('What fails');
    await expect(fails).toHaveTextContent('onAccent (oklch(1 0 0)) on accent (#f36f21)');

    within(fails).getByRole('button', { name: 'Use #c55200' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(accent).toHaveValue('#c55200'));
    await expect(canvas.getByText(/^All \d+ pairs pass/)).toBeVisible();

    await userEvent.click(canvas.getByText('Export', inATab));
    const link = within(canvas.getByLabelText('Export', { selector: 'section' })).getByRole('link', {
      name: 'Download JSON',
    });
    const read = readBrand(exported(link));
    await expect(read.problems).toBeUndefined();
    await expect(read.brand?.colors.accent).toBe('#c55200');
  },
});

export const RefusesAFile = meta.story({
  play: async ({ canvas }) => {
    const before = accentInUse();
    const text = JSON.stringify({ ...Object.values(brands)[0], colors: { accent: 'red;} body { display: none' } });
    const open = canvas.getByRole('button', { name: 'Open a brand file' });
    await userEvent.upload(fileInput(open), new File([text], 'smuggler.json', { type: 'application/json' }));
    const alert = (await canvas.findByText('smuggler.json was not opened')).closest('[role="alert"]');
    await expect(alert).toHaveTextContent('colors.accent: must be a colour as #rrggbb or oklch(L C H)');
    await expect(accentInUse()).toBe(before);
  },
});

export const PicksByEyeAndTouch = meta.story({
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Pick accent' }) });
    const hue = await screen.findByRole('slider', { name: 'Hue' });
    const before = accentInUse();
    hue.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(accentInUse()).not.toBe(before));
    await userEvent.keyboard('{Escape}');
  },
});

export const AllComponents = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('All components', inATab));
    // by label and text: asking sixty components for their roles takes long
    await userEvent.click(await canvas.findByLabelText('Search components'));
    await userEvent.paste('eye');
    await waitFor(() => expect(canvas.queryByText('Badge', { selector: 'h3' })).toBeNull());
    await expect(canvas.getByText('EyeTag', { selector: 'h3' })).toBeVisible();
  },
});
export const NotYetReady = meta.story({
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Name', { selector: 'input' }));
    await expect(canvas.getByText('is missing')).toBeVisible();
    await userEvent.click(canvas.getByText('Export', inATab));
    await expect(canvas.getByText('First put right what fails.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy JSON' })).toBeDisabled();
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const RightToLeftInTheDark = meta.story({ globals: { direction: 'rtl', theme: 'dark' } });
