import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import type { MessageTone } from '../tone/ToneIcon.tsx';
import { toastRegionDocs } from './ToastRegion.docs.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { createToasts } from './toasts.ts';

const queue = createToasts();
const MESSAGES: readonly { tone: MessageTone; button: string; message: string }[] = [
  { tone: 'positive', button: 'Save', message: 'The patient is saved.' },
  { tone: 'critical', button: 'Disconnect', message: 'The network connection is unstable.' },
];

const meta = preview.meta({
  title: 'Components/ToastRegion',
  component: ToastRegion,
  parameters: { guide: toastRegionDocs, docs: { story: { inline: false, height: '240px' } } },
  args: { toasts: queue },
  beforeEach: () => {
    queue.show({ tone: 'positive', message: 'The patient is saved.', duration: null });
    return () => queue.clear();
  },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      {MESSAGES.map(({ button, ...toast }) => (
        <Button key={button} onPress={() => queue.show(toast)}>
          {button}
        </Button>
      ))}
      <ToastRegion {...args} />
    </div>
  ),
});

export const Default = meta.story();
