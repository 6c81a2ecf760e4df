import { ERROR } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { never, refuse } from '../../../fakes/stage/backend.ts';
import { setOnline } from '../../../fakes/browser/network.ts';
import { PATIENT } from '../../../fakes/data/form.ts';
import { listHandlers } from '../../../fakes/stage/handlers.ts';
import { enterWorld, forgetAnnouncements, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { recordWindows } from '../../../fakes/browser/reportWindows.ts';
import { RESULTS, sampleTest, TESTS } from '../../../fakes/data/tests.ts';
import { TestList } from './TestList.tsx';

const meta = preview.meta({
  title: 'Screens/Tests of a patient',
  component: ScreenStage,
  args: { screen: TestList, route: '/tests/:patientId', path: `/tests/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** One test in each state [LIST-02]. */
export const EveryState = meta.story({
  beforeEach: ({ globals }) => enterWorld({ handlers: listHandlers }, String(globals['locale'])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Syncing, 42%')).toBeVisible();
    await expect(canvas.getByText('Started', { selector: 'td *' })).toBeVisible();
    await expect(canvas.getByText('Expired')).toBeVisible();
  }),
});

/** Which eye was tested is more than on which headset. */
export const Tablet = meta.story({
  name: 'On an upright tablet the device gives way, not the eye',
  globals: { viewport: { value: 'tabletUpright', isRotated: false } },
  beforeEach: ({ globals }) => enterWorld({ handlers: listHandlers }, String(globals['locale'])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Eye or ear' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Device' })).toBeNull();
  }),
});

/** Hearing tests have an ear and no eye. */
export const HearingTests = meta.story({
  name: 'Names the ear of a hearing test [OUR-16]',
  beforeEach: ({ globals }) => {
    const test_group = { group: 'AUDIOLOGY', strategy: 'PURE_TONE', protocol: null } as const;
    const results = [sampleTest(1, { test_group, ear: 'RIGHT' }), sampleTest(2, { test_group, ear: 'LEFT' })];
    return enterWorld(
      { handlers: { ...listHandlers, listPatientTests: () => ({ results, count: 2 }) } },
      String(globals['locale']),
    );
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Right ear')).toBeVisible();
    await expect(canvas.getByText('Left ear')).toBeVisible();
    await expect(canvas.queryByText('Both eyes')).toBeNull();
  }),
});

/** The results of each kind, by eye or ear. */
export const Results = meta.story({
  name: 'Says what each test comes to [OUR-70]',
  beforeEach: ({ globals }) =>
    enterWorld(
      { handlers: { ...listHandlers, listPatientTests: () => ({ results: [...RESULTS], count: RESULTS.length }) } },
      String(globals['locale']),
    ),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('MD −2.4 dB')).toBeVisible();
    await expect(canvas.getByText('VFI 93%')).toBeVisible();
    await expect(canvas.getByText('Mean 18.6 dB')).toBeVisible();
    await expect(canvas.getByText('Worse than 6/240')).toBeVisible();
    await expect(canvas.getByText('6/7.6 at 2.5%')).toBeVisible();
    await expect(canvas.getByText('PTA 27.5 dB HL or worse')).toBeVisible();
    await expect(canvas.getByText('RAPD 0.89 log units')).toBeVisible();
    await expect(canvas.getByText('Moderate, Deutan')).toBeVisible();
    await expect(canvas.getByText('59 of 120 seen')).toBeVisible();
  }),
});

/** Before anything has come. */
export const Loading = meta.story({
  beforeEach: ({ globals }) =>
    enterWorld({ handlers: { ...listHandlers, listPatientTests: never } }, String(globals['locale'])),
});

/** A patient without a test. */
export const Empty = meta.story({
  beforeEach: ({ globals }) =>
    enterWorld(
      { handlers: { ...listHandlers, listPatientTests: () => ({ results: [], count: 0 }) } },
      String(globals['locale']),
    ),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No results found')).toBeVisible();
  }),
});

/** The list could not be loaded. */
export const Failed = meta.story({
  beforeEach: ({ globals }) =>
    enterWorld({ handlers: { ...listHandlers, listPatientTests: () => refuse(502, '') } }, String(globals['locale'])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('The tests could not be loaded')).toBeVisible();
  }),
});

/** A test that cannot be cancelled: another system runs it [LIST-06]. */
export const ExternallyManaged = meta.story({
  beforeEach: ({ globals }) => enterWorld({ handlers: listHandlers }, String(globals['locale'])),
  play: inEnglish(async ({ canvas }) => {
    const row = (await canvas.findByText('Syncing, 42%')).closest('tr')!;
    await userEvent.hover(row);
    await userEvent.click(within(row).getByRole('button', { name: /Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel test' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('offline controller');
  }),
});

/** A failed cancel shows an error and closes the question [LIST-06, LIST-12]. */
export const CancelFails = meta.story({
  beforeEach: ({ globals }) =>
    enterWorld(
      {
        handlers: {
          ...listHandlers,
          listPatientTests: () => ({ results: TESTS.slice(0, 1), count: 1 }),
          deleteTest: () => refuse(500, ''),
        },
      },
      String(globals['locale']),
    ),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel test' }));
    const question = within(await screen.findByRole('alertdialog'));
    // whose it is [OUR-44]
    await expect(await question.findByText('Okafor, Adaeze')).toBeVisible();
    await expect(question.getByText('03/14/1961, A-20418')).toBeVisible();
    await expect(question.getByText('Perimetry 24-2, AVA Standard')).toBeVisible();
    forgetAnnouncements();
  }),
});

/** The events of the report window and the calls, in order. */
const happened: string[] = [];

/** The list of one finished test, whose report is answered so. */
const withReport = (report: () => Response) => async (): Promise<() => void> => {
  happened.length = 0;
  const restoreWindows = recordWindows(happened);
  const leave = await enterWorld(
    {
      handlers: {
        ...listHandlers,
        listPatientTests: () => ({ results: [TESTS[3]!], count: 1 }),
        getPatient: () => {
          if (happened.length > 0) happened.push('patient');
          return { ...PATIENT, trend_analysis_available: true };
        },
        getTrendAnalysis: ({ query }) => {
          happened.push(`trend, age ${query['age']}`);
          return report();
        },
        getTestReport: ({ query }) => {
          happened.push(`report, age ${query['age']}`);
          return report();
        },
      },
    },
    'en-US',
  );
  return () => {
    restoreWindows();
    leave();
  };
};
const showReport = async (canvas: ReturnType<typeof within>): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: /Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Show the report' }));
  await expect(happened[0]).toBe('opened');
};

export const ShowsReport = meta.story({
  name: 'Prepares the report’s window in the click, and loads the patient first [REP-03]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: withReport(() => new Response('<p>Report</p>', { headers: { 'Content-Type': 'text/html' } })),
  play: async ({ canvas }) => {
    await showReport(canvas);
    await waitFor(() => expect(happened).toEqual(['opened', 'patient', `report, age ${PATIENT.age}`, 'shown']));
  },
});

export const ReportFails = meta.story({
  name: 'Closes the report window again when the report fails, and shows an error [REP-03]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: withReport(() => refuse(502, '')),
  play: async ({ canvas }) => {
    await showReport(canvas);
    await expect(await screen.findByText('The report could not be opened. Try again.')).toBeVisible();
    await expect(happened).toEqual(['opened', 'patient', `report, age ${PATIENT.age}`, 'closed']);
    forgetAnnouncements();
  },
});

export const TooManyReports = meta.story({
  name: 'Asks to wait who asks for more reports than are made at once [REP-03]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: withReport(() => refuse(429, ERROR.TOO_MANY_REPORTS)),
  play: async ({ canvas }) => {
    await showReport(canvas);
    await expect(await screen.findByText(/^Too many reports were requested at once\. Wait/)).toBeVisible();
    await expect(happened.at(-1)).toBe('closed');
    forgetAnnouncements();
  },
});

export const ShowsTrend = meta.story({
  name: 'Shows the trend of a patient’s visual fields in a window prepared in the click [LIST-08, REP-05]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: withReport(() => new Response('<p>Trend</p>', { headers: { 'Content-Type': 'text/html' } })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trend report' }));
    await waitFor(() => expect(happened).toEqual(['opened', 'patient', `trend, age ${PATIENT.age}`, 'shown']));
  },
});

const AS_OF = /^What you see is as of \d{1,2}:\d\d:\d\d/;

/** The network is gone: the list stays, and says how old it is [LIST-03]. */
export const Stale = meta.story({
  name: 'Shows the time of the last update, and recovers automatically',
  beforeEach: async ({ globals }) => {
    const leave = await enterWorld({ handlers: listHandlers }, String(globals['locale']));
    return () => {
      setOnline(true);
      leave();
    };
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Expired')).toBeVisible();
    const table = canvas.getByText('Expired').closest('[data-component=Table]')!;
    await expect(getComputedStyle(table).filter).toBe('none');
    setOnline(false);
    await expect(await canvas.findByText(AS_OF)).toBeVisible();
    // nothing old looks as if it were live
    await expect(getComputedStyle(table).filter).toBe('grayscale(1)');
    await expect(canvas.getByText('Expired')).toBeVisible();
    setOnline(true);
    await waitFor(() => expect(canvas.queryByText(AS_OF)).toBeNull());
    await expect(getComputedStyle(table).filter).toBe('none');
  }),
});

/** States of the PACS archive with their texts and icons; only failures have details. */
const ARCHIVED = [
  ['INITIALIZED', 'Sending to the archive', 'lucide-loader-circle'],
  ['MESSAGE_SENT', 'Sending to the archive', 'lucide-loader-circle'],
  ['AGENT_SUCCESS', 'In the archive', 'lucide-circle-check'],
  ['AGENT_FAILED', 'Not archived', 'lucide-circle-x'],
  ['MESSAGE_FAILED', 'Not archived', 'lucide-circle-x'],
] as const;
export const InThePacs = meta.story({
  name: 'Says how far the PACS has each test: a spinner, a check, or an error sign with details [LIST-10]',
  beforeEach: ({ globals }) => {
    const results = ARCHIVED.map(([status], index) =>
      sampleTest(5, { id: TESTS[index]!.id, pacs_integration: { status, details: `About ${status}` } }),
    );
    return enterWorld(
      { handlers: { ...listHandlers, listPatientTests: () => ({ results, count: results.length }) } },
      String(globals['locale']),
    );
  },
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByText('In the archive');
    const rows = canvas.getAllByRole('row').slice(1);
    for (const [index, [status, words, sign]] of ARCHIVED.entries()) {
      const row = rows[index]!;
      await expect(within(row).getByText(words)).toBeVisible();
      await expect(row.querySelector('[data-step] svg')).toHaveClass(sign);
      const details = within(row).queryByText(`About ${status}`);
      if (sign === 'lucide-circle-x') await expect(details).toBeVisible();
      else await expect(details).toBeNull();
    }
  }),
});
