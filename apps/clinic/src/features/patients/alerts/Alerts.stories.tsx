import { ERROR, ERROR_NAME, type PatientAlert, PATIENT_ALERTS_MAX } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { alert, alertHandlers, ALERTS } from '../../../fakes/data/alerts.ts';
import { type BackendHandlers, refuse } from '../../../fakes/stage/backend.ts';
import { choose } from '../../../fakes/actions/choose.ts';
import { clinic, patient } from '../../../fakes/scenes/patientView.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../fakes/stage/ScreenStage.tsx';
import { PatientView } from '../PatientView.tsx';

const meta = preview.meta({
  title: 'Screens/Alerts of a patient',
  component: ScreenStage,
  args: { screen: PatientView, route: '/patients/:id', path: `/patients/${patient.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** A patient with these alerts; each story begins with them. */
const world =
  (alerts: readonly PatientAlert[], more: BackendHandlers = {}, who: Partial<World> = {}) =>
  (context: { globals: Record<string, unknown> }): Promise<() => void> =>
    enter({ ...clinic(5, { ...alertHandlers(alerts), ...more }), ...who })(context);

type Canvas = ReturnType<typeof within>;
const card = async (canvas: Canvas) => within(await canvas.findByRole('group', { name: 'Alerts' }));
const banner = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Patient' }));
const openForm = async (canvas: Canvas): Promise<Canvas> => {
  await userEvent.click(await (await card(canvas)).findByRole('button', { name: 'Add alert' }));
  return within(await screen.findByRole('dialog', { name: 'Add alert' }));
};
const submit = (dialog: Canvas) => userEvent.click(dialog.getByRole('button', { name: 'Add alert' }));

export const Several = meta.story({
  name: 'Lists the alerts of a patient with author and date [OUR-761]',
  beforeEach: world(ALERTS),
  play: inEnglish(async ({ canvas }) => {
    const rows = await (await card(canvas)).findAllByRole('listitem');
    await expect(rows).toHaveLength(ALERTS.length);
    await expect(rows[0]!).toHaveTextContent('Allergy: Latex');
    await expect(rows[0]!).toHaveTextContent('Maya Rosen, 11/18/2026');
  }),
});

export const Added = meta.story({
  name: 'Adds an alert, which is then in the banner too [OUR-761]',
  tags: ['@all'],
  beforeEach: world([]),
  play: inEnglish(async ({ canvas }) => {
    await expect(await (await card(canvas)).findByText('No alerts')).toBeVisible();
    const dialog = await openForm(canvas);
    await choose(/Kind(?! of)/, 'Allergy');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), 'Latex');
    await submit(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await (await card(canvas)).findByText('Allergy: Latex')).toBeVisible();
    await expect(await (await banner(canvas)).findByText('Allergy: Latex')).toBeVisible();
  }),
});

export const Missing = meta.story({
  name: 'Says at its field that a kind, or the text of a diagnosis, is missing [OUR-760]',
  tags: ['@all'],
  beforeEach: world([]),
  play: inEnglish(async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await submit(dialog);
    await expect(await dialog.findByText('Choose a kind')).toBeVisible();
    await choose(/Kind(?! of)/, 'Diagnosis');
    await submit(dialog);
    await expect(dialog.getByRole('textbox', { name: /^Text/ })).toBeInvalid();
  }),
});

export const Refused = meta.story({
  name: 'Says why an alert was refused, and keeps what was typed [OUR-763]',
  beforeEach: world([], {
    addPatientAlert: () => refuse(400, ERROR.ALERT_TEXT_KEPT, { fields: { text: [ERROR.ALERT_TEXT_KEPT] } }),
  }),
  play: inEnglish(async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await choose(/Kind(?! of)/, 'Allergy');
    const text = dialog.getByRole('textbox', { name: 'Text' });
    await userEvent.type(text, 'Latex');
    await submit(dialog);
    await expect(await dialog.findByText(/^The server of your clinic gets no personal data, so/)).toBeVisible();
    await expect(text).toBeInvalid();
    await expect(text).toHaveValue('Latex');
  }),
});

export const TooMany = meta.story({
  name: 'Says that others added the last possible alert meanwhile [OUR-760]',
  beforeEach: world([], {
    addPatientAlert: () => refuse(409, 'Too many.', { name: ERROR_NAME.TOO_MANY_ALERTS }),
  }),
  play: inEnglish(async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await choose(/Kind(?! of)/, 'Fall risk');
    await submit(dialog);
    await expect(await dialog.findByText(/^A patient has at most 20 alerts/)).toBeVisible();
  }),
});

const FULL = Array.from({ length: PATIENT_ALERTS_MAX }, (_, number) => alert(number, 'FALL_RISK'));

export const Full = meta.story({
  name: 'Offers no other alert to a patient with 20, and says why [OUR-760]',
  tags: ['@all'],
  beforeEach: world(FULL),
  play: inEnglish(async ({ canvas }) => {
    await expect(await (await card(canvas)).findByText(/^A patient has at most 20 alerts/)).toBeVisible();
    await expect((await card(canvas)).queryByRole('button', { name: 'Add alert' })).toBeNull();
  }),
});

const end = async (canvas: Canvas): Promise<Canvas> => {
  await userEvent.click(await (await card(canvas)).findByRole('button', { name: 'End alert: Allergy: Latex' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await expect(dialog.getByText(/^“Allergy: Latex” is no longer shown/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'End alert' }));
  return dialog;
};

export const Ended = meta.story({
  name: 'Ends an alert once that is confirmed [OUR-761]',
  tags: ['@all'],
  beforeEach: world(ALERTS),
  play: inEnglish(async ({ canvas }) => {
    await end(canvas);
    await waitFor(() => expect(canvas.queryByText('Allergy: Latex')).toBeNull());
    await expect((await card(canvas)).getByText('Fall risk')).toBeVisible();
  }),
});

export const NotEnded = meta.story({
  name: 'Says that an alert was not ended [OUR-761]',
  tags: ['@all'],
  beforeEach: world(ALERTS, { endPatientAlert: () => refuse(503, 'Not now.') }),
  play: inEnglish(async ({ canvas }) => {
    const dialog = await end(canvas);
    await expect(await screen.findByText('Not now.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'End alert' })).toBeVisible();
  }),
});

export const ZeroPii = meta.story({
  name: 'Has no text in zero-PII mode, and says why [OUR-763]',
  tags: ['@all'],
  beforeEach: world([], {}, { preferences: { enable_zero_pii: true } }),
  play: inEnglish(async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await expect(dialog.getByText(/^The server of your clinic gets no personal data, and/)).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /Kind/ }));
    await expect(screen.queryByRole('option', { name: 'Diagnosis' })).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: 'Fall risk' }));
    await submit(dialog);
    await expect(await (await card(canvas)).findByText('Fall risk')).toBeVisible();
  }),
});

export const ReadOnly = meta.story({
  name: 'Offers nothing to change to users who only read [OUR-761]',
  beforeEach: world(ALERTS, {}, { user: { groups: [{ name: 'SUPPORT_READ_ONLY' }] } }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await (await card(canvas)).findByText('Allergy: Latex')).toBeVisible();
    await expect((await card(canvas)).queryByRole('button')).toBeNull();
  }),
});
