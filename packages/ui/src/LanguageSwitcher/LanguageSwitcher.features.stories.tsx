import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { languageSwitcherDocs } from './LanguageSwitcher.docs.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { sampleLanguages } from './sampleLanguages.ts';

const meta = preview.meta({
  title: 'Components/LanguageSwitcher/Features',
  component: LanguageSwitcher,
  // the popover is loaded lazily: the loading time is not under test
  beforeEach: async () => {
    await import('./LanguageList.tsx');
  },
  args: { languages: sampleLanguages, value: 'en-US', onChange: fn() },
});
const few = sampleLanguages.filter(({ id }) => ['en-US', 'es-ES', 'ar-EG'].includes(id));

export const Few = meta.story({
  name: 'Shows the native name of each language, in its script [I18N-06]',
  args: { languages: few, defaultOpen: true },
  play: async () => {
    const list = within(await screen.findByRole('listbox', { name: 'Language' }));
    await expect(screen.queryByRole('searchbox')).toBeNull();
    await expect(list.getByRole('option', { selected: true })).toHaveTextContent('English');
    const arabic = list.getByText(/العربية/);
    await expect(arabic).toHaveAttribute('lang', 'ar-EG');
    await expect(getComputedStyle(arabic).direction).toBe('rtl');
    await expect(list.getByRole('option', { name: /العربية/ }).querySelector('img')).toHaveAttribute('alt', '');
  },
});
export const FlagBeside = meta.story({
  name: 'Shows the flag next to the name',
  args: { languages: few },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const flag = canvasElement.querySelector('img')!.getBoundingClientRect();
    const name = canvas.getByText('English (US)').getBoundingClientRect();
    await expect(flag.right).toBeLessThan(name.left);
    await expect(Math.abs(flag.top + flag.height / 2 - (name.top + name.height / 2))).toBeLessThan(3);
  },
});
export const LargeText = meta.story({
  name: 'The flag grows with the name',
  args: { languages: few },
  globals: { viewport: { value: 'desktop' }, textScale: '200' },
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('img')!.getBoundingClientRect();
    await expect([width, height]).toEqual([40, 28]);
  },
});
export const WithoutFlags = meta.story({
  args: { languages: few.map(({ flag: _flag, ...language }) => language) },
});
export const Searched = meta.story({
  name: 'Searches a long list by native names and by those in the current language [I18N-06]',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Language: English/ }));
    const search = await screen.findByRole('searchbox', { name: 'Search languages' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('german');
    await userEvent.click(await screen.findByRole('option', { name: /Deutsch/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('de-DE');
  },
});
export const Keyboard = meta.story({
  args: { languages: few },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /^Language: English/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: /English/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('es-ES');
    await waitFor(() => expect(button).toHaveFocus());
  },
});
export const Same = meta.story({
  tags: ['!autodocs'],
  args: { languages: few },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Language/ }));
    await userEvent.click(await screen.findByRole('option', { selected: true }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Touch = meta.story({
  args: { languages: few },
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: /^Language/ }) });
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('option', { name: /Español/i }) });
    await expect(args.onChange).toHaveBeenCalledWith('es-ES');
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { languages: few, value: 'ar-EG', label: 'اللغة', defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent(/العربية/);
  },
});

export const AnyText = meta.story(anyText(languageSwitcherDocs));
