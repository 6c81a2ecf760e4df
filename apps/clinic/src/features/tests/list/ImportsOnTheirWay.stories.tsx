import { type ImportItem, IMPORTS_RETRY_DELAY, type UploadStatus } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PATIENT } from '../../../fakes/data/form.ts';
import { clinic } from '../../../fakes/data/clinic.ts';
import { listHandlers } from '../../../fakes/stage/handlers.ts';
import { sampleImport } from '../../../fakes/data/imports.ts';
import { type HeldWaits, holdWaits } from '../../../fakes/browser/network.ts';
import { cutConnections, installSocket, openPaths, sayToAll } from '../../../fakes/browser/scriptedSocket.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';
import { sampleTest } from '../../../fakes/data/tests.ts';
import { type HeldUploads, holdUploads } from '../../../fakes/actions/uploads.ts';
import { addUploads, forgetUploads } from '../../../lib/domain/imports/uploads.ts';

/** The current imports, newest first. */
let imports: ImportItem[] = [];
let uploads: HeldUploads;
let waits: HeldWaits;

const unread = (number: number, test_report: string): ImportItem =>
  sampleImport(number, {
    test_report,
    extraction_status: 'NOT_STARTED',
    group: null,
    protocol: null,
    test_date: null,
    has_extracted_report: false,
  });
const pdf = (name: string, content = '%PDF-1.7'): File => new File([content], name, { type: 'application/pdf' });

const meta = preview.meta({
  title: 'Screens/Reports on their way',
  component: AppAt,
  args: { path: `/tests/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  beforeEach: async () => {
    imports = [];
    forgetUploads();
    uploads = holdUploads();
    waits = holdWaits(IMPORTS_RETRY_DELAY);
    const endSocket = installSocket({ ready: 0 });
    const leave = await stage('en-US', {
      ...clinic,
      ...listHandlers,
      listPatientTests: () => ({ results: [sampleTest(1)], count: 1 }),
      listImports: () => imports,
      getImport: () => imports[0]!,
      listImportGroups: () => [],
      createImport: ({ body }) => {
        const item = unread(imports.length + 1, ((body as FormData).get('test_report') as File).name);
        imports = [item, ...imports];
        return item;
      },
    });
    return () => {
      leave();
      endSocket();
      waits.end();
      uploads.end();
      forgetUploads();
    };
  },
});
type Canvas = ReturnType<typeof within>;

const rowOf = async (canvas: Canvas, file: string): Promise<HTMLElement> =>
  (await canvas.findByText(new RegExp(`${file}\\.pdf`))).closest('tr')!;
const expectIn = async (canvas: Canvas, file: string, text: string | RegExp): Promise<void> =>
  waitFor(async () => expect(within(await rowOf(canvas, file)).getByText(text)).toBeVisible());
const current = (): Promise<NonNullable<ReturnType<HeldUploads['current']>>> =>
  waitFor(async () => {
    await expect(uploads.current()).toBeDefined();
    return uploads.current()!;
  });
const become = (extraction_status: UploadStatus): void => {
  imports = imports.map((item, index) => (index === 0 ? { ...item, extraction_status } : item));
  sayToAll({ type: 'import', item: imports[0]! });
};
const cancel = async (canvas: Canvas, file: string): Promise<void> => {
  const row = await rowOf(canvas, file);
  await userEvent.hover(row);
  await userEvent.click(await within(row).findByRole('button', { name: 'Cancel the upload' }));
  await waitFor(() => expect(canvas.queryByText(new RegExp(file))).toBeNull());
};
const choose = async (canvas: Canvas, file: string, action: string): Promise<void> => {
  await userEvent.click(await within(await rowOf(canvas, file)).findByRole('button', { name: /Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

export const States = meta.story({
  name: 'One file is uploaded at a time and says how far it is; an empty one and one that fails say why; then its processing is followed [IMP-02]',
  play: async ({ canvas }) => {
    await canvas.findByText(/^Perimetry 24-2/);
    addUploads(PATIENT.id, [pdf('first.pdf'), pdf('second.pdf'), pdf('empty.pdf', ''), pdf('third.pdf')]);
    await expectIn(canvas, 'first', 'Uploading');
    await expectIn(canvas, 'second', 'Waiting to be uploaded');
    await expectIn(canvas, 'empty', 'Upload failed');
    await expectIn(canvas, 'empty', 'The file is empty.');
    (await current()).sent(0.4);
    const bar = within(await rowOf(canvas, 'first')).getByRole('progressbar');
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '40%'));

    (await current()).arrive();
    await expectIn(canvas, 'first', 'Waiting for processing');
    await expectIn(canvas, 'second', 'Uploading');
    await expectIn(canvas, 'third', 'Waiting to be uploaded');
    (await current()).breakOff();
    await expectIn(canvas, 'second', 'Upload failed');
    await expectIn(canvas, 'second', /^The file could not be uploaded\./);
    await expectIn(canvas, 'third', 'Uploading');

    become('IN_PROGRESS');
    await expectIn(canvas, 'first', 'Processing');
    become('SUCCEEDED');
    await expectIn(canvas, 'first', 'To be verified');
    become('FAILED');
    await expectIn(canvas, 'first', 'Needs review');
  },
});

export const Followed = meta.story({
  name: 'Show progress from the patient’s socket, which reopens after 2 s; an upload continues while another screen is shown [IMP-03]',
  play: async ({ canvas }) => {
    const socket = `/live/tests_external/${PATIENT.id}`;
    await waitFor(() => expect(openPaths()).toContain(socket));
    addUploads(
      PATIENT.id,
      ['first', 'second', 'third'].map((name) => pdf(`${name}.pdf`)),
    );
    await expectIn(canvas, 'third', 'Waiting to be uploaded');
    await cancel(canvas, 'third');

    await userEvent.click(canvas.getByRole('link', { name: 'Import reports' }));
    await canvas.findByRole('heading', { name: 'Import reports' });
    (await current()).arrive();
    (await current()).breakOff();
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expectIn(canvas, 'first', 'Waiting for processing');
    await expectIn(canvas, 'second', 'Upload failed');
    await cancel(canvas, 'second');

    await waitFor(() => expect(openPaths()).toContain(socket));
    cutConnections();
    await expect(openPaths()).not.toContain(socket);
    // changes from the meantime are loaded
    imports = [sampleImport(1, { test_report: 'first.pdf' })];
    waits.pass();
    await waitFor(() => expect(openPaths()).toContain(socket));
    await expectIn(canvas, 'first', 'To be verified');
    become('FAILED');
    await expectIn(canvas, 'first', 'Needs review');
    await userEvent.click(within(await rowOf(canvas, 'first')).getByRole('button', { name: /Actions for/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Resolve' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    become('SUCCEEDED');
    await expectIn(canvas, 'first', 'To be verified');
    await choose(canvas, 'first', 'Verify');
    await canvas.findByRole('heading', { name: 'Verify the report' });
  },
});
