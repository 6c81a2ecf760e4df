import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { EditIcon, FileIcon } from '../icons/index.ts';
import { Timeline } from './Timeline.tsx';

export const timelineDocs: ComponentDocs = {
  name: 'Timeline',
  summary: 'The history of a person or thing, newest first.',
  use: [
    'For the tests of a patient: drawings are recognised faster than words, and numbers are compared down the column.',
    'With icons alone for the history of a record: who did what, and when.',
    'With `groupBy="month"` where there are many a year, with `none` where there are few at all.',
  ],
  avoid: [
    { when: 'It is sorted or searched by anything but time.', instead: 'Table' },
    { when: 'It shows the steps of a task that is not over.', instead: 'Stepper' },
    { when: 'It has the properties of one thing.', instead: 'KeyValueList' },
  ],
  accessibility: [
    'Each year or month is a list under a heading: a screen reader jumps from heading to heading, and announces the count.',
    'The time of each event is machine-readable; a drawing needs a name that states its numbers, an icon alone says nothing.',
    'Actions are icons, and a menu for touch; give events of one title a `label` each.',
    'The tone of an icon repeats what title or state say in words.',
  ],
  translation: [
    'Years and months are formatted for the language; the owner formats the times.',
    'Rows begin where the line begins; drawings are never mirrored.',
    'If a row is narrow its parts are below each other: nothing is cut off.',
  ],
  width: 720,
  words: { label: 'History', word: 'Report signed', name: 'Ruiz, Marta', sentence: 'Perimetry 24-2, both eyes' },
  example: ({ label, word, name, sentence }) => (
    <Timeline
      label={label || '–'}
      events={[
        {
          id: '1',
          dateTime: '2026-10-27T11:20',
          time: '10/27/2026',
          timeDetail: '11:20',
          title: word,
          meta: sentence,
          icon: <EditIcon />,
          tone: 'positive',
          state: name,
        },
        {
          id: '2',
          dateTime: '2026-10-27T10:05',
          time: '10/27/2026',
          title: sentence,
          href: '#two',
          icon: <FileIcon />,
        },
        { id: '3', dateTime: '2025-05-05', time: '05/05/2025', title: word, meta: name },
      ]}
    />
  ),
};
