import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { EyeTag } from './EyeTag.tsx';

export const eyeTagDocs: ComponentDocs = {
  name: 'EyeTag',
  summary: 'The eye as a chip: OD, OS or OU.',
  use: [
    'At the head of a card or plot of one eye.',
    'In a row, where the words would take too much room.',
    'For ears too: right as OD, left as OS, with the same two colours.',
  ],
  avoid: [
    { when: 'It is a state, not a side.', instead: 'Badge' },
    { when: 'An eye is chosen.', instead: 'SegmentedControl' },
    { when: 'The eye is part of a sentence: write the words.', instead: 'KeyValueList' },
  ],
  accessibility: [
    'The letters are hidden from assistive technology; "Right eye", "Left eye" or "Both eyes" is spoken instead.',
    'Set `isDecorative` where those words are next to it.',
    'The letters say what the colour says; right and left stay apart in all colour-vision themes.',
  ],
  translation: [
    'OD, OS and OU are Latin (oculus dexter, sinister, uterque) and are not translated.',
    'The spoken names are: "Ojo derecho", "العين اليمنى".',
    'It is always the side of the patient, never of who looks at the screen.',
  ],
  example: ({ label }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
      <EyeTag eye="OS" />
      <EyeTag eye="OD" />
      <EyeTag eye="OU" />
      <EyeTag eye="OS" isDecorative />
      <span style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>{label}</span>
    </div>
  ),
};
