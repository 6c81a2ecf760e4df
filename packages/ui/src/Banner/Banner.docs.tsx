import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

export const bannerDocs: ComponentDocs = {
  name: 'Banner',
  summary: 'A message that stays in place as long as it is true.',
  use: [
    'For what concerns the whole screen or region below it: possible duplicates, a lost connection, a low battery.',
    'With one `action` that deals with it.',
    'With `onDismiss` only where nothing is lost when it is not read.',
  ],
  avoid: [
    { when: 'It reports an event and disappears.', instead: 'ToastRegion' },
    { when: 'A form was not accepted.', instead: 'FormError' },
    { when: 'One field is wrong.', instead: 'FieldError' },
    { when: 'There is nothing else to show because loading failed.', instead: 'ErrorState' },
    { when: 'It must be answered before going on.', instead: 'ConfirmDialog' },
  ],
  accessibility: [
    'A `critical` one is an alert and interrupts what is being read; the others are a status and wait for a pause.',
    'Only what appears is announced: put the banner in when the matter arises, with its words.',
    'The icon says the tone aloud ("Warning"), so no tone rests on colour.',
    'Dismissing it removes the focused button: move the focus to what stood below.',
  ],
  translation: [
    'One sentence that states the problem, with a period; a second one may say what to do.',
    'The action is a verb: "Review", not "Click here".',
    'Where a line has no room for both, the action goes under the message, to the end of the line.',
  ],
  words: { word: 'Review', label: 'The headset does not answer', sentence: 'Check its power and its network.' },
  example: ({ word, label, sentence }) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Banner tone="caution" action={<Button size="sm">{word}</Button>}>
        {sentence}
      </Banner>
      <Banner tone="critical" title={label} onDismiss={() => undefined}>
        {sentence}
      </Banner>
    </div>
  ),
};
