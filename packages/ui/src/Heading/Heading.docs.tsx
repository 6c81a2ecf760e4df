import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Heading } from './Heading.tsx';

export const headingDocs: ComponentDocs = {
  name: 'Heading',
  summary: 'The title of a screen or of a part of it.',
  use: [
    'For each part of a screen that users look for: screen reader users jump from heading to heading.',
    'With `size` where a part of the outline is set smaller, such as a level 2 in a side panel.',
  ],
  avoid: [
    { when: 'The screen has actions or a way back beside its title.', instead: 'PageHeader' },
    { when: 'It is the title of a card.', instead: 'Card' },
    { when: 'It names a field.', instead: 'TextField' },
    { when: 'The text is only to look stronger.', instead: 'Text' },
  ],
  accessibility: [
    'The level follows the outline and not the look: 1 once a screen, and none is left out below it.',
    'In a dialog, `slot="title"` makes it the name of the dialog.',
  ],
  translation: ['A noun or a short phrase without a period. Long ones wrap into lines of about equal length.'],
  example: ({ label, sentence }) => (
    <>
      <Heading level={2}>{label}</Heading>
      <Heading level={3} size="md">
        {sentence}
      </Heading>
    </>
  ),
};
