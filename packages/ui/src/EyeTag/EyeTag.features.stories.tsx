import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { TextsProvider } from '../texts/Texts.tsx';
import { anyText } from '../docs/anyText.tsx';
import { eyeTagDocs } from './EyeTag.docs.tsx';
import { EyeTag } from './EyeTag.tsx';

const meta = preview.meta({ title: 'Components/EyeTag/Features', component: EyeTag, args: { eye: 'OD' as const } });

export const Right = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Right eye')).toBeInTheDocument();
    await expect(canvas.getByText('OD')).toHaveAttribute('aria-hidden', 'true');
  },
});
export const Left = meta.story({ args: { eye: 'OS' } });
export const Both = meta.story({ args: { eye: 'OU' } });
export const BesideItsName = meta.story({
  args: { eye: 'OS', isDecorative: true },
  render: (args) => (
    <span style={{ display: 'inline-flex', gap: 8 }}>
      <EyeTag {...args} /> Left eye
    </span>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/left eye/i)).toHaveLength(1);
  },
});
export const InSpanish = meta.story({
  args: { eye: 'OS' },
  render: (args) => (
    <TextsProvider translate={(key) => ({ eyeLeft: 'Ojo izquierdo' })[key]}>
      <EyeTag {...args} />
    </TextsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ojo izquierdo')).toBeInTheDocument();
  },
});
export const AnyText = meta.story(anyText(eyeTagDocs));
