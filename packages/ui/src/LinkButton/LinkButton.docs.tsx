import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { AddIcon } from '../icons/index.ts';
import { LinkButton } from './LinkButton.tsx';

export const linkButtonDocs: ComponentDocs = {
  name: 'LinkButton',
  summary: 'A link that looks like a button, for the main next step from a view.',
  use: [
    'For the chief action of a list when it opens a separate screen: "New patient".',
    'For the next step from an empty or finished view: "All patients".',
    'For a file to download, with `download`.',
  ],
  avoid: [
    { when: 'Pressing it does something where one is.', instead: 'Button' },
    { when: 'It is in a sentence.', instead: 'Link' },
    { when: 'It returns to the previous level.', instead: 'Breadcrumbs' },
  ],
  accessibility: [
    'It is announced as a link: Enter follows it, the space bar scrolls the page.',
    'It opens in another tab as every link does: middle click, Ctrl or Command.',
    'A disabled one is announced as disabled and takes no focus: say beside it what is missing.',
  ],
  translation: [
    'As for a Button: a verb or the name of the new thing, two or three words, one capital.',
    'Words wrap and the button grows.',
  ],
  example: ({ word, label }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <LinkButton href="#new" variant="primary" icon={<AddIcon />}>
        {label}
      </LinkButton>
      <LinkButton href="#all">{word}</LinkButton>
      <LinkButton href="#quiet" variant="quiet" size="sm">
        {word}
      </LinkButton>
    </div>
  ),
};
