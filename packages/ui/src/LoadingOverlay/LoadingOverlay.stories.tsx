import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { loadingOverlayDocs } from './LoadingOverlay.docs.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = preview.meta({
  title: 'Components/LoadingOverlay',
  component: LoadingOverlay,
  parameters: { guide: loadingOverlayDocs },
  args: {
    isLoading: true,
    label: 'Syncing the test…',
    children: (
      <Card title="Left eye">
        <p style={{ minBlockSize: 160 }}>Goldmann III</p>
      </Card>
    ),
  },
});

export const Default = meta.story();
