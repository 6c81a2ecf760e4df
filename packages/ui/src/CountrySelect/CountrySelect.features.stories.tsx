import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { countrySelectDocs } from './CountrySelect.docs.tsx';
import { CountrySelect } from './CountrySelect.tsx';

const meta = preview.meta({
  title: 'Components/CountrySelect/Features',
  component: CountrySelect,
  args: { label: 'Country', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Chosen = meta.story({ args: { defaultValue: 'CH' } });
export const Invalid = meta.story({ args: { isRequired: true, errorMessage: 'Country is required' } });
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'US' } });

export const Keyboard = meta.story({
  name: 'Finds a country by typing [I18N-04]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('cote');
    await expect(await screen.findByRole('option', { name: 'Côte d’Ivoire' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('CI');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('Côte d’Ivoire');
  },
});

export const UnitedStatesFirst = meta.story({
  name: 'Lists preferred countries first, and opens by touch [VAL-06]',
  args: { first: ['US'] },
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: /Country/ }) });
    const options = await screen.findAllByRole('option');
    await expect(options).toHaveLength(249);
    await expect(options[0]).toHaveAccessibleName('United States');
    await expect(options[1]).toHaveAccessibleName('Afghanistan');
    await userEvent.pointer({ keys: '[TouchA]', target: options[0]! });
    await expect(args.onChange).toHaveBeenLastCalledWith('US');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('United States'));
  },
});

export const Arabic = meta.story({
  name: 'Names countries in the language of the kit [I18N-04]',
  globals: { locale: 'ar-EG' },
  args: { label: 'البلد', defaultValue: 'EG' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'البلد' })).toHaveValue('مصر');
  },
});

export const AnyText = meta.story(anyText(countrySelectDocs));
