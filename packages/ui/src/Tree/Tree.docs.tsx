import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { BuildingIcon, PeopleIcon } from '../icons/index.ts';
import { Tree } from './Tree.tsx';

export const treeDocs: ComponentDocs = {
  name: 'Tree',
  summary: 'A hierarchy of items that can be opened, selected and acted upon.',
  use: [
    'For what has levels that people know: a corporation, its office groups, their offices.',
    'With `selectionMode` where a place in it is chosen; with `href` or `onAction` where one goes there.',
    'With `hasChildren` where what is below a node is fetched when it is opened.',
  ],
  avoid: [
    { when: 'There is one level.', instead: 'Table' },
    { when: 'Something is shown and hidden that contains nothing alike.', instead: 'Disclosure' },
    { when: 'It says where on the way to a screen one is.', instead: 'Breadcrumbs' },
    { when: 'One of many is chosen by its name.', instead: 'ComboBox' },
  ],
  accessibility: [
    'One stop of the keyboard: up and down move, the arrow along the line opens a node and the other closes it or goes to the one above; letters jump to a name.',
    'Enter opens the link of a node, the space bar selects it; Control and A select all if several can be selected.',
    'Level, whether a node is open, and whether it is selected are announced; selected nodes have a check mark as well as their colour.',
    'Actions are icons, and a menu for touch; the arrow along the line moves to them.',
    'Selecting a node does not select the nodes below it: explain that where users could expect it.',
  ],
  translation: [
    'Names are not translated, and keep their direction.',
    'Levels are indented from where the line begins; arrow keys follow the direction of writing.',
  ],
  words: { label: 'Offices', name: 'Lakeside Vision', word: 'Northside', sentence: 'Northside Eye Clinic' },
  example: ({ label, name, word, sentence }) => (
    <Tree
      label={label || '–'}
      defaultExpandedKeys={['1', '2']}
      selectionMode="single"
      selectedKeys={['4']}
      items={[
        {
          id: '1',
          label: name,
          icon: <BuildingIcon />,
          detail: word,
          children: [
            {
              id: '2',
              label: word,
              icon: <PeopleIcon />,
              children: [
                { id: '4', label: sentence },
                { id: '5', label: name, isDisabled: true },
              ],
            },
            { id: '3', label: word, icon: <PeopleIcon />, hasChildren: true },
          ],
        },
      ]}
    />
  ),
};
