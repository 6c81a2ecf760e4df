import { BuildingIcon, PeopleIcon } from '../icons/index.ts';
import type { TreeNode } from '../Tree/nodes.ts';

const office = (id: string, label: string): TreeNode => ({ id, label });

/** A corporation, its office groups and their offices. */
export const offices: readonly TreeNode[] = [
  {
    id: 'lakeside',
    label: 'Lakeside Vision',
    detail: '2 groups',
    icon: <BuildingIcon />,
    children: [
      {
        id: 'north',
        label: 'Northside',
        detail: '3 offices',
        icon: <PeopleIcon />,
        children: [
          office('harbor', 'Northside Eye Clinic'),
          office('station', 'Station Street'),
          office('school', 'School of Optometry'),
        ],
      },
      {
        id: 'south',
        label: 'Southside',
        detail: '1 office',
        icon: <PeopleIcon />,
        children: [office('mill', 'Mill Lane Hearing')],
      },
    ],
  },
];

/** The same in Arabic. */
export const officesInArabic: readonly TreeNode[] = [
  {
    id: 'lakeside',
    label: 'شركة البحيرة للبصريات',
    icon: <BuildingIcon />,
    children: [
      {
        id: 'north',
        label: 'مجموعة الشمال',
        icon: <PeopleIcon />,
        children: [office('harbor', 'عيادة الشمال للعيون'), office('station', 'شارع المحطة')],
      },
    ],
  },
];
