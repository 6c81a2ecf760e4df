import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { phoneFieldDocs } from './PhoneField.docs.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = preview.meta({
  title: 'Components/PhoneField/Features',
  component: PhoneField,
  // the popover is loaded lazily: the loading time is not under test
  beforeEach: async () => {
    await import('./CountryPopover.tsx');
  },
  args: { label: 'Phone', onChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Filled = meta.story({
  args: { defaultValue: '+4930901820' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('030 901820');
    await expect(canvas.getByRole('button', { name: 'Country: Germany DE +49' })).toHaveTextContent('DE +49');
  },
});
export const Disabled = meta.story({ args: { defaultValue: '+12025550134', isDisabled: true } });
export const ReadOnly = meta.story({ args: { defaultValue: '+12025550134', isReadOnly: true } });
export const Typed = meta.story({
  name: 'Groups the digits during typing, and returns the number as E.164 [VAL-06]',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(input, '2025550134');
    await expect(input).toHaveValue('(202) 555-0134');
    await expect(args.onChange).toHaveBeenLastCalledWith('+12025550134');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('(202) 555-013');
    await expect(args.onChange).toHaveBeenLastCalledWith('+1 (202) 555-013');
  },
});
export const Pasted = meta.story({
  name: 'Selects the country of a pasted number [VAL-06]',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.click(input);
    await userEvent.paste('+49 30 901820');
    await expect(args.onChange).toHaveBeenLastCalledWith('+4930901820');
    await expect(canvas.getByRole('button', { name: /Germany/ })).toBeVisible();
    await expect(input).toHaveValue('+49 30 901820');
    await userEvent.tab();
    await expect(input).toHaveValue('030 901820');
  },
});
export const NoNumber = meta.story({
  name: 'Keeps text that is no number, and shows an error on blur [VAL-02] [VAL-06]',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(input, 'call me');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(input).toHaveAccessibleDescription(/This is not a phone number/);
    await expect(input).toHaveValue('call me');
  },
});
export const NotOfCountry = meta.story({
  name: 'Names the country that has no such number [VAL-02] [VAL-06]',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(input, '20255');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/This is not a phone number of United States/);
    await expect(input).toHaveValue('(202) 55');
  },
});
export const Keyboard = meta.story({
  name: 'Finds the country by name, with the preferred one first [INFO-04]',
  args: { defaultValue: '+12025550134' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const country = canvas.getByRole('button', { name: 'Country: United States US +1' });
    await expect(country).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('searchbox', { name: 'Search countries' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent('United States');
    await userEvent.paste('canad');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Canada/ })).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
});
export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: /United States/ }) });
    const search = await screen.findByRole('searchbox', { name: 'Search countries' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.paste('+34');
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('option', { name: /Spain/ }) });
    await expect(await canvas.findByRole('button', { name: /Spain/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '912345678');
    await expect(args.onChange).toHaveBeenLastCalledWith('+34912345678');
  },
});
export const NoCountry = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /United States/ }));
    const search = await screen.findByRole('searchbox', { name: 'Search countries' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.paste('Atlantis');
    await expect(await screen.findByText('No results found')).toBeVisible();
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: 'الهاتف', defaultValue: '+20227351234', preferredCountries: ['EG', 'US'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /مصر/ })).toBeVisible();
  },
});

export const AnyText = meta.story(anyText(phoneFieldDocs));
