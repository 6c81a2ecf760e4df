import preview from '../../../../.storybook/preview.tsx';
import { disclosureDocs } from './Disclosure.docs.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  title: 'Components/Disclosure',
  component: Disclosure,
  parameters: { guide: disclosureDocs },
  args: { title: 'More options', children: 'Goldmann size, language, subtitles.' },
});

export const Default = meta.story();
