import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DialogTrigger } from '../Dialog/Dialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { confirmDialogDocs } from './ConfirmDialog.docs.tsx';

const meta = preview.meta({
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { guide: confirmDialogDocs, docs: { story: { inline: false, height: '320px' } } },
  args: {
    title: 'Cancel this test?',
    message: 'The headset stops at once.',
    confirmLabel: 'Cancel test',
    cancelLabel: 'Go on testing',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
});

export const Default = meta.story({
  render: (args) => (
    <DialogTrigger defaultOpen>
      <Button>Cancel test…</Button>
      <ConfirmDialog {...args} />
    </DialogTrigger>
  ),
});
