import preview from '../../../../../.storybook/preview.tsx';
import { SmallDrawing } from '../SmallDrawing.tsx';
import { smallDrawingDocs } from './SmallDrawing.docs.ts';
import { Example } from './SmallDrawing.example.tsx';

const meta = preview.meta({
  title: 'Charts/SmallDrawing',
  component: SmallDrawing,
  parameters: { guide: smallDrawingDocs },
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
