import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { Grid } from './Grid.tsx';

export const gridDocs: ComponentDocs = {
  name: 'Grid',
  summary: 'Columns of equal width that agree from row to row, and become fewer where there is no room.',
  use: [
    'For a known number of things beside each other, such as three groups of facts.',
    'With `minWidth` where a column needs more room, so that there are fewer sooner.',
  ],
  avoid: [
    { when: 'The things are cards, as many beside each other as fit.', instead: 'CardGrid' },
    { when: 'They are the two eyes.', instead: 'EyePair' },
    { when: 'Rows and columns have headings.', instead: 'Table' },
    { when: 'They follow one another and need not agree.', instead: 'Stack' },
  ],
  accessibility: [
    'The order on the screen is the order in the document, however many items fit in a row.',
    'It is layout alone and is not announced. Its columns grow with the text size.',
  ],
  translation: ['Items of one row are as high as the longest translation.'],
  example: ({ word, label, name, sentence }) => (
    <Grid columns={2}>
      <KeyValueList items={[{ label, value: word }]} />
      <KeyValueList items={[{ label: word, value: name }]} />
      <p>{sentence}</p>
    </Grid>
  ),
};
