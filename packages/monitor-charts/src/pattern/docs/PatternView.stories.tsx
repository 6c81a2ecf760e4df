import preview from '../../../../../.storybook/preview.tsx';
import { PatternView } from '../PatternView.tsx';
import { patternViewDocs } from './PatternView.docs.ts';
import { Example } from './PatternView.example.tsx';

const meta = preview.meta({
  title: 'Charts/PatternView',
  component: PatternView,
  parameters: { guide: patternViewDocs },
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  render: () => <Example />,
});
