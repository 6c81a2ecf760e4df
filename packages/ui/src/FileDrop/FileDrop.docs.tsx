import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { FileDrop } from './FileDrop.tsx';

export const fileDropDocs: ComponentDocs = {
  name: 'FileDrop',
  summary: 'Takes files that are dropped, chosen or pasted, and shows how far each is.',
  use: [
    'For imported reports of other devices, up to 20 together.',
    'With `accept` by content type: a file is looked into, its name and ending do not count.',
    'The application uploads: it keeps `files` with their status, and answers `onAdd`, `onRetry` and `onRemove`. Files that wait for a button of the form are `chosen`.',
  ],
  avoid: [
    { when: 'A file is taken from the product, not into it.', instead: 'LinkButton' },
    { when: 'It is a picture from the camera of this device.', instead: 'VideoPanel' },
  ],
  accessibility: [
    'Files come in three ways: dropped, chosen by the button, or pasted while the focus is inside; none needs a mouse.',
    'Refused files are named with the reason and announced; what was chosen before stays.',
    'The number of files done and failed is announced as it changes, not each percent.',
    'Each button names its file. After a row is taken away the focus is on the button that chooses files.',
  ],
  translation: [
    'Sizes, numbers and percentages are formatted for the language; types such as PDF are not translated.',
    'File names keep their own direction.',
  ],
  example: ({ label, name, sentence }) => (
    <FileDrop
      label={label}
      description={sentence}
      accept={['application/pdf', 'image/png', 'image/jpeg']}
      files={[
        { id: '1', name, size: 2_449_000, status: 'uploading', progress: 0.4 },
        { id: '2', name: `${name}.pdf`, size: 814_000, status: 'failed', error: sentence },
      ]}
      onAdd={() => undefined}
      onRemove={() => undefined}
      onRetry={() => undefined}
    />
  ),
};
