import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { sampleStream } from './sampleStream.ts';
import { VideoPanel } from './VideoPanel.tsx';
import { videoPanelDocs } from './VideoPanel.docs.tsx';

const meta = preview.meta({
  title: 'Patterns/VideoPanel',
  component: VideoPanel,
  parameters: { guide: videoPanelDocs, docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Northside, lane 1',
    state: 'in-call' as const,
    remote: null,
    own: null,
    isMuted: false,
    isCameraOn: true,
    onMutedChange: fn(),
    onCameraChange: fn(),
    onEnd: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  render: (args) => (
    <VideoPanel {...args} remote={sampleStream('The other side', 0.3)} own={sampleStream('You', 0.8)} />
  ),
});
