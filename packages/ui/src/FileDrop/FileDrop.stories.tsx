import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { fileDropDocs } from './FileDrop.docs.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import type { DropFile } from './files.ts';

const REPORTS: FileDropProps['accept'] = ['application/pdf', 'image/png', 'image/jpeg'];
const FILES: readonly DropFile[] = [
  { id: '1', name: 'Right eye, 2026-03-14.pdf', size: 2_449_000, status: 'done' },
  { id: '2', name: 'Left eye, 2026-03-14.pdf', size: 1_802_000, status: 'uploading', progress: 0.64 },
  { id: '3', name: 'Overview.png', size: 413_000, status: 'queued' },
  { id: '4', name: 'Referral.jpg', size: 96_000, status: 'failed', error: 'The connection was lost.' },
];

const meta = preview.meta({
  title: 'Components/FileDrop',
  component: FileDrop,
  parameters: { guide: fileDropDocs },
  args: {
    label: 'Reports',
    accept: REPORTS,
    files: FILES,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
