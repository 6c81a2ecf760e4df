import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { stackDocs } from './Stack.docs.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Components/Stack',
  component: Stack,
  parameters: { guide: stackDocs },
  args: { children: ['Numeric', 'Grayscale', 'Table'].map((name) => <Button key={name}>{name}</Button>) },
});

export const Default = meta.story();
