import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { CountrySelect } from './CountrySelect.tsx';

export const countrySelectDocs: ComponentDocs = {
  name: 'CountrySelect',
  summary: 'A country or territory, found by typing.',
  use: [
    'For the country of an address. The value is its ISO 3166-1 code of two letters, in every language.',
    'With `first={["US"]}` where most are there.',
  ],
  avoid: [
    { when: 'It is part of a telephone number.', instead: 'PhoneField' },
    { when: 'It chooses the language of the product.', instead: 'LanguageSwitcher' },
  ],
  accessibility: [
    'Typing filters without regard to capitals and accents; the arrow keys move, Enter selects, Escape restores the previous text.',
    'The button at the end opens the whole list, by touch as well.',
  ],
  translation: ['Names and their order come from the browser’s language data; there is nothing to translate.'],
  example: ({ label, sentence }) => (
    <CountrySelect label={label} description={sentence} placeholder={sentence} first={['US']} />
  ),
};
