import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { textDocs } from './Text.docs.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Components/Text/Features',
  component: Text,
  args: { children: 'The right eye is tested first.' },
});

const TONES = ['primary', 'secondary', 'quiet', 'positive', 'caution', 'critical'] as const;
export const Tones = meta.story({
  render: () => (
    <>
      {TONES.map((tone) => (
        <Text key={tone} tone={tone}>
          {`Set in ${tone}`}
        </Text>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const colors = TONES.map((tone) => getComputedStyle(canvas.getByText(`Set in ${tone}`)).color);
    await expect(new Set(colors).size).toBe(TONES.length);
  },
});
export const Sizes = meta.story({
  render: () => (
    <>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Text key={size} size={size}>
          {`Set in ${size}`}
        </Text>
      ))}
    </>
  ),
});
export const PartOfASentence = meta.story({
  render: () => (
    <Text>
      The mean deviation is{' '}
      <Text as="span" weight="strong" isNumeric>
        −2.4 dB
      </Text>
      .
    </Text>
  ),
  play: async ({ canvas }) => {
    const part = canvas.getByText('−2.4 dB');
    await expect(part.tagName).toBe('SPAN');
    await expect(getComputedStyle(part).fontVariantNumeric).toBe('tabular-nums');
    await expect(part.parentElement?.tagName).toBe('P');
  },
});

export const AnyText = meta.story(anyText(textDocs));
