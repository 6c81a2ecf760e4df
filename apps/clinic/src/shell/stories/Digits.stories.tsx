import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clinic, patients } from '../../fakes/data/clinic.ts';
import { formHandlers } from '../../fakes/stage/handlers.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';

const meta = preview.meta({
  title: 'Screens/Digits',
  component: AppAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'ar-EG' },
  beforeEach: () => stage('ar-EG', { ...clinic, ...formHandlers, ...clinic }),
});

/** Digits other than Latin ones, of Arabic and of Persian and Urdu. */
const OTHER = /[\u0660-\u0669\u06f0-\u06f9]/u;

/** Everything that is read or said on the page. */
function said(page: HTMLElement): string {
  const names = [...page.querySelectorAll('[aria-label], [aria-valuetext], [title]')].flatMap((element) =>
    ['aria-label', 'aria-valuetext', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [page.textContent, ...names].join('\n');
}

async function expectLatin(page: HTMLElement, ready: RegExp): Promise<void> {
  await within(page).findAllByText(ready);
  const text = said(page);
  await expect(text).toMatch(/\d/);
  await expect(text).not.toMatch(OTHER);
}

/** Percentages, paging, dates and times of the list have the digits that 24-2 and A-20418 have [OUR-52]. */
export const Patients = meta.story({
  args: { path: '/patients' },
  play: ({ canvasElement }) => expectLatin(canvasElement, /A-20418/),
});

/** The age too, which a text counts [OUR-52]. */
export const Patient = meta.story({
  args: { path: `/patients/${patients[0]!.id}` },
  play: ({ canvasElement }) => expectLatin(canvasElement, /A-20418/),
});

/** A form with devices and their charge [OUR-52]. */
export const NewTest = meta.story({
  args: { path: `/tests/new/${patients[0]!.id}` },
  play: ({ canvasElement }) => expectLatin(canvasElement, /A-20418/),
});
