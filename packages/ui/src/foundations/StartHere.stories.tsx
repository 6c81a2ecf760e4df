import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Facts, Page, Points, Section } from './Page.tsx';
import * as css from './page.css.ts';

const story = (id: string): string => `./?path=/story/${id}`;
const PAGES: readonly { title: string; id: string; about: string }[] = [
  {
    title: 'Colour',
    id: 'foundations-colour--colour',
    about: 'Every token by its role, with its contrast, in every theme.',
  },
  { title: 'Type', id: 'foundations-type--type', about: 'Scale, weights, numbers and scripts.' },
  {
    title: 'Space and size',
    id: 'foundations-space-and-size--space-and-size',
    about: 'Steps, densities, corners, layout.',
  },
  { title: 'Motion', id: 'foundations-motion--motion', about: 'What moves, how long, and what when nothing may.' },
  { title: 'Icons', id: 'foundations-icons--icons', about: 'One picture for a meaning.' },
  {
    title: 'Content style',
    id: 'foundations-content-style--content-style',
    about: 'How labels, buttons and errors are written.',
  },
  {
    title: 'Layers and selectors',
    id: 'foundations-layers-and-selectors--layers-and-selectors',
    about: 'How an application changes what it wants to change.',
  },
  {
    title: 'Tokens',
    id: 'foundations-tokens--tokens',
    about: 'Every value with its variable, and files for design tools.',
  },
  {
    title: 'Changelog',
    id: 'foundations-changelog--changelog',
    about: 'What changed in each package, and what comes next.',
  },
  {
    title: 'Brand Studio',
    id: 'brand-studio--brand-studio',
    about: 'A brand from a handful of seeds, checked as you go.',
  },
];

function StartPage(): ReactElement {
  return (
    <Page
      title="Start here"
      lead="Isopter is the design system of an application for eye, vision and hearing testing. It is calm, dense and legible first: the patient's data is the loudest thing on the screen."
    >
      <Section title="Principles">
        <Points>
          {[
            'The frame is quiet. One primary button a view; no decoration; a hairline or a soft shadow, never both strong.',
            'Legible first: letters that cannot be mistaken, numbers in columns, 4.5:1 on every ground.',
            'Never by colour alone: a word, a shape or a place says it too.',
            'Right is vermilion, left is blue, everywhere; the left eye is on the left in every script.',
            'Dark is a theme for dim rooms, not an inversion. Who needs more contrast or other colours gets them under every brand.',
            'Everything works by keyboard, by touch and by screen reader. Every story here is a test of that.',
          ]}
        </Points>
      </Section>
      <Section title="Foundations">
        <div className={css.grid}>
          {PAGES.map(({ title, id, about }) => (
            <div key={id} className={css.card}>
              <h3 className={css.name}>
                <Link href={story(id)} target="_top">
                  {title}
                </Link>
              </h3>
              <p>{about}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section title="How this book is ordered">
        <Facts
          label="Chapters"
          columns={['Chapter', 'What is in it']}
          rows={[
            ['Foundations', 'What everything is made of'],
            ['Components', 'One control each: when to use it, when not, its states and its behaviour'],
            ['Patterns', 'Controls arranged: frames, lists, forms, wizards'],
            ['Screens', 'Whole screens, as they are used'],
            ['Charts', 'What an examination shows'],
            ['Clinic', 'The application itself'],
          ]}
        />
      </Section>
      <Section title="The toolbar" about="Every story can be looked at along each of these axes, and they combine.">
        <Facts
          label="Axes of the toolbar"
          columns={['Axis', 'What it does']}
          rows={[
            ['Brand', 'A partner’s colours, type, corners, name and logo'],
            ['Theme', 'Light, dark for exam rooms, high contrast'],
            ['Colors for', 'Statuses for people who see red and green, or blue and yellow, alike'],
            ['Seen with', 'Simulates a colour vision deficiency over the whole page'],
            ['Density', 'Comfortable, compact, or touch with targets of 48 pixels'],
            ['Text size', 'The reader’s own size, up to twice as large'],
            ['Motion', 'None, for those who asked for none'],
            [
              'Direction and language',
              'Right to left, other digits and dates, and pseudo-locales that show what is cut',
            ],
          ]}
        />
      </Section>
      <div className={css.line}>
        <Logo />
      </div>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Start here', component: StartPage, tags: ['!autodocs'] });

export const StartHere = meta.story({
  name: 'Start here',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Colour' })).toHaveAttribute('target', '_top');
  },
});
