import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { PhoneField } from './PhoneField.tsx';

export const phoneFieldDocs: ComponentDocs = {
  name: 'PhoneField',
  summary: 'A phone number of any country.',
  use: [
    'For a phone number that is stored and dialled: it is checked by the rules of its country.',
    'With `defaultCountry` where most people have numbers of one country.',
  ],
  avoid: [
    { when: 'A name, an e-mail address or a number may be entered, as when signing in.', instead: 'TextField' },
    { when: 'A number is searched for.', instead: 'SearchField' },
  ],
  accessibility: [
    'The country is a button with the full name; its list is searched by name, ISO code or calling code.',
    'Typing or pasting a number with its code (+49 30 …) chooses the country, so the list is never needed.',
    'Countries are identified by name and code, not by a picture.',
    'Input is grouped only while the user types at its end, and never lost.',
  ],
  translation: [
    'Names of countries come from the language.',
    'A number reads from left to right in every script, aligned to the start of the line.',
  ],
  example: ({ label, sentence }) => (
    <PhoneField label={label} description={sentence} defaultValue="+12025550134" isRequired />
  ),
};
