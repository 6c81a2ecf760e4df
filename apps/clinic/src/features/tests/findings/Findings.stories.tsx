import type { EnteredFacts, EnteredFactsWrite, Interpretation, InterpretationSign } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../../fakes/backend.ts';
import { listHandlers } from '../../../fakes/handlers.ts';
import { enter, forgetAnnouncements, inEnglish, ScreenStage } from '../../../fakes/ScreenStage.tsx';
import { hasUnsaved } from '../../../lib/leaving/unsaved.ts';
import { session } from '../../../lib/session/session.ts';
import { sampleTest, TESTS } from '../../../fakes/tests.ts';
import { Findings } from './Findings.tsx';

const FINISHED = TESTS[3]!;

const meta = preview.meta({
  title: 'Screens/Findings of a test',
  component: ScreenStage,
  args: { screen: Findings, route: '/tests/findings/:id', path: `/tests/findings/${FINISHED.id}` },
  parameters: { layout: 'fullscreen' },
});

const nobody: EnteredFacts = {
  od: null,
  os: null,
  comment: null,
  version: 0,
  updated: null,
  updated_by: null,
  warnings: [],
};
const rosen = { id: '0a000000-0000-4000-8000-000000000001', name: 'Maya Rosen' };
const vidal = { id: '0a000000-0000-4000-8000-000000000002', name: 'Tomás Vidal' };
const entered: EnteredFacts = {
  ...nobody,
  od: {
    refraction: { sphere: -1.5, cylinder: -0.75, axis: 90 },
    pupil: { size: 2.4, dilated: false },
    iop: { pressure: 31, method: 'GAT' },
    acuity: { value: 0.1, aid: 'CC' },
  },
  comment: 'Ptosis taped.',
  version: 1,
  updated: '2026-11-19T14:30:00Z',
  updated_by: vidal,
};
const unread: Interpretation = { test: FINISHED.id, status: 'new', draft: null, version: 0, texts: [] };
const amended: Interpretation = {
  ...unread,
  status: 'amended',
  version: 3,
  reviewed_by: rosen,
  reviewed: '2026-11-19T15:00:00Z',
  texts: [
    { number: 0, text: 'Superior arcuate defect of the right eye.', signed_by: rosen, signed: '2026-11-19T15:00:00Z' },
    {
      number: 1,
      text: 'Superior arcuate defect of the left eye. The eyes were exchanged in the first text.',
      signed_by: vidal,
      signed: '2026-11-19T16:10:00Z',
    },
  ],
};

/** What was sent to the server. */
const sent: { facts?: EnteredFactsWrite; signed?: InterpretationSign } = {};
const handlers: BackendHandlers = {
  ...listHandlers,
  getTest: () => FINISHED,
  getEnteredFacts: () => nobody,
  updateEnteredFacts: ({ body }) => {
    sent.facts = body as EnteredFactsWrite;
    const { version, ...facts } = sent.facts;
    return { ...nobody, ...facts, version: version + 1, updated: '2026-11-20T09:41:00Z', updated_by: rosen };
  },
  getInterpretation: () => unread,
  updateInterpretation: ({ body }) => ({ ...unread, draft: (body as { text: string | null }).text, version: 1 }),
  reviewTest: () => ({
    ...unread,
    status: 'reviewed',
    reviewed_by: rosen,
    reviewed: '2026-11-20T09:41:00Z',
    version: 1,
  }),
  signInterpretation: ({ body }) => {
    sent.signed = body as InterpretationSign;
    const text = { number: 0, text: sent.signed.text, signed_by: rosen, signed: '2026-11-20T09:41:00Z' };
    return { ...unread, status: 'signed', version: 1, texts: [text] };
  },
};
/** When the server answers. */
let answered = Promise.withResolvers<void>();
const eye = async (canvas: Pick<typeof screen, 'findByRole'>, name: 'Left eye' | 'Right eye') => {
  const heading = await canvas.findByRole('heading', { name });
  return within(heading.closest<HTMLElement>('[data-component=Card]')!);
};

/** Nothing was entered yet, and nobody has read the test. */
export const Nothing = meta.story({ beforeEach: enter({ handlers }) });

/** What was entered, by whom and when; unusual values are asked about. */
export const Entered = meta.story({
  name: 'Says what was entered, by whom, and what to check [OUR-20] [OUR-21] [OUR-22]',
  beforeEach: enter({ handlers: { ...handlers, getEnteredFacts: () => entered } }),
  play: inEnglish(async ({ canvas }) => {
    const right = await eye(canvas, 'Right eye');
    await expect(right.getByLabelText(/Sphere/)).toHaveValue('−1.50');
    await expect(right.getByText('A pupil this small darkens the field: check it')).toBeVisible();
    await expect(right.getByText('Unusually high: check it')).toBeVisible();
    await expect(canvas.getByText(/^Last changed by Tomás Vidal, /)).toBeVisible();
  }),
});

/** Everything is typed, and stored as the contract has it. */
export const Typing = meta.story({
  name: 'Stores what is typed, and says at the field what cannot be stored [OUR-20] [OUR-73]',
  beforeEach: enter({ handlers }),
  play: inEnglish(async ({ canvas }) => {
    const right = await eye(canvas, 'Right eye');
    const sphere = right.getByLabelText(/Sphere/);
    await userEvent.type(sphere, '-1.3');
    await userEvent.type(right.getByLabelText(/Cylinder/), '-0.75');
    await userEvent.tab();
    await expect(await right.findByText('In steps of 0.25')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await right.findByText('A cylinder needs its axis')).toBeVisible();
    await expect(sent.facts).toBeUndefined();
    await expect(sphere).toHaveFocus();
    await userEvent.clear(sphere);
    await userEvent.type(sphere, '-1,50');
    await userEvent.type(right.getByLabelText(/Axis/), '90');
    await userEvent.type(right.getByLabelText(/Pressure/), '31');
    await expect(await canvas.findByLabelText(/Comment/)).toBeVisible();
    await userEvent.click(right.getByRole('button', { name: /Method/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Goldmann' }));
    await expect(await right.findByText('Unusually high: check it')).toBeVisible();
    await expect(hasUnsaved()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent.facts).toEqual({
        version: 0,
        od: {
          refraction: { sphere: -1.5, cylinder: -0.75, axis: 90 },
          iop: { pressure: 31, method: 'GAT' },
        },
        os: null,
        comment: null,
      }),
    );
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    delete sent.facts;
    forgetAnnouncements();
  }),
});

/** Somebody saved meanwhile: theirs stands at the fields, ours stays typed. */
export const Changed = meta.story({
  name: 'Shows both when somebody else saved meanwhile, and loses neither [OUR-22]',
  beforeEach: () => {
    let reads = 0;
    return enter({
      handlers: {
        ...handlers,
        getEnteredFacts: () => ((reads += 1) === 1 ? nobody : entered),
        updateEnteredFacts: (request) =>
          (request.body as EnteredFactsWrite).version === 0
            ? refuse(409, 'Somebody else changed it.', { name: 'EnteredFactsChanged' })
            : handlers.updateEnteredFacts!(request),
      },
    })({ globals: { locale: 'en-US' } });
  },
  play: inEnglish(async ({ canvas }) => {
    const right = await eye(canvas, 'Right eye');
    const sphere = right.getByLabelText(/Sphere/);
    await userEvent.type(sphere, '+2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Somebody else changed this meanwhile')).toBeVisible();
    await expect(sphere).toHaveValue('+2');
    await expect(right.getByText('Saved meanwhile: −1.50')).toBeVisible();
    await expect(canvas.getByText('Saved meanwhile: Ptosis taped.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(sent.facts).toMatchObject({ version: 1, od: { refraction: { sphere: 2 } } }));
    await waitFor(() => expect(canvas.queryByText('Somebody else changed this meanwhile')).toBeNull());
    delete sent.facts;
    forgetAnnouncements();
  }),
});

/** A doctor signs: the question names patient and test. */
export const Signing = meta.story({
  name: 'A doctor signs after a question that names patient and test [OUR-25] [OUR-44] [OUR-74]',
  beforeEach: enter({ handlers }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('To be read')).toBeVisible();
    const text = await canvas.findByLabelText('Text');
    await expect(canvas.getByRole('button', { name: 'Sign…' })).toBeDisabled();
    await userEvent.type(text, 'Stable.');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign…' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Sign this interpretation?' }));
    await expect(await question.findByText('Okafor, Adaeze')).toBeVisible();
    await expect(question.getByText('Perimetry 24-2, AVA Standard')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(sent.signed).toEqual({ version: 0, text: 'Stable.' }));
    await expect(await canvas.findByText(/^Signed by Maya Rosen, /)).toBeVisible();
    await expect(canvas.getByText('Signed')).toBeVisible();
    await expect(canvas.getByLabelText('Amendment')).toHaveValue('Stable.');
    delete sent.signed;
    forgetAnnouncements();
  }),
});

/** The question stays the one that was asked while its answer is on the way. */
export const SigningKeepsItsTitle = meta.story({
  name: 'The question whether to sign stays the same while the text is sent and the dialog closes [OUR-25]',
  tags: ['!autodocs'],
  beforeEach: enter({
    handlers: {
      ...handlers,
      signInterpretation: async (request) => {
        await answered.promise;
        return handlers.signInterpretation!(request);
      },
    },
  }),
  play: inEnglish(async ({ canvas }) => {
    answered = Promise.withResolvers();
    /** Every title the dialog has had. */
    const titles = new Set<string | null>();
    const observer = new MutationObserver(() => {
      const title = document.querySelector('[role=alertdialog] h2');
      if (title) titles.add(title.textContent);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await userEvent.type(await canvas.findByLabelText('Text'), 'Stable.');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign…' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Sign this interpretation?' }));
    await userEvent.click(question.getByRole('button', { name: 'Sign' }));
    answered.resolve();
    await expect(await canvas.findByLabelText('Amendment')).toHaveValue('Stable.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    observer.disconnect();
    await expect([...titles]).toEqual(['Sign this interpretation?']);
    forgetAnnouncements();
  }),
});

/** Opening marks nothing: a doctor does. */
export const Reviewing = meta.story({
  name: 'Is reviewed when a doctor says so [OUR-24]',
  beforeEach: enter({ handlers }),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as reviewed' }));
    await expect(await canvas.findByText(/^Reviewed by Maya Rosen, /)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mark as reviewed' })).toBeNull();
    forgetAnnouncements();
  }),
});

/** Amended: earlier texts are struck out. */
export const Amended = meta.story({
  name: 'Strikes earlier texts out, with who signed them and when [OUR-25]',
  beforeEach: enter({ handlers: { ...handlers, getInterpretation: () => amended, getEnteredFacts: () => entered } }),
  play: inEnglish(async ({ canvas }) => {
    const [newest, first] = within(await canvas.findByRole('list', { name: /^Signed texts/ })).getAllByRole('listitem');
    await expect(newest!.querySelector('del')).toBeNull();
    await expect(newest).toHaveTextContent(/Amendment 1, signed by Tomás Vidal/);
    await expect(first!.querySelector('del')).toHaveTextContent('Superior arcuate defect of the right eye.');
    await expect(first).toHaveTextContent(/Signed by Maya Rosen/);
  }),
});

/** What was written in one language stays in its direction in another. */
export const AmendedRightToLeft = meta.story({
  name: 'A signed text ends with its full stop where words run from right to left',
  tags: ['!autodocs'],
  globals: { locale: 'ar-EG' },
  beforeEach: enter({ handlers: { ...handlers, getInterpretation: () => amended, getEnteredFacts: () => entered } }),
  play: async ({ canvas }) => {
    const text = (await canvas.findByText(/of the right eye\.$/)).firstChild!;
    const length = text.textContent!.length;
    const part = (at: number): DOMRect => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    await expect(part(length - 1).left).toBeGreaterThan(part(0).left);
  },
});

/** The same on a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: enter({ handlers: { ...handlers, getInterpretation: () => amended, getEnteredFacts: () => entered } }),
});

/** A colleague wrote a draft meanwhile. */
export const TextChanged = meta.story({
  name: 'Keeps what was typed when a colleague wrote meanwhile [OUR-25]',
  beforeEach: () => {
    let reads = 0;
    const theirs: Interpretation = { ...unread, draft: 'Glaucoma suspect.', version: 1 };
    return enter({
      handlers: {
        ...handlers,
        getInterpretation: () => ((reads += 1) === 1 ? unread : theirs),
        updateInterpretation: () => refuse(409, 'Somebody else changed it.', { name: 'InterpretationChanged' }),
      },
    })({ globals: { locale: 'en-US' } });
  },
  play: inEnglish(async ({ canvas }) => {
    const text = await canvas.findByLabelText('Text');
    await userEvent.type(text, 'Stable.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText('Glaucoma suspect.')).toBeVisible();
    await expect(text).toHaveValue('Stable.');
    await userEvent.click(canvas.getByRole('button', { name: 'Take over what was saved' }));
    await expect(text).toHaveValue('Glaucoma suspect.');
  }),
});

/** An operator reads what doctors signed, and enters facts. */
export const Operator = meta.story({
  name: 'Others than doctors read the interpretation [OUR-25]',
  beforeEach: async (context) => {
    const leave = await enter({ handlers })(context);
    session.current!.user.groups = [{ name: 'OPERATOR' }];
    return leave;
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No doctor has signed an interpretation yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign…' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
  }),
});

/** A running test is not interpreted yet; facts can be entered. */
export const Running = meta.story({
  name: 'Takes facts of a running test, and no interpretation [OUR-20] [OUR-24]',
  beforeEach: enter({ handlers: { ...handlers, getTest: () => sampleTest(1) } }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Only a finished test can be interpreted.')).toBeVisible();
    await expect(await eye(canvas, 'Left eye')).toBeTruthy();
  }),
});

/** Before anything has come. */
export const Loading = meta.story({
  beforeEach: enter({ handlers: { ...handlers, getEnteredFacts: never, getInterpretation: never } }),
});

/** Nothing could be loaded. */
export const Failed = meta.story({
  beforeEach: enter({
    handlers: { ...handlers, getEnteredFacts: () => refuse(502, ''), getInterpretation: () => refuse(502, '') },
  }),
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('This could not be loaded')).toHaveLength(2));
  }),
});

/** Saving fails: what was typed is still there. */
export const SaveFails = meta.story({
  beforeEach: enter({ handlers: { ...handlers, updateEnteredFacts: () => refuse(500, '') } }),
  play: inEnglish(async ({ canvas }) => {
    const comment = await canvas.findByLabelText(/Comment/);
    await userEvent.type(comment, 'Tired.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server had a problem');
    await expect(comment).toHaveValue('Tired.');
  }),
});
