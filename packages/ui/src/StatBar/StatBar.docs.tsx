import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { StatBar } from './StatBar.tsx';

export const statBarDocs: ComponentDocs = {
  name: 'StatBar',
  summary: 'A share that must stay low: bar, where the number comes from, and its level in words.',
  use: [
    'For what says whether a test can be relied on: false positives, false negatives, fixation losses.',
    'With `limits` from the clinical literature or the test’s own definition, never by taste.',
    'With an `explanation` that gives the counts: 25% of four is one.',
  ],
  avoid: [
    { when: 'More of it is better, or it has no limits.', instead: 'Meter' },
    { when: 'It says how far a test has come.', instead: 'CompletionCircle' },
    { when: 'Several plain figures are together.', instead: 'KeyValueList' },
  ],
  accessibility: [
    'It is a meter read as "False negatives, 25%, Elevated": the level is part of the value.',
    'A rate that is not known says "Not known" and has no bar: a zero would look like a good result.',
    'The level is a word as well as a colour; a limit itself belongs to the worse side.',
  ],
  translation: [
    '"Elevated" and "Too high" judge the measurement, not the patient; keep them as neutral in every language.',
    'The word wraps to a separate line if the explanation is long.',
  ],
  words: { label: 'False positives', word: 'Fixation losses', sentence: '2 of 8 catch trials' },
  example: ({ label, sentence, word }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <StatBar label={label} value={25} limits={{ caution: 20, critical: 33 }} explanation={sentence} />
      <StatBar label={word} value={50} limits={{ caution: 20, critical: 33 }} explanation={word} />
    </div>
  ),
};
