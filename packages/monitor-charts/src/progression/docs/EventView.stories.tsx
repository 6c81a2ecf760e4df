import preview from '../../../../../.storybook/preview.tsx';
import { EventView } from '../EventView.tsx';
import { eventViewDocs } from './EventView.docs.ts';
import { Example } from './EventView.example.tsx';

const meta = preview.meta({ title: 'Charts/EventView', component: EventView, parameters: { guide: eventViewDocs } });

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
