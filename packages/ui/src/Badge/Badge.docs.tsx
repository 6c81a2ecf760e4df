import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Badge } from './Badge.tsx';

export const badgeDocs: ComponentDocs = {
  name: 'Badge',
  summary: 'A short word on a soft ground beside a title.',
  use: [
    'For the one state of the whole screen or card, beside its title: "Testing left eye".',
    'For a count or place in a series: "Test 2 of 3".',
    'With `hasDot` for a state that lasts and may end without an action of the user.',
  ],
  avoid: [
    { when: 'Each row of a table has a state.', instead: 'StatusMarker' },
    { when: 'It needs a sentence, or something to do about it.', instead: 'Banner' },
    { when: 'It can be pressed.', instead: 'Button' },
    { when: 'It names an eye or ear.', instead: 'EyeTag' },
  ],
  accessibility: [
    'The words say what the colour says; nothing is lost without colour.',
    'The dot is hidden from assistive technology.',
    'It is not a live region: put it into one if changes have to be announced.',
  ],
  translation: [
    'One to three words without a period; only the first has a capital.',
    'Words that do not fit wrap inside the badge; nothing is cut off.',
  ],
  words: { word: 'Testing', label: 'Connected' },
  example: ({ word, label }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge>{word}</Badge>
      <Badge tone="accent">{word}</Badge>
      <Badge tone="positive" hasDot>
        {label}
      </Badge>
      <Badge tone="caution" hasDot>
        {word}
      </Badge>
      <Badge tone="critical" hasDot>
        {word}
      </Badge>
    </div>
  ),
};
