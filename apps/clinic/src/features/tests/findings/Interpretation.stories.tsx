import type { Interpretation } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { refuseChanged } from '../../../fakes/stage/backend.ts';
import { enter, forgetAnnouncements, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { session } from '../../../lib/platform/session/session.ts';
import { Findings } from './Findings.tsx';
import { amended, enterFindings, entered, FINISHED, handlers, sent, unread } from '../../../fakes/scenes/findings.ts';
import { queryConfirmation } from '../../../fakes/actions/confirmation.ts';

const meta = preview.meta({
  title: 'Screens/Findings of a test/Interpretation',
  component: ScreenStage,
  args: { screen: Findings, route: '/tests/findings/:id', path: `/tests/findings/${FINISHED.id}` },
  parameters: { layout: 'fullscreen' },
});

/** When the server answers. */
let answered = Promise.withResolvers<void>();

/** A doctor signs: the question names patient and test. */
export const Signing = meta.story({
  name: 'A doctor signs after a question that names patient and test, and amends by a button [OUR-25] [OUR-44] [OUR-74] [OUR-869]',
  beforeEach: enterFindings(),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Unread')).toBeVisible();
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
    // no field has the signed text, as if it were still to be signed
    await expect(canvas.queryByRole('textbox', { name: 'Amendment' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Amend' }));
    await expect(canvas.getByLabelText('Amendment')).toHaveValue('Stable.');
    await expect(canvas.getByLabelText('Amendment')).toHaveFocus();
    forgetAnnouncements();
  }),
});

/** The question stays the one that was asked while its answer is on the way. */
export const SigningKeepsItsTitle = meta.story({
  name: 'The question whether to sign stays the same while the text is sent and the dialog closes [OUR-25]',
  tags: ['!autodocs', '@all'],
  beforeEach: enterFindings({
    signInterpretation: async (request) => {
      await answered.promise;
      return handlers.signInterpretation!(request);
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
    await expect(await canvas.findByRole('button', { name: 'Amend' })).toBeVisible();
    await waitFor(() => expect(queryConfirmation()).toBeNull());
    observer.disconnect();
    await expect([...titles]).toEqual(['Sign this interpretation?']);
    forgetAnnouncements();
  }),
});

/** Opening marks nothing: a doctor does. */
export const Reviewing = meta.story({
  name: 'Is reviewed only after a doctor marks it [OUR-24]',
  tags: ['@all'],
  beforeEach: enterFindings(),
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
  beforeEach: enterFindings({ getInterpretation: () => amended, getEnteredFacts: () => entered }),
  play: inEnglish(async ({ canvas }) => {
    const [newest, first] = within(await canvas.findByRole('list', { name: /^Signed texts/ })).getAllByRole('listitem');
    await expect(newest!.querySelector('del')).toBeNull();
    await expect(newest).toHaveTextContent(/Amendment 1, signed by Tomás Vidal/);
    await expect(first!.querySelector('del')).toHaveTextContent('Superior arcuate defect of the right eye.');
    await expect(first).toHaveTextContent(/Signed by Maya Rosen/);
  }),
});

/** A text keeps the direction of its language on a screen in another one. */
export const AmendedRightToLeft = meta.story({
  name: 'A signed text ends with its full stop where words run from right to left',
  tags: ['!autodocs'],
  globals: { locale: 'ar-EG' },
  beforeEach: enterFindings({ getInterpretation: () => amended, getEnteredFacts: () => entered }),
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

/** A colleague wrote a draft meanwhile. */
export const TextChanged = meta.story({
  name: 'Keeps what was typed when a colleague wrote meanwhile [OUR-25]',
  beforeEach: (context) => {
    const theirs: Interpretation = { ...unread, draft: 'Glaucoma suspect.', version: 1 };
    return enterFindings({
      getInterpretation: () => unread,
      updateInterpretation: () => refuseChanged(theirs),
    })(context);
  },
  play: inEnglish(async ({ canvas }) => {
    const text = await canvas.findByLabelText('Text');
    await userEvent.type(text, 'Stable.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText('Glaucoma suspect.')).toBeVisible();
    await expect(text).toHaveValue('Stable.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use saved values' }));
    await expect(text).toHaveValue('Glaucoma suspect.');
  }),
});

/** An operator reads what doctors signed, and enters facts. */
export const Operator = meta.story({
  name: 'Others than doctors read the interpretation [OUR-25]',
  beforeEach: async (context) => {
    const leave = await enterFindings()(context);
    session.current!.user.groups = [{ name: 'OPERATOR' }];
    return leave;
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No doctor has signed an interpretation yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign…' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
  }),
});

const withPhrases = (context: { globals: Record<string, unknown> }) =>
  enter({
    handlers,
    preferences: { interpretation_phrases: ['No sign of progression: {MD OD}.', 'Hearing: {PTA}.'] },
  })(context);

/** A phrase brings the values of the test. */
export const Phrases = meta.story({
  name: 'Inserts a phrase with the values of the test [OUR-745]',
  beforeEach: withPhrases,
  play: inEnglish(async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Text'), 'Stable.');
    await userEvent.click(canvas.getByRole('button', { name: 'Insert phrase' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^No sign/ }));
    await expect(canvas.getByLabelText('Text')).toHaveValue('Stable.\nNo sign of progression: MD −2.4 dB.');
  }),
});

/** A phrase whose value the test does not have is no text with a hole. */
export const PhraseWithoutValue = meta.story({
  name: 'Refuses a phrase with a placeholder that the test has no value for, and says which [OUR-745]',
  beforeEach: withPhrases,
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Insert phrase' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Hearing/ }));
    await expect(await canvas.findByText('Not inserted. This test has no value for {PTA}.')).toBeVisible();
    await expect(canvas.getByLabelText('Text')).toHaveValue('');
  }),
});
