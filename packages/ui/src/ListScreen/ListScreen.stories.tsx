import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { listScreenDocs } from './ListScreen.docs.tsx';
import { ListScreen } from './ListScreen.tsx';

const meta = preview.meta({
  title: 'Patterns/ListScreen',
  component: ListScreen,
  parameters: { guide: listScreenDocs, layout: 'fullscreen' },
  args: {
    title: 'Patients',
    search: <SearchField label="Search patients" placeholder="Name, date of birth or ID" />,
    actions: <Button variant="primary">New patient</Button>,
    children: <EmptyState title="No patients yet">The first one you add appears here.</EmptyState>,
  },
});

export const Default = meta.story();
