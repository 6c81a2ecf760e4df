import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

export const languageSwitcherDocs: ComponentDocs = {
  name: 'LanguageSwitcher',
  summary: 'Shows the application in another language.',
  use: [
    'Once on every screen, also before signing in: who cannot read the language must find it.',
    'With the flag as an extra; the name says which language it is.',
  ],
  avoid: [
    { when: 'The language of a test or a report is a field of a form.', instead: 'Select' },
    { when: 'Something else is switched, such as theme or density.', instead: 'Menu' },
  ],
  accessibility: [
    'Each name carries the language it is written in, so that it is pronounced and shaped right.',
    'The current language is marked by a tick and announced as selected, never by its flag alone.',
    'More than eight languages have a search above them: by their own name or by the one in the current language.',
  ],
  translation: [
    'Languages are called as their speakers call them and are not translated.',
    'Name and flag follow the direction of the application; each name keeps its own.',
  ],
  example: ({ label, word, name }) => (
    <LanguageSwitcher
      label={label}
      languages={[
        { id: 'one', lang: 'en', name },
        { id: 'other', lang: 'en', name: word },
      ]}
      value="one"
    />
  ),
};
