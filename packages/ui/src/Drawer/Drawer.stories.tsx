import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DialogTrigger } from '../Dialog/Dialog.tsx';
import { drawerDocs } from './Drawer.docs.tsx';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  title: 'Components/Drawer',
  component: Drawer,
  parameters: { guide: drawerDocs, docs: { story: { inline: false, height: '420px' } } },
  args: {
    title: 'Filters',
    children: 'Choose what the list shows.',
    actions: (close: () => void) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button variant="primary" onPress={close}>
          Show
        </Button>
      </>
    ),
  },
});

export const Default = meta.story({
  render: (args) => (
    <DialogTrigger defaultOpen>
      <Button>Filters…</Button>
      <Drawer {...args} />
    </DialogTrigger>
  ),
});
