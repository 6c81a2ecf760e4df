import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const breadcrumbsDocs: ComponentDocs = {
  name: 'Breadcrumbs',
  summary: 'The way from the root to this screen, each step a link.',
  use: [
    'On a screen two or more levels deep: patients, one patient, their tests.',
    'Above the title, through the `breadcrumbs` of PageHeader, ListScreen or FormScreen.',
  ],
  avoid: [
    { when: 'Screens are on the same level.', instead: 'Tabs' },
    { when: 'There is one way back and no hierarchy.', instead: 'LinkButton' },
    { when: 'It links to the main areas of the product.', instead: 'AppNavigation' },
  ],
  accessibility: [
    'It is a navigation named "Breadcrumbs" around an ordered list, so the depth is announced.',
    'The last crumb is the screen itself: marked as the current page, and no link without an `href`.',
    'The slashes are drawn by the style and not read out.',
  ],
  translation: [
    'Use the titles of the screens, word for word.',
    'A name of another script keeps its own direction; the slashes follow the direction of the page.',
    'Long ways wrap onto a second line; nothing is cut off.',
  ],
  example: ({ word, label, name }) => (
    <Breadcrumbs items={[{ label: word, href: '#patients' }, { label: name, href: '#patient' }, { label }]} />
  ),
};
