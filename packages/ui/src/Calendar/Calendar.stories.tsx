import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { calendarDocs } from './Calendar.docs.tsx';
import { Calendar } from './Calendar.tsx';

const meta = preview.meta({
  title: 'Components/Calendar',
  component: Calendar,
  parameters: { guide: calendarDocs },
  args: { 'aria-label': 'Date of the test', defaultValue: '2026-11-17', onChange: fn() },
});

export const Default = meta.story();
