import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { brands } from '../../../../.storybook/brands.ts';
import { screens } from '../../../../tests/screens/index.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { readBrand } from '../brand/readBrand.ts';
import { Studio } from './Studio.tsx';

const meta = preview.meta({
  title: 'Brand Studio',
  component: Studio,
  tags: ['!autodocs'],
  args: { samples: Object.values(brands), screens },
});
const inUse = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--isopter-color-${token}`).trim();
const accentInUse = (): string => inUse('accent');
const exported = (link: HTMLElement): string => decodeURIComponent(link.getAttribute('href')!.split(',')[1]!);
const fileInput = (button: HTMLElement): HTMLInputElement => {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')];
  return inputs.find((input) => input.parentElement!.contains(button))!;
};

const inATab = { selector: '[role="tab"], [role="tab"] *' };

export const BrandStudio = meta.story({
  name: 'Brand Studio',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^All \d+ pairs pass/)).toBeVisible();
    await expect(canvas.getAllByText('Okafor, Adaeze', { selector: 'bdi' })[0]).toBeVisible();
    // its own style sheet is there: seeds on one side, what they lead to on the other
    await expect(getComputedStyle(canvasElement.querySelector('article')!).display).toBe('grid');
  },
});

/** Shows screens with charts, a report in the name of the partner, and overlays, as for a demonstration. */
export const ShowsScreens = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const show = (tab: string) => userEvent.click(canvas.getByText(tab, inATab));
    await show('Monitor');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-component="PerimetryPlot"]')).toHaveLength(2));
    await show('Report');
    await expect(await canvas.findByRole('img', { name: /^Visual field, Okafor, Adaeze/ })).toBeVisible();
    await expect(canvas.getByText(/© 2026 Harbour Vision/)).toBeVisible();
    await show('Sign in');
    await expect(await canvas.findByLabelText('Username, e-mail or phone')).toBeVisible();
    await show('Overlays');
    await userEvent.click(await canvas.findByText('Patient', { selector: 'button, button *' }));
    await expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

export const FromSeedToFile = meta.story({
  play: async ({ canvas }) => {
    // by label: asking so many controls for their roles takes long
    const caution = canvas.getByLabelText('Caution', { selector: 'input' });
    await userEvent.clear(caution);
    await userEvent.paste('#e9a100');
    await waitFor(() => expect(inUse('caution')).toBe('#e9a100'));
    const fails = canvas.getByLabelText('What fails');
    await expect(fails).toHaveTextContent('colors.caution: caution (#e9a100) on canvas');

    within(fails).getByRole('button', { name: 'Use #b97f00' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(caution).toHaveValue('#b97f00'));
    await expect(canvas.getByText(/^All \d+ pairs pass/)).toBeVisible();

    await userEvent.click(canvas.getByText('Export', inATab));
    const link = within(canvas.getByLabelText('Export', { selector: 'section' })).getByRole('link', {
      name: 'Download JSON',
    });
    const read = readBrand(exported(link));
    await expect(read.problems).toBeUndefined();
    await expect(read.brand?.colors.caution).toBe('#b97f00');
  },
});

export const RefusesSwappedEyes = meta.story({
  play: async ({ canvas }) => {
    for (const [label, color] of [
      ['Right eye', '#1f5fbf'],
      ['Left eye', '#c2552d'],
    ] as const) {
      const field = canvas.getByLabelText(label, { selector: 'input' });
      await userEvent.clear(field);
      await userEvent.paste(color);
    }
    const fails = await canvas.findByLabelText('What fails');
    await waitFor(() => expect(fails).toHaveTextContent('left eye (#c2552d) is red'));
    await expect(fails).toHaveTextContent('right eye (#1f5fbf) is blue');
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
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Pick: Accent' }) });
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
