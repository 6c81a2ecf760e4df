import { useRef } from 'react';
import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { coachMarkDocs } from './CoachMark.docs.tsx';
import { CoachMark } from './CoachMark.tsx';

const meta = preview.meta({
  title: 'Components/CoachMark',
  component: CoachMark,
  parameters: { guide: coachMarkDocs, docs: { story: { inline: false, height: '320px' } } },
  args: { steps: [], isOpen: true, onClose: fn() },
  render: function Shown(args) {
    const filter = useRef<HTMLDivElement>(null);
    const create = useRef<HTMLDivElement>(null);
    return (
      <div style={{ display: 'flex', gap: 12 }}>
        <div ref={filter}>
          <Button>Filter</Button>
        </div>
        <div ref={create}>
          <Button variant="primary">New patient</Button>
        </div>
        <CoachMark
          {...args}
          steps={[
            { target: filter, title: 'Find a patient', content: 'Filters narrow the list by date, eye and test.' },
            { target: create, title: 'New patients', content: 'A name and a date of birth are enough to begin.' },
          ]}
        />
      </div>
    );
  },
});

export const Default = meta.story();
