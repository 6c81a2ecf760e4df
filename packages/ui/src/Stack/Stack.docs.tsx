import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Stack } from './Stack.tsx';

export const stackDocs: ComponentDocs = {
  name: 'Stack',
  summary: 'Things one below the other, or along the line, with one space between all of them.',
  use: [
    'For the order of a screen from top to bottom: heading, notice, content.',
    'With `direction="row"` for a few things that belong together and wrap where there is no room.',
    'With `as="ul"` where the number of things is worth hearing.',
  ],
  avoid: [
    { when: 'The things are cards of equal width.', instead: 'CardGrid' },
    { when: 'They are in columns that align from row to row.', instead: 'Grid' },
    { when: 'They are fields of a form.', instead: 'Form' },
    { when: 'One is the main thing and the other is beside it.', instead: 'SplitView' },
  ],
  accessibility: [
    'The order on the screen is the order in the document, in both directions.',
    'A `ul` or `ol` is a list with its number of items; a `div` is not announced.',
  ],
  translation: ['A row wraps where a translation is longer; nothing is cut off.'],
  example: ({ word, label, sentence }) => (
    <Stack>
      <p>{sentence}</p>
      <Stack direction="row" gap={2}>
        <Button size="sm">{word}</Button>
        <Badge>{label}</Badge>
      </Stack>
    </Stack>
  ),
};
