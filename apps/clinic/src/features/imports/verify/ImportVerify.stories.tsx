import { type ImportItem, POLL_IMPORTS } from '@isopter/contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Link } from 'wouter';
import preview from '../../../../../../.storybook/preview.tsx';
import { refuse } from '../../../fakes/stage/backend.ts';
import { choose } from '../../../fakes/actions/choose.ts';
import { PATIENT } from '../../../fakes/data/form.ts';
import { NOT_READ, sampleImport } from '../../../fakes/data/imports.ts';
import { AppAt, At } from '../../../fakes/stage/stage.tsx';
import {
  BEING_READ,
  dateField,
  enterVerify,
  happened,
  isClosed,
  mainButton,
  reasonField,
  retype,
  sent,
  UNSURE,
  verifying,
} from '../../../fakes/scenes/verifyImport.ts';
import { App } from '../../../shell/App.tsx';
import { queryConfirmation } from '../../../fakes/actions/confirmation.ts';

const meta = preview.meta({
  title: 'Screens/Verify an imported report',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  ...verifying(sampleImport(3)),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
const page = within(document.body);

export const Light = meta.story({});
export const Phone = meta.story({ ...verifying(UNSURE), globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ ...verifying(NOT_READ), globals: { locale: 'ar-EG' } });

export const Verified = meta.story({
  ...english,
  name: 'Is filled with what was read, and verifies it in one step [IMP-04] (of IMP-05)',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Verify the report', level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Patient' })).toHaveTextContent('Okafor, Adaeze');
    await expect(canvas.getByRole('button', { name: /Kind of test/ })).toHaveTextContent('Perimetry');
    await expect(canvas.getByRole('button', { name: /^24-2/ })).toHaveTextContent('24-2');
    await expect(dateField(canvas)).toHaveValue('03/14/2026');
    await expect(canvas.queryByRole('textbox', { name: /Name of the protocol/ })).toBeNull();
    await expect(canvas.queryByRole('list', { name: /Steps/ })).toBeNull();
    await userEvent.click(mainButton(canvas, 'Verify'));
    await expect(await isClosed(canvas)).toBeVisible();
    await expect(await page.findByText('Report verified.')).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      [{ group: 'PERIMETRY', protocol: '24-2', test_date: '2026-03-14', updated_sensitivities: [], version: 0 }],
    ]);
  },
});

export const Asked = meta.story({
  ...english,
  name: 'Asks for the protocol a group has, for the name of another one, and for a day that has been [IMP-04]',
  tags: ['@all'],
  ...verifying(NOT_READ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Resolve' });
    await expect(button).toBeDisabled();
    await expect(await canvas.findByText('The report could not be read')).toBeVisible();
    await userEvent.type(reasonField(canvas), 'No name is printed.');
    await choose(/Kind of test/, 'Perimetry');
    await userEvent.click(await canvas.findByRole('button', { name: /Protocol/ }));
    const options = (await page.findAllByRole('option')).map((one: HTMLElement) => one.textContent);
    await expect(options).toEqual(['24-2', 'Pediatric 24-2', '30-2', 'Quadrants', 'Other']);
    await userEvent.click(page.getByRole('option', { name: 'Other' }));
    const name = await canvas.findByRole('textbox', { name: /Name of the protocol/ });
    await userEvent.type(name, 'G1');
    await userEvent.type(dateField(canvas), '01/01/2099');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText(/must not be (in the future|after)/)).toBeVisible();
    await expect(button).toBeDisabled();
    await retype(dateField(canvas), '11/02/2026');
    await waitFor(() => expect(button).toBeEnabled());
    await choose(/Kind of test/, 'Cover test');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Protocol/ })).toBeNull());
    await expect(canvas.queryByRole('textbox', { name: /Name of the protocol/ })).toBeNull();
    await expect(button).toBeEnabled();
    await choose(/Kind of test/, 'Visual acuity');
    await waitFor(() => expect(button).toBeDisabled());
    await choose(/Kind of test/, 'Other');
    await expect(await canvas.findByRole('textbox', { name: /Name of the protocol/ })).toHaveValue('G1');
    await expect(canvas.queryByRole('button', { name: /^Protocol/ })).toBeNull();
    await userEvent.clear(canvas.getByRole('textbox', { name: /Name of the protocol/ }));
    await userEvent.tab();
    await expect(await canvas.findByText('Name of the protocol is required')).toBeVisible();
    await expect(button).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /Name of the protocol/ }), 'OCT');
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(await isClosed(canvas)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      group: 'OTHER',
      protocol: 'OCT',
      test_date: '2026-11-02',
      updated_sensitivities: [],
      identity_reason: 'No name is printed.',
      version: 0,
    });
  },
});

export const OtherProtocol = meta.story({
  ...english,
  name: 'Knows a protocol that is none of ours as another one with its name (of IMP-04)',
  ...verifying(sampleImport(3, { protocol: 'G1', extraction_verified: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This report is already verified/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Protocol/ })).toHaveTextContent('Other');
    const name = canvas.getByRole('textbox', { name: /Name of the protocol/ });
    await expect(name).toHaveValue('G1');
    await userEvent.type(name, ' top');
    await userEvent.click(mainButton(canvas, 'Verify'));
    await expect(await isClosed(canvas)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ protocol: 'G1 top' }));
  },
});

let progress: ImportItem = BEING_READ;
export const BeingRead = meta.story({
  ...english,
  name: 'Waits while a report is being read, and continues automatically (of IMP-04)',
  tags: ['@all'],
  args: verifying(BEING_READ).args,
  beforeEach: (context) => {
    progress = BEING_READ;
    return enterVerify(BEING_READ, { getImport: () => progress })(context);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The report is still being read/)).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Patient' })).toHaveTextContent('Okafor, Adaeze');
    await expect(canvas.queryByRole('button', { name: 'Verify' })).toBeNull();
    progress = sampleImport(2);
    const button = await canvas.findByRole('button', { name: 'Verify' }, { timeout: 3 * POLL_IMPORTS });
    await expect(button).toBeEnabled();
  },
});

export const Gone = meta.story({
  ...english,
  name: 'Says that an import is not there, and leads to the patients (of IMP-04)',
  args: { path: `/import/verify/${PATIENT.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Import not found', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the patients' })).toHaveAttribute('href', '/patients');
  },
});

let isDown = true;
export const NotLoaded = meta.story({
  ...english,
  name: 'Says that an import could not be loaded, and loads it again (of IMP-04)',
  beforeEach: (context) => {
    isDown = true;
    return enterVerify(sampleImport(3), {
      getImport: () => (isDown ? refuse(500, 'Broken.') : sampleImport(3)),
    })(context);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The import could not be loaded')).toBeVisible();
    await expect(queryConfirmation()).toBeNull();
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Verify' })).toBeEnabled();
  },
});

let stored = sampleImport(3);
export const Again = meta.story({
  ...english,
  name: 'Is filled with what there is now, not with what an earlier visit left behind (of IMP-04)',
  render: ({ path }) => (
    <At path={path}>
      <Link href={path}>Again</Link>
      <App />
    </At>
  ),
  beforeEach: (context) => {
    stored = sampleImport(3);
    return enterVerify(stored, { getImport: () => stored })(context);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await isClosed(canvas)).toBeVisible();
    stored = sampleImport(3, { protocol: '30-2', extraction_verified: true });
    await userEvent.click(canvas.getByRole('link', { name: 'Again' }));
    await expect(await canvas.findByRole('button', { name: /Protocol/ })).toHaveTextContent('30-2');
  },
});

export const Report = meta.story({
  ...english,
  name: 'Shows the original report in a separate window (of LIST-14)',
  tags: ['@all'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show report' }));
    await waitFor(() => expect(happened).toEqual(['opened', 'loaded', 'shown']));
  },
});

export const NoReport = meta.story({
  ...english,
  name: 'Offers no report that is not there (of LIST-14)',
  ...verifying(NOT_READ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(NOT_READ.test_report)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show report' })).toBeNull();
  },
});
