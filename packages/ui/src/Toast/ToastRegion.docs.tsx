import { type ReactElement, useState } from 'react';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import type { SampleTexts } from '../docs/sampleTexts.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { createToasts } from './toasts.ts';

function Said({ sentence, label, word }: SampleTexts): ReactElement {
  const [toasts] = useState(() => {
    const queue = createToasts();
    queue.show({ tone: 'critical', title: label, message: sentence, duration: null });
    queue.show({
      tone: 'positive',
      message: sentence,
      action: { label: word, onPress: () => undefined },
      duration: null,
    });
    return queue;
  });
  return <ToastRegion toasts={toasts} />;
}

export const toastRegionDocs: ComponentDocs = {
  name: 'ToastRegion',
  summary: 'Short messages about events, which disappear.',
  use: [
    'Once in an application; `toasts.show()` is called from anywhere.',
    'For the outcome of something people did and saw end: saved, sent, could not be reached.',
    'With `duration: null` for what must be written down, such as a new password.',
  ],
  avoid: [
    { when: 'It stays true until something is done about it.', instead: 'Banner' },
    { when: 'It has to be answered.', instead: 'ConfirmDialog' },
    { when: 'It concerns a field.', instead: 'TextField' },
    { when: 'The content of a screen could not be loaded.', instead: 'ErrorState' },
  ],
  accessibility: [
    'A toast is announced when it comes; it never takes the focus.',
    'F6 moves to the region from anywhere, Tab to each toast, its action and its close button; the focus returns when the last one closes.',
    'Toasts stay 8 seconds, not counting the time they are hovered or focused. What can only be learnt from a toast must stay until dismissed.',
    'The icon announces the tone; the same toast is never shown twice together.',
  ],
  translation: [
    'One sentence that ends in a full stop, saying what happened to what: "The patient is saved."',
    'No blame, no "Oops", no codes; what failed and what to do.',
  ],
  example: (texts) => <Said {...texts} />,
};
