import { type ReactElement, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { CoachMark } from './CoachMark.tsx';

function Example({ label, title, content }: { label: string; title: string; content: string }): ReactElement {
  const target = useRef<HTMLDivElement>(null);
  const step = { target, title, content };
  return (
    <>
      <div ref={target} style={{ inlineSize: 'fit-content', maxInlineSize: '100%' }}>
        <Button>{label}</Button>
      </div>
      <CoachMark steps={[step, step, step]} defaultStep={1} isOpen onClose={() => undefined} />
    </>
  );
}

export const coachMarkDocs: ComponentDocs = {
  name: 'CoachMark',
  summary: 'A short tour of a screen that says, one element after the other, what is new or not obvious.',
  use: [
    'For a screen that changed, or that is new to the user: three steps, five at most.',
    'On request, or once; the application stores who has seen it.',
  ],
  avoid: [
    { when: 'It explains a control at any time.', instead: 'Tooltip' },
    { when: 'It contains controls.', instead: 'Popover' },
    { when: 'It is news about the state of something.', instead: 'Banner' },
    { when: 'The screen is empty, and the user has to do something first.', instead: 'EmptyState' },
  ],
  accessibility: [
    'Each step is a dialog named by its title and described by its content; it takes the focus, so that it is announced.',
    'Tab goes through Skip, Back and Next; Escape leaves the tour. Afterwards the focus is where it was before.',
    'The element is outlined and scrolled into view immediately; with reduced motion nothing fades either.',
    'A press outside the panel does nothing, so that users do not lose a tour by accident. Never start one while a test is running.',
  ],
  translation: [
    'The number of the step is a text with both numbers in it: "Step 2 of 3".',
    'Titles name the element or what it is for; the content is a sentence or two and wraps.',
  ],
  words: {
    label: 'Filter',
    name: 'Find a patient',
    word: 'Filter',
    sentence: 'Filters narrow the list by date, eye and test.',
  },
  example: ({ label, name, sentence }) => <Example label={label} title={name} content={sentence} />,
};
