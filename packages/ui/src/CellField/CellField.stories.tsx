import preview from '../../../../.storybook/preview.tsx';
import { cellFieldDocs } from './CellField.docs.tsx';
import { CellField } from './CellField.tsx';

const meta = preview.meta({
  title: 'Components/CellField',
  component: CellField,
  parameters: { guide: cellFieldDocs },
  args: { label: 'Right eye, x −9°, y 15°', value: '24', onChange: () => undefined },
});

export const Default = meta.story();
