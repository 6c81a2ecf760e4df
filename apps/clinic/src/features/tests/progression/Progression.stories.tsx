import type { Progression as Fields } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse, refuseChanged } from '../../../fakes/stage/backend.ts';
import { PATIENT } from '../../../fakes/data/form.ts';
import { formHandlers } from '../../../fakes/stage/handlers.ts';
import { sampleFields, sampleProgression } from '../../../fakes/data/progression.ts';
import { enter, enterWorld, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { signedIn } from '../../../fakes/data/session.ts';
import { session } from '../../../lib/platform/session/session.ts';
import { Progression } from './Progression.tsx';

const path = `/tests/progression/${PATIENT.id}`;
const clinic = (fields: Fields, more: BackendHandlers = {}): { handlers: BackendHandlers } => ({
  handlers: { ...formHandlers, getProgression: () => fields, ...more },
});

const meta = preview.meta({
  title: 'Screens/Progression',
  component: ScreenStage,
  args: { screen: Progression, route: '/tests/progression/:patientId', path },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

export const FifteenFields = meta.story({
  name: 'Says the result in a sentence, and what is left out and why [OUR-68]',
  beforeEach: enter(clinic(sampleProgression())),
  play: inEnglish(async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Likely progression: \d+ points worse in 3 or more tests in a row\.$/),
    ).toBeVisible();
    await expect(canvas.getByText('1 field is excluded because it is not reliable.')).toBeVisible();
    await expect(canvas.getByText('1 field was excluded by a doctor.')).toBeVisible();
    await expect(canvas.getByText(/^Baseline: .* the first included fields\.$/)).toBeVisible();
    await expect(await canvas.findByText('Okafor, Adaeze', { selector: 'strong *' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText('Excluded: Lid or brow: Not taped')).toBeVisible();
    await expect(canvas.getByText('Not reliable: false positives')).toBeVisible();
  }),
});
export const LargeText = meta.story({
  name: 'Breaks no date with large text, and sets numbers so that they can be compared',
  globals: { textScale: '200' },
  beforeEach: enter(clinic(sampleProgression())),
  play: inEnglish(async ({ canvas }) => {
    const days = await canvas.findAllByText(/^\d+\/\d+\/\d{4}$/, { selector: 'td *' });
    for (const day of days) await expect(day.getClientRects()).toHaveLength(1);
    const [deviation] = canvas.getAllByText(/^−\d+\.\d$/, { selector: 'td' });
    await expect(getComputedStyle(deviation!).fontFamily).toMatch(/Mono/);
  }),
});
export const Dark = meta.story({ globals: { theme: 'dark' }, beforeEach: enter(clinic(sampleProgression())) });
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG', direction: 'rtl' },
  beforeEach: enter(clinic(sampleProgression())),
});
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: enter(clinic(sampleProgression())),
});

export const Tables = meta.story({
  name: 'Shows its charts as tables as well [CHART-02]',
  tags: ['@all'],
  args: { path: `${path}?view=table` },
  beforeEach: enter(clinic(sampleProgression())),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /^Change from baseline, Left eye/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Charts' }));
    await expect(await canvas.findByRole('application', { name: /^Change from baseline, Left eye/ })).toBeVisible();
  }),
});

export const TwoFields = meta.story({
  name: 'Says plainly when there are too few fields [OUR-68]',
  beforeEach: enter(clinic({ fields: sampleFields(2), baselines: [], imported: [] })),
  play: inEnglish(async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Not enough fields: 2 are included\. A comparison needs one more/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Slopes of points require at least 5 fields/)).toBeVisible();
    await expect(canvas.getAllByText(/^Not enough tests for a slope/)).toHaveLength(2);
  }),
});

export const OneField = meta.story({
  beforeEach: enter(clinic({ fields: sampleFields(1), baselines: [], imported: [] })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Not enough fields: a baseline needs 2, and 1 is included.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Choose baseline…' })).toBeNull();
  }),
});

export const WithoutNorms = meta.story({
  name: 'Says why there are neither norms nor limits [OUR-05]',
  beforeEach: enter(
    clinic({
      fields: sampleFields(5).map((field) => ({ ...field, size: 5, md: null, vfi: null, incomparable: 'size' })),
      baselines: [],
      imported: [],
    }),
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText(/^No comparison with a baseline: test-retest limits exist/)).toBeVisible();
    await expect(canvas.getByText('No MD or VFI: normative data exist for size III only.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Mean sensitivity' })).toBeVisible();
  }),
});

export const Empty = meta.story({
  beforeEach: enter(clinic({ fields: [], baselines: [], imported: [] })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No fields yet')).toBeVisible();
  }),
});
export const Loading = meta.story({ beforeEach: enter(clinic(sampleProgression(), { getProgression: never })) });
export const Failed = meta.story({
  beforeEach: enter(clinic(sampleProgression(), { getProgression: () => refuse(502, '') })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('The fields could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  }),
});

/** A backend that remembers what is decided. */
function remembering(more: BackendHandlers = {}) {
  const kept = sampleProgression();
  return clinic(kept, {
    getProgression: () => structuredClone(kept),
    updateFieldExclusion: ({ params, body }) => {
      const field = kept.fields.find(({ test }) => test === params['id'])!;
      const { reason, note } = body as { reason: 'LID' | null; note: string | null };
      const by = { id: signedIn.user.id, name: 'Maya Rosen' };
      field.exclusion = reason && { reason, note, by, at: '2026-11-20T09:41:00Z' };
      field.exclusion_version += 1;
    },
    updateFieldBaseline: ({ body }) => {
      const { eye, program, size, tests, version } = body as Fields['baselines'][number];
      const by = { id: signedIn.user.id, name: 'Maya Rosen' };
      kept.baselines = [{ eye, program, size, tests, version: version + 1, by, at: '2026-11-20T09:41:00Z' }];
    },
    ...more,
  });
}

export const TakesOut = meta.story({
  name: 'Takes a field out with a reason, and in again [OUR-66]',
  tags: ['@all'],
  beforeEach: enter(remembering()),
  play: inEnglish(async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(first!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Exclude…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Exclude field' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Exclude' }));
    await expect(await dialog.findByText('Choose a reason')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Another reason' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Exclude' }));
    await expect(await dialog.findByText('Describe the reason')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Asleep');
    await userEvent.click(dialog.getByRole('button', { name: 'Exclude' }));
    await expect(await canvas.findByText('Excluded: Another reason: Asleep')).toBeVisible();
    await expect(await canvas.findByText('2 fields were excluded by a doctor.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Actions for/ }))[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Include again' }));
    await expect(await canvas.findByText('1 field was excluded by a doctor.')).toBeVisible();
  }),
});

export const ChangedMeanwhile = meta.story({
  name: 'Keeps what was chosen when somebody else decided meanwhile [OUR-66]',
  beforeEach: enter(remembering({ updateFieldExclusion: () => refuseChanged({ exclusion: null, version: 1 }) })),
  play: inEnglish(async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(first!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Exclude…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Exclude field' }));
    await userEvent.click(dialog.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lid or brow' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Exclude' }));
    await expect(await dialog.findByText(/^Someone else changed this\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Reason/ })).toHaveTextContent('Lid or brow');
  }),
});

export const ChoosesBaseline = meta.story({
  name: 'Compares with the baseline a doctor chooses, and goes back to the first two [OUR-67]',
  beforeEach: enter(remembering()),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose baseline…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose baseline' }));
    await userEvent.click(dialog.getByRole('button', { name: /First field/ }));
    await userEvent.click((await screen.findAllByRole('option'))[5]!);
    await userEvent.click(dialog.getByRole('button', { name: /Second field/ }));
    await userEvent.click((await screen.findAllByRole('option'))[6]!);
    await userEvent.click(dialog.getByRole('button', { name: 'Choose' }));
    await expect(await canvas.findByText(/^Baseline: .* chosen by Maya Rosen\.$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Choose baseline…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use the first two' }));
    await expect(await canvas.findByText(/^Baseline: .* the first included fields\.$/)).toBeVisible();
  }),
});

export const ForOthers = meta.story({
  name: 'Lets others read alone [OUR-68]',
  beforeEach: async ({ globals }) => {
    const leave = await enterWorld(clinic(sampleProgression()), String(globals['locale']));
    if (session.current) session.current.user.groups = [{ name: 'OPERATOR' }];
    return leave;
  },
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Actions for/ }))[0]!);
    await expect(await screen.findByRole('menuitem', { name: 'Show the report' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Exclude…' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Choose baseline…' })).toBeNull();
  }),
});
