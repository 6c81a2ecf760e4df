import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { AppFooter } from './AppFooter.tsx';

export const appFooterDocs: ComponentDocs = {
  name: 'AppFooter',
  summary: 'The line under a screen: logo, copyright, a few links.',
  use: [
    'As the `footer` of an AppFrame, on screens whose route wants one.',
    'On a partner’s domain it shows the partner’s logo, as BrandProvider says.',
  ],
  avoid: [
    { when: 'Places are reached many times a day.', instead: 'AppNavigation' },
    { when: 'A form is saved or left.', instead: 'FormScreen' },
  ],
  accessibility: [
    'AppFrame makes it the landmark for information about the application.',
    'The logo says the name; links are at least as high as a finger needs.',
    'Never offer a link whose route the person’s guards refuse.',
  ],
  translation: ['The copyright sign, year and owner are one text, for their order differs.'],
  example: ({ word, label, sentence }) => (
    <AppFooter
      copyright={sentence}
      links={[
        { label: word, href: '#one' },
        { label, href: '#two' },
      ]}
    />
  ),
};
