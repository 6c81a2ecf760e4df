import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { languageSwitcherDocs } from './LanguageSwitcher.docs.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { sampleLanguages } from './sampleLanguages.ts';

const meta = preview.meta({
  title: 'Components/LanguageSwitcher',
  component: LanguageSwitcher,
  parameters: { guide: languageSwitcherDocs },
  args: { languages: sampleLanguages, value: 'en-US', onChange: fn() },
});

export const Default = meta.story();
