import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { dialogDocs } from './Dialog.docs.tsx';
import { Dialog, DialogTrigger } from './Dialog.tsx';

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { guide: dialogDocs, docs: { story: { inline: false, height: '320px' } } },
  args: {
    title: 'Move test',
    children: 'Choose the patient this test belongs to.',
    actions: (close: () => void) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button variant="primary" onPress={close}>
          Move
        </Button>
      </>
    ),
  },
});

export const Default = meta.story({
  render: (args) => (
    <DialogTrigger defaultOpen>
      <Button>Move…</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
});
