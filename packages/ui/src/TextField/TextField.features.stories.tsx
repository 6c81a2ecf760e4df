import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { SearchIcon } from '../icons/index.ts';
import { anyText } from '../docs/anyText.tsx';
import { textFieldDocs } from './TextField.docs.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Components/TextField/Features',
  component: TextField,
  args: { label: 'First name', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { defaultValue: 'Adaeze' } });
export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /First name/ })).toBeRequired();
  },
});
export const WithPlaceholder = meta.story({
  args: { label: 'Patient', placeholder: 'Name, date of birth or ID', icon: <SearchIcon /> },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByPlaceholderText('Name, date of birth or ID')).toBeVisible();
    const words = canvasElement.querySelector('[aria-hidden="true"]:not(svg)');
    await expect(words).toHaveTextContent('Name, date of birth or ID');
  },
});
export const WithHelp = meta.story({
  args: { label: 'Patient ID', description: 'Up to 16 letters and digits', isNumeric: true, defaultValue: 'A-20418' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Up to 16 letters and digits');
  },
});
export const WithUnit = meta.story({ args: { label: 'IPD', unit: 'mm', defaultValue: '62.5', isNumeric: true } });
export const SignInRightToLeft = meta.story({
  name: 'The sign is before its number in right-to-left text',
  globals: { locale: 'ar-EG' },
  args: { label: arabic.sphere, unit: 'D', placeholder: '−1.50', isNumeric: true },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const shown = canvasElement.querySelector('[aria-hidden="true"]:not(svg)')!;
    const text = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT).nextNode()!;
    const part = (from: number, to: number): DOMRect => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range.getBoundingClientRect();
    };
    await expect(part(0, 1).right).toBeLessThanOrEqual(part(1, 2).left + 0.5);
    // where the language begins its lines, as the other fields
    const room = shown.getBoundingClientRect();
    await expect(part(4, 5).right).toBeCloseTo(room.right, 0);
    await expect(getComputedStyle(input)).toHaveProperty('unicodeBidi', 'plaintext');
  },
});
export const Invalid = meta.story({
  args: { label: 'E-mail', defaultValue: 'adaeze@', errorMessage: 'Enter a valid e-mail address' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Enter a valid e-mail address/);
  },
});
export const ResetForYou = meta.story({
  args: { label: 'Language', defaultValue: 'English', hint: 'Changed to English: Maltese is not spoken by this test.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Changed to English');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Changed to English/);
  },
});
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Adaeze' } });
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'Adaeze' } });
export const LongTexts = meta.story({
  args: {
    label: 'Name of the practice that refers the patient, as it is written in the letter of referral',
    description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    defaultValue: 'Northside Eye Clinic, Department of Neuro-Ophthalmology and Visual Rehabilitation',
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: {
    label: 'الاسم الأول',
    description: 'كما هو مكتوب في الهوية',
    defaultValue: 'سمير',
    errorMessage: 'الاسم مطلوب',
    isRequired: true,
  },
});
export const Typing = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Mei');
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Mei');
    await expect(args.onChange).toHaveBeenLastCalledWith('Mei');
  },
});
export const Touch = meta.story({
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText('First name') });
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});
export const AnyText = meta.story(anyText(textFieldDocs));
