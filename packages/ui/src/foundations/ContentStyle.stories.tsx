import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CheckIcon, CloseIcon } from '../icons/index.ts';
import { MissingValue } from '../MissingValue/MissingValue.tsx';
import { Facts, Page, Points, Section } from './Page.tsx';
import * as css from './page.css.ts';

interface Example {
  write: string;
  not: string;
  why: string;
}
const examples: readonly { title: string; about: string; all: readonly Example[] }[] = [
  {
    title: 'Labels',
    about: 'A noun, in sentence case, without a colon. It says what belongs into the field, not what to do with it.',
    all: [
      {
        write: 'Date of birth',
        not: 'Please enter DOB:',
        why: 'Short, whole words, no courtesy in a form of forty fields.',
      },
      { write: 'Office', not: 'Office Name', why: 'Sentence case; the second word adds nothing.' },
    ],
  },
  {
    title: 'Buttons',
    about: 'A verb, and what it acts on where that is not plain from the place. Never “OK”, “Yes” or “Submit”.',
    all: [
      { write: 'Start test', not: 'Submit', why: 'What happens is read on the button itself.' },
      {
        write: 'Delete patient',
        not: 'Yes, I am sure',
        why: 'A question that was not read is still answered rightly.',
      },
    ],
  },
  {
    title: 'Errors',
    about: 'What is wrong and what helps, in one sentence, without blame and without numbers of errors.',
    all: [
      { write: 'Enter a date as MM/DD/YYYY', not: 'Invalid input', why: 'It can be put right without guessing.' },
      {
        write: 'The headset is in use by Jonas Lindqvist. Choose another one.',
        not: 'Error 409: DeviceInUse',
        why: 'Who, what and the way out.',
      },
    ],
  },
  {
    title: 'Messages',
    about: 'What has happened, said once. What is still to be done stands first.',
    all: [
      {
        write: 'Report saved',
        not: 'Success! Your report has been saved successfully.',
        why: 'One success is enough.',
      },
      { write: 'Charge the headset before the next test', not: 'Battery low!!!', why: 'An alarm says what to do.' },
    ],
  },
];

function Pair({ write, not, why }: Example): ReactElement {
  return (
    <div className={css.card}>
      <p className={css.line} style={{ flexWrap: 'nowrap', alignItems: 'start', gap: 8 }}>
        <CheckIcon />
        <span>
          <span className={css.quiet}>Write</span>
          <br />
          <strong>{write}</strong>
        </span>
      </p>
      <p className={css.line} style={{ flexWrap: 'nowrap', alignItems: 'start', gap: 8 }}>
        <CloseIcon />
        <span>
          <span className={css.quiet}>Not</span>
          <br />
          {not}
        </span>
      </p>
      <p className={css.quiet}>{why}</p>
    </div>
  );
}

function ContentPage(): ReactElement {
  return (
    <Page
      title="Content style"
      lead="Words are part of the instrument. They are read in dim rooms, between two patients, in a second language."
    >
      {examples.map(({ title, about, all }) => (
        <Section key={title} title={title} about={about}>
          <div className={css.grid}>
            {all.map((example) => (
              <Pair key={example.write} {...example} />
            ))}
          </div>
        </Section>
      ))}
      <Section
        title="Numbers, units, dates"
        about="Numbers and dates are written by the reader's language, never by hand; units stand behind a space that does not break."
      >
        <Facts
          label="Numbers, units and dates"
          columns={['What', 'English (US)', 'Español', 'العربية', 'How']}
          rows={[
            number('Count', 12480, {}),
            number('Percentage', 0.25, { style: 'percent' }),
            number('Sensitivity', 28.4, { minimumFractionDigits: 1 }, ' dB'),
            date('Date', { dateStyle: 'short' }),
            date('Time', { timeStyle: 'short' }),
          ]}
        />
      </Section>
      <Section
        title="What is missing"
        about="A value that should be there and is not has a sign that says which, to eyes and ears; never an empty place, a zero or “N/A”."
      >
        <div className={css.card}>
          <p>
            Pupil distance: <MissingValue label="Pupil distance" />
          </p>
        </div>
      </Section>
      <Section title="Eyes">
        <Points>
          {[
            '“Right eye” and “left eye” in sentences; OD, OS and OU on tags, in tables and on charts.',
            'Never “first” or “second” eye, and never R and L: they are read as sides of the picture.',
            'Right eye first in sentences and in data; on the page the left eye stands on the left.',
          ]}
        </Points>
      </Section>
      <Section
        title="Other languages"
        about="“Language” in the toolbar has a pseudo-locale that is 40 % longer and accented: what is cut there is cut in German."
      >
        <Points>
          {[
            'Leave room: short words double, sentences grow by a third. Labels wrap, they are not cut.',
            'A text is one whole with places for values, never glued from parts: other languages order them differently.',
            'Plurals have two forms in English, six in Arabic. Ask the translation for “3 patients”, not for “patient” and an s.',
            'No idioms, no humour, no pictures of hands. “Sign in”, not “Hop on board”.',
          ]}
        </Points>
      </Section>
    </Page>
  );
}

const LANGUAGES = ['en-US', 'es-ES', 'ar-EG'];
const MOMENT = Date.UTC(2026, 10, 7, 15, 5);
function number(what: string, of: number, options: Intl.NumberFormatOptions, unit = ''): [string, ...ReactElement[]] {
  const written = LANGUAGES.map((locale) => (
    <bdi key={locale} data-numeric>
      {new Intl.NumberFormat(locale, options).format(of) + unit}
    </bdi>
  ));
  return [what, ...written, <code key="how">useNumberFormat()</code>];
}
function date(what: string, options: Intl.DateTimeFormatOptions): [string, ...ReactElement[]] {
  const written = LANGUAGES.map((locale) => (
    <bdi key={locale} data-numeric>
      {new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(MOMENT)}
    </bdi>
  ));
  return [what, ...written, <code key="how">Intl.DateTimeFormat</code>];
}

const meta = preview.meta({ title: 'Foundations/Content style', component: ContentPage, tags: ['!autodocs'] });

export const ContentStyle = meta.story({
  name: 'Content style',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Pupil distance is missing' })).toBeVisible();
    await expect(canvas.getAllByText(/^25\s?%$/)[0]).toBeVisible();
  },
});
