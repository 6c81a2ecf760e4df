import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Link } from './Link.tsx';

export const linkDocs: ComponentDocs = {
  name: 'Link',
  summary: 'Words that go somewhere.',
  use: [
    'Inside a sentence, underlined.',
    'As `quiet` where the place says that it is a link: the name in the first cell of a row.',
  ],
  avoid: [
    { when: 'It does something and the address stays.', instead: 'Button' },
    { when: 'It is the main next step from a view.', instead: 'LinkButton' },
    { when: 'It is a step of the way back.', instead: 'Breadcrumbs' },
    { when: 'It opens a main area.', instead: 'AppNavigation' },
  ],
  accessibility: [
    'Enter follows it; with Ctrl or Command it opens in another tab, as every link of the browser does.',
    'A link in a sentence is underlined, so it does not rest on colour.',
    'A disabled link is announced as disabled and takes no focus; better leave it out, or write the words alone.',
  ],
  translation: [
    'The words name the target, also without the sentence around: "report of 20 November", not "here".',
    'Keep the link inside the translated sentence: other languages put it elsewhere.',
  ],
  words: { word: 'Report', label: 'All tests of the patient', sentence: 'Opens the report' },
  example: ({ name, sentence }) => (
    <p>
      {sentence} <Link href="#report">{sentence}</Link>{' '}
      <Link href="#patient" variant="quiet">
        {name}
      </Link>
    </p>
  ),
};
