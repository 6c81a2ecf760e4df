import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { DeleteIcon, FileIcon, RestartIcon } from '../icons/index.ts';
import { IconButton } from './IconButton.tsx';

export const iconButtonDocs: ComponentDocs = {
  name: 'IconButton',
  summary: 'A button of one icon, for places where words would repeat themselves.',
  use: [
    'In the rows of a table, in toolbars and at the corner of a dialog.',
    'For what everybody knows by its sign: close, download, previous, next.',
  ],
  avoid: [
    { when: 'It is the chief action of a view, or its sign has to be learnt.', instead: 'Button' },
    { when: 'There are more than three in a row.', instead: 'Menu' },
    { when: 'It opens another screen.', instead: 'LinkButton' },
    { when: 'It turns a setting on or off that stays.', instead: 'Switch' },
  ],
  accessibility: [
    "The `label` is its name, and the tooltip that opens on hover and on the keyboard's focus.",
    'Fingers see no tooltip: offer the same action in words where it matters, such as in the menu of the row.',
    'It is never smaller than 24 pixels, nor than 44 where fingers press.',
    'In a list the label names the thing too: "Open report of Okafor, Adaeze".',
  ],
  translation: [
    'The label is a verb with its object: "Open report", not "Report icon".',
    'Icons that point along the line mirror with the script; those of media and clocks do not.',
  ],
  example: ({ word, label, sentence }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <IconButton label={label} icon={<FileIcon />} />
      <IconButton label={word} icon={<RestartIcon />} variant="secondary" />
      <IconButton label={sentence} icon={<DeleteIcon />} variant="danger" />
    </div>
  ),
};
