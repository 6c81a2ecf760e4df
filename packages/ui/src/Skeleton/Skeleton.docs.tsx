import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Skeleton } from './Skeleton.tsx';

export const skeletonDocs: ComponentDocs = {
  name: 'Skeleton',
  summary: 'Stands where content will be, in its real size.',
  use: [
    'While content of a known shape loads for the first time, so that nothing jumps when it comes.',
    'In the sizes of what will come: lines of text, a picture’s block, an avatar’s circle.',
  ],
  avoid: [
    { when: 'What is shown stays while newer data is on its way.', instead: 'ProgressBar' },
    { when: 'The whole screen is blocked for a moment.', instead: 'LoadingOverlay' },
    { when: 'There turned out to be nothing.', instead: 'EmptyState' },
    { when: 'It is a table: set its `isLoading`.', instead: 'Table' },
  ],
  accessibility: [
    'It is hidden from assistive technology: mark the region it fills with `aria-busy` and announce the loading there, once.',
    'It breathes slowly; with reduced motion it is still.',
  ],
  translation: ['It has no words; make it as long as the text usually is in English and let the real one wrap.'],
  example: () => (
    <div style={{ display: 'flex', gap: 12, inlineSize: '100%' }}>
      <Skeleton shape="circle" width={48} />
      <Skeleton lines={3} />
    </div>
  ),
};
