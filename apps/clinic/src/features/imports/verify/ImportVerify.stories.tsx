import { type ImportItem, POLL_IMPORTS, type TestGroup } from '@isopter/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Link } from 'wouter';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse, unreachable } from '../../../fakes/backend.ts';
import { choose } from '../../../fakes/choose.ts';
import { clinic } from '../../../fakes/clinic.ts';
import { PATIENT } from '../../../fakes/form.ts';
import { listHandlers } from '../../../fakes/handlers.ts';
import { sampleImport } from '../../../fakes/imports.ts';
import { recordWindows } from '../../../fakes/reportWindows.ts';
import { App } from '../../../shell/App.tsx';
import { AppAt, At, stage } from '../../../fakes/stage.tsx';

const group = (value: TestGroup['value'], protocols: TestGroup['protocols'][number]['value'][] = []): TestGroup => ({
  value,
  name: value,
  strategies: [],
  protocols: protocols.map((one) => ({ value: one, name: one })),
  voice_input_languages: [],
});
const GROUPS = [
  group('PERIMETRY', ['24-2', '24-2-P', '30-2', 'QUADRANT', 'OTHER']),
  group('VISUAL_ACUITY', ['LANDOLT_C', 'TUMBLING_E', 'OTHER']),
  group('COVER'),
  group('OTHER'),
];
/** Sure but for three values on two pages, which are told out of their order. */
const UNSURE = sampleImport(4, {
  extraction_status: 'FAILED',
  low_confidence_sensitivities: [
    { page_id: 2, index: 5, value: 31 },
    { page_id: 1, index: 17, value: null },
    { page_id: 1, index: 3, value: 27 },
  ],
  extracted_data: { thresholds: [{ page_id: 1, index: 3, eye: 'OD', x: -9, y: 15, value: 27, is_blind_spot: false }] },
});
const NOT_READ = sampleImport(5, {
  extraction_status: 'FAILED',
  group: null,
  protocol: null,
  test_date: null,
  has_extracted_report: false,
  error: 'The report could not be read.',
});
const BEING_READ = sampleImport(2, { extraction_status: 'IN_PROGRESS', group: null, protocol: null, test_date: null });

const sent = fn();
const happened: string[] = [];

/** What was cut out of a report: a number, and something of what stands around it. */
async function picture(text: string): Promise<Response> {
  const canvas = new OffscreenCanvas(120, 60);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fdfdfb';
  pen.fillRect(0, 0, 120, 60);
  pen.fillStyle = '#222';
  pen.font = '34px serif';
  pen.direction = 'ltr';
  pen.textAlign = 'center';
  pen.fillText(text, 60, 42);
  return new Response(await canvas.convertToBlob(), { headers: { 'Content-Type': 'image/png' } });
}

const pictureOf: NonNullable<BackendHandlers['getSensitivityImage']> = ({ query }) =>
  picture(query['index'] === '17' ? '<0' : query['index'] === '3' ? '27' : '31');

const handlersOf = (item: ImportItem): BackendHandlers => ({
  ...clinic,
  ...listHandlers,
  listImports: () => [item],
  listImportGroups: () => GROUPS,
  getImport: ({ params }) => (params['id'] === item.upload_id ? item : refuse(404, 'Not found.')),
  getSensitivityImage: pictureOf,
  downloadImport: () => {
    happened.push('loaded');
    return new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
  },
  updateImport: ({ body }) => sent(body),
});

const enter =
  (item: ImportItem, more: BackendHandlers = {}) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    sent.mockReset();
    happened.length = 0;
    const restore = recordWindows(happened);
    const leave = await stage(String(globals['locale']), { ...handlersOf(item), ...more });
    return () => {
      restore();
      leave();
    };
  };
const at = (item: ImportItem, more: BackendHandlers = {}) => ({
  args: { path: `/import/verify/${item.upload_id}` },
  beforeEach: enter(item, more),
});

const meta = preview.meta({
  title: 'Screens/Verify an imported report',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  ...at(sampleImport(3)),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
const page = within(document.body);
type Canvas = ReturnType<typeof within>;

const mainButton = (canvas: Canvas, name: string): HTMLElement => canvas.getByRole('button', { name });
const dateField = (canvas: Canvas) => canvas.getByRole('textbox', { name: /^Date of the test/ });
const valueFields = (canvas: Canvas) => canvas.findAllByRole('textbox', { name: /^Value \d/ });
const isClosed = (canvas: Canvas) => canvas.findByRole('heading', { name: 'Tests', level: 1 });
const toValues = async (canvas: Canvas): Promise<HTMLElement[]> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
  return valueFields(canvas);
};
const retype = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const Light = meta.story({});
export const Phone = meta.story({ ...at(UNSURE), globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ ...at(NOT_READ), globals: { locale: 'ar-EG' } });

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
      [{ group: 'PERIMETRY', protocol: '24-2', test_date: '2026-03-14', updated_sensitivities: [] }],
    ]);
  },
});

export const Asked = meta.story({
  ...english,
  name: 'Asks for the protocol a group has, for the name of another one, and for a day that has been [IMP-04]',
  ...at(NOT_READ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Resolve' });
    await expect(button).toBeDisabled();
    await expect(await canvas.findByText('The report could not be read')).toBeVisible();
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
    });
  },
});

export const OtherProtocol = meta.story({
  ...english,
  name: 'Knows a protocol that is none of ours as another one with its name (of IMP-04)',
  ...at(sampleImport(3, { protocol: 'G1', extraction_verified: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This report is verified already/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Protocol/ })).toHaveTextContent('Other');
    const name = canvas.getByRole('textbox', { name: /Name of the protocol/ });
    await expect(name).toHaveValue('G1');
    await userEvent.type(name, ' top');
    await userEvent.click(mainButton(canvas, 'Verify'));
    await expect(await isClosed(canvas)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ protocol: 'G1 top' }));
  },
});

export const Values = meta.story({
  ...english,
  name: 'Asks in a second step for every unsure value, beside what stands in the report; where it fails it says so [IMP-05] (of IMP-04)',
  ...at(UNSURE),
  play: async ({ canvas }) => {
    sent.mockImplementationOnce(unreachable);
    const fields = await toValues(canvas);
    await expect(canvas.getByRole('heading', { name: 'Values' })).toHaveFocus();
    const [first, second, third] = fields as [HTMLElement, HTMLElement, HTMLElement];
    await expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(['27', '', '31']);
    await expect(within(canvas.getByRole('region', { name: 'Page 1' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(canvas.getByRole('region', { name: 'Page 2' })).getAllByRole('listitem')).toHaveLength(1);
    await expect(first).toHaveAccessibleDescription(/Right eye, x −9°, y 15°/);
    await expect(canvas.getByText(/where it shows <0, type −1/)).toBeVisible();
    const pictures = (): HTMLImageElement[] => canvas.getAllByRole('img', { name: /has to be typed/ });
    await waitFor(() => expect(pictures().map(({ naturalWidth }) => naturalWidth)).toEqual([120, 120, 120]));
    await expect(pictures()[0]!.getBoundingClientRect().height).toBeGreaterThan(80);
    const button = mainButton(canvas, 'Resolve');
    await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveFocus();
    await userEvent.type(second, '61');
    await userEvent.tab();
    await expect(third).toHaveFocus();
    await expect(await canvas.findByText('At most 60')).toBeVisible();
    await expect(second).toHaveValue('61');
    await expect(button).toBeDisabled();
    await retype(second, '2.5');
    await userEvent.tab();
    await expect(await canvas.findByText('This value is not allowed')).toBeVisible();
    await userEvent.clear(second);
    await userEvent.tab();
    await expect(await canvas.findByText('Value is required')).toBeVisible();
    await userEvent.type(second, '-1');
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.keyboard('{Enter}');
    await expect(third).toHaveFocus();
    await retype(third, '9{Enter}');
    await expect(await canvas.findByText(/^The report could not be verified\./)).toBeVisible();
    await userEvent.click(mainButton(canvas, 'Resolve'));
    await expect(await isClosed(canvas)).toBeVisible();
    await expect(sent.mock.calls.slice(1)).toEqual([
      [
        {
          group: 'PERIMETRY',
          protocol: '24-2',
          test_date: '2026-03-14',
          updated_sensitivities: [
            { page_id: 1, index: 3, value: 27 },
            { page_id: 1, index: 17, value: -1 },
            { page_id: 2, index: 5, value: 9 },
          ],
        },
      ],
    ]);
  },
});

export const ValuesInTheDark = meta.story({
  tags: ['!autodocs'],
  name: 'Shows what stands in the report on white, also where all else is dark (of IMP-05)',
  globals: { locale: 'en-US', theme: 'dark' },
  ...at(UNSURE),
  play: async ({ canvas }) => {
    await toValues(canvas);
    const [first] = await canvas.findAllByRole('img', { name: /has to be typed/ });
    await expect(getComputedStyle(first!.parentElement!).backgroundColor).toBe('rgb(255, 255, 255)');
  },
});

let isBroken = true;
export const Pictures = meta.story({
  ...english,
  name: 'Says which picture is on its way, not there or not loaded, and loads it again (of IMP-05)',
  beforeEach: (context) => {
    isBroken = true;
    return enter(UNSURE, {
      getSensitivityImage: (request) => {
        if (request.query['index'] === '17') return refuse(404, 'Not found.');
        if (request.query['index'] === '5') return never();
        return isBroken ? refuse(500, 'Broken.') : pictureOf(request);
      },
    })(context);
  },
  args: at(UNSURE).args,
  play: async ({ canvas }) => {
    const revoke = URL.revokeObjectURL.bind(URL);
    const revoked = fn(revoke);
    URL.revokeObjectURL = revoked;
    await toValues(canvas);
    await expect(await canvas.findByText('There is no picture of this value. Look it up in the report.')).toBeVisible();
    await expect(await canvas.findByText('The picture could not be loaded.')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /has to be typed/ })).toBeNull();
    await expect(document.querySelectorAll('li [aria-busy="true"]')).toHaveLength(1);
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const picture = (await canvas.findByRole('img', { name: /^Value 1,/ })) as HTMLImageElement;
    await expect(revoked).not.toHaveBeenCalledWith(picture.src);
    await userEvent.click(mainButton(canvas, 'Back'));
    await waitFor(() => expect(revoked).toHaveBeenCalledWith(picture.src));
    URL.revokeObjectURL = revoke;
  },
});

export const Kept = meta.story({
  ...english,
  name: 'Loses nothing on the way back, and asks before it is left (of IMP-05)',
  ...at(UNSURE),
  play: async ({ canvas }) => {
    const [, second] = await toValues(canvas);
    await userEvent.type(second!, '12');
    await userEvent.click(mainButton(canvas, 'Back'));
    await expect(await canvas.findByRole('heading', { name: 'Report', level: 2 })).toHaveFocus();
    await retype(dateField(canvas), '02/02/2026');
    await toValues(canvas);
    await expect((await valueFields(canvas))[1]).toHaveValue('12');
    await userEvent.click(mainButton(canvas, 'Cancel'));
    const question = await page.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(mainButton(canvas, 'Resolve'));
    await expect(await isClosed(canvas)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ test_date: '2026-02-02' }));
  },
});

export const Refused = meta.story({
  ...english,
  name: 'Says at its field what the server refuses, on the step where that stands (of IMP-04)',
  ...at(UNSURE, {
    updateImport: () => refuse(400, 'Some fields are not valid.', { fields: { test_date: ['In the future.'] } }),
  }),
  play: async ({ canvas }) => {
    const [, second] = await toValues(canvas);
    await userEvent.type(second!, '12');
    await userEvent.click(mainButton(canvas, 'Resolve'));
    await expect(await canvas.findByText('The date must not be in the future')).toBeVisible();
    await expect(dateField(canvas)).toHaveFocus();
    await expect(dateField(canvas)).toBeInvalid();
    await expect(mainButton(canvas, 'Next')).toBeDisabled();
    await retype(dateField(canvas), '03/13/2026');
    await waitFor(() => expect(mainButton(canvas, 'Next')).toBeEnabled());
    await toValues(canvas);
    await expect((await valueFields(canvas))[1]).toHaveValue('12');
  },
});

export const Failed = meta.story({
  ...english,
  name: 'Says that nothing was saved, and keeps what was entered (of IMP-05)',
  ...at(UNSURE, { updateImport: unreachable }),
  play: async ({ canvas }) => {
    const [, second] = await toValues(canvas);
    await userEvent.type(second!, '12');
    await userEvent.click(mainButton(canvas, 'Resolve'));
    await expect(
      await canvas.findByText(/^The report could not be verified\. What was entered is still/),
    ).toBeVisible();
    await expect((await valueFields(canvas))[1]).toHaveValue('12');
    await expect(mainButton(canvas, 'Resolve')).toBeEnabled();
  },
});

let progress: ImportItem = BEING_READ;
export const BeingRead = meta.story({
  ...english,
  name: 'Waits for a report that is being read, and goes on by itself (of IMP-04)',
  args: at(BEING_READ).args,
  beforeEach: (context) => {
    progress = BEING_READ;
    return enter(BEING_READ, { getImport: () => progress })(context);
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
    return enter(sampleImport(3), {
      getImport: () => (isDown ? refuse(500, 'Broken.') : sampleImport(3)),
    })(context);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The import could not be loaded')).toBeVisible();
    await expect(page.queryByRole('alertdialog')).toBeNull();
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
    return enter(stored, { getImport: () => stored })(context);
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
  name: 'Shows the report itself in a window of its own (of LIST-14)',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show report' }));
    await waitFor(() => expect(happened).toEqual(['opened', 'loaded', 'shown']));
  },
});

export const NoReport = meta.story({
  ...english,
  name: 'Offers no report that is not there (of LIST-14)',
  ...at(NOT_READ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(NOT_READ.test_report)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show report' })).toBeNull();
  },
});
