import preview from '../../../../.storybook/preview.tsx';
import { eyeTagDocs } from './EyeTag.docs.tsx';
import { EyeTag } from './EyeTag.tsx';

const meta = preview.meta({
  title: 'Components/EyeTag',
  component: EyeTag,
  parameters: { guide: eyeTagDocs },
  args: { eye: 'OD' as const },
});

export const Default = meta.story();
