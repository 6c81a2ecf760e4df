import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { StatusMarker } from './StatusMarker.tsx';

export const statusMarkerDocs: ComponentDocs = {
  name: 'StatusMarker',
  summary: 'A status in a table or list: a dot and the word.',
  use: [
    'In the status column of a list: pending, started, paused, failed, finished.',
    'In the row that `rowTone` of a Table colours: colour at the edge, the reason in words.',
    'Neutral for finished items without a task; a tone only for what users should notice.',
  ],
  avoid: [
    { when: 'It marks a heading or a card.', instead: 'Badge' },
    { when: 'It needs an answer.', instead: 'Banner' },
    { when: 'A value is not there.', instead: 'MissingValue' },
    { when: 'The state is a charge or a signal.', instead: 'BatteryIcon' },
  ],
  accessibility: [
    'The dot is decoration and is not read; the word is the status. It is never left out, for colour alone says nothing to many people.',
    'A status that changes automatically is not announced here: the list around it decides what is worth interrupting for.',
  ],
  translation: [
    'One word where the language has one: "Started", "Paused"; a participle that suits a test whatever its gender.',
    'The words wrap within a column, never inside themselves unless one alone is too long.',
  ],
  words: { word: 'Paused', label: 'Started' },
  example: ({ word, label }) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <StatusMarker>{word}</StatusMarker>
      <StatusMarker tone="positive">{label}</StatusMarker>
      <StatusMarker tone="accent">{word}</StatusMarker>
      <StatusMarker tone="caution">{word}</StatusMarker>
      <StatusMarker tone="critical">{word}</StatusMarker>
    </div>
  ),
};
