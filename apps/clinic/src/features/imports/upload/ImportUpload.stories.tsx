import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../../fakes/stage/backend.ts';
import { clinic, patients } from '../../../fakes/data/clinic.ts';
import { listHandlers } from '../../../fakes/stage/handlers.ts';
import { sampleImport } from '../../../fakes/data/imports.ts';
import { signedIn } from '../../../fakes/data/session.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';
import { type HeldUploads, holdUploads } from '../../../fakes/actions/uploads.ts';
import { addUploads, forgetUploads } from '../../../lib/domain/imports/uploads.ts';
import type { SignedIn } from '../../../lib/platform/session/session.ts';
import { queryConfirmation } from '../../../fakes/actions/confirmation.ts';

const [PATIENT, OTHER] = patients as [(typeof patients)[0], (typeof patients)[0]];
const pdf = (name: string): File => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
const page = (name: string): File => new File(['<html>'], name, { type: 'application/pdf' });

let uploads: HeldUploads;
const received = fn<(patient: unknown, name: string) => void>();
const handlers: BackendHandlers = {
  ...clinic,
  ...listHandlers,
  getPatient: clinic.getPatient!,
  listImports: () => [],
  createImport: ({ body }) => {
    const form = body as FormData;
    const { name } = form.get('test_report') as File;
    received(form.get('patient'), name);
    return sampleImport(1, { patient: PATIENT.id, test_report: name });
  },
};

/** @param begun files whose upload has begun, for the patient of the screen */
const enter =
  (more: BackendHandlers = {}, begun: readonly File[] = [], who: SignedIn = signedIn) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    received.mockClear();
    forgetUploads();
    uploads = holdUploads();
    const leave = await stage(String(globals['locale']), { ...handlers, ...more }, who);
    if (begun.length > 0) addUploads(PATIENT.id, begun);
    return () => {
      forgetUploads();
      uploads.end();
      leave();
    };
  };

const meta = preview.meta({
  title: 'Screens/Import reports',
  component: AppAt,
  args: { path: `/import/upload/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
type Canvas = ReturnType<typeof within>;
const body = within(document.body);

const uploadButton = (canvas: Canvas): Promise<HTMLElement> => canvas.findByRole('button', { name: 'Upload' });
const choose = async (canvas: Canvas, ...files: File[]): Promise<void> => {
  const group: HTMLElement = await canvas.findByRole('group', { name: /^Reports/ });
  await userEvent.upload(group.querySelector<HTMLInputElement>('input[type="file"]')!, files);
};
/** The files that are listed, with what is said of each. */
const listed = (canvas: Canvas): string[] =>
  within(canvas.getByRole('group', { name: /^Reports/ }))
    .queryAllByRole('listitem')
    .filter((item) => item.dataset['part'] === 'file')
    .map((item) =>
      ['name', 'status'].map((part) => item.querySelector(`[data-part="${part}"]`)?.textContent ?? '').join(': '),
    );
const current = (): Promise<NonNullable<ReturnType<HeldUploads['current']>>> =>
  waitFor(async () => {
    await expect(uploads.current()).toBeDefined();
    return uploads.current()!;
  });
const answer = async (question: string, name: string): Promise<void> => {
  const dialog = await body.findByRole('alertdialog', { name: question });
  await userEvent.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(body.queryByRole('alertdialog', { name: question })).toBeNull());
};

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Uploading = meta.story({
  beforeEach: enter({}, [pdf('Right eye, 2026-03-14.pdf'), new File([], 'Empty.pdf'), pdf('Overview.png')]),
});

export const Chosen = meta.story({
  ...english,
  name: 'Uploads what was chosen to the patient, and goes to the tests; there is nothing to press before [IMP-01]',
  tags: ['@all'],
  play: async ({ canvas }) => {
    await expect(await uploadButton(canvas)).toBeDisabled();
    await expect(
      canvas.getByText(`${PATIENT.last_name}, ${PATIENT.first_name}`, { selector: 'strong *' }),
    ).toBeVisible();
    const group = canvas.getByRole('group', { name: /^Reports/ });
    await expect(group).toHaveAccessibleDescription(
      /^PDF, JPEG, PNG, or DICOM · Up to 20 files · 102 MB each at most Threshold fields 24-2, 30-2 and 10-2 are read/,
    );
    await choose(canvas, pdf('Right eye.pdf'), pdf('Left eye.pdf'));
    await waitFor(() => expect(listed(canvas)).toEqual(['Right eye.pdf: ', 'Left eye.pdf: ']));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Right eye.pdf' }));
    await choose(canvas, pdf('Overview.pdf'));
    await waitFor(() => expect(listed(canvas)).toEqual(['Left eye.pdf: ', 'Overview.pdf: ']));
    await userEvent.click(await uploadButton(canvas));
    await expect(await canvas.findByRole('heading', { name: 'Tests' })).toBeVisible();
    await expect(queryConfirmation()).toBeNull();
    for (const name of ['Left eye.pdf', 'Overview.pdf']) {
      (await current()).arrive();
      await waitFor(() => expect(received).toHaveBeenLastCalledWith(PATIENT.id, name));
    }
    await waitFor(() => expect(uploads.current()).toBeUndefined());
  },
});

export const Refused = meta.story({
  ...english,
  name: 'Names what is no report, is too large or one too many, with the reason; the others stay [IMP-01] [IMP-08] [VAL-10]',
  play: async ({ canvas }) => {
    const large = (name: string, size: number): File => Object.defineProperty(pdf(name), 'size', { value: size });
    await uploadButton(canvas);
    const many = Array.from({ length: 18 }, (_, index) => pdf(`${index + 1}.pdf`));
    await choose(
      canvas,
      page('Page.pdf'),
      large('Too large.pdf', 110_000 * 1024 + 1),
      large('Just fits.pdf', 110_000 * 1024),
      ...many,
      pdf('20.pdf'),
      pdf('21.pdf'),
    );
    await waitFor(() => expect(listed(canvas)).toHaveLength(20));
    const refused = await canvas.findByText('Not added: 3');
    await expect(
      within(refused.closest<HTMLElement>('[data-part="refused"]')!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Page.pdf: Only PDF, JPEG, PNG, or DICOM can be added.',
      'Too large.pdf: The file is larger than 102 MB.',
      '21.pdf: There can be no more than 20 files.',
    ]);
    await expect(listed(canvas)).toContain('Just fits.pdf: ');
    await expect(await uploadButton(canvas)).toBeEnabled();
  },
});

export const Progress = meta.story({
  ...english,
  name: 'Says how far each upload is and why one failed, lets it be sent again or canceled (of IMP-02, IMP-03, IMP-07)',
  beforeEach: enter({ createImport: () => refuse(500, 'Down.') }, [
    pdf('A.pdf'),
    pdf('B.pdf'),
    new File([], 'Empty.pdf'),
    pdf('C.pdf'),
  ]),
  play: async ({ canvas }) => {
    await uploadButton(canvas);
    const EMPTY = 'Empty.pdf: The file is empty.';
    await waitFor(() => expect(listed(canvas)).toEqual(['A.pdf: 0%', 'B.pdf: Waiting', EMPTY, 'C.pdf: Waiting']));
    (await current()).sent(0.4);
    await waitFor(() => expect(listed(canvas)[0]).toBe('A.pdf: 40%'));
    (await current()).arrive();
    const failed = 'A.pdf: The file could not be uploaded. The server had a problem. Try again later.';
    await waitFor(() => expect(listed(canvas)).toEqual([failed, 'B.pdf: 0%', EMPTY, 'C.pdf: Waiting']));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel C.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Empty.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Upload A.pdf again' }));
    await waitFor(() => expect(listed(canvas)).toEqual(['A.pdf: Waiting', 'B.pdf: 0%']));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel B.pdf' }));
    await waitFor(() => expect(listed(canvas)).toEqual(['A.pdf: 0%']));
    (await current()).breakOff();
    const broken = 'A.pdf: The file could not be uploaded. The network connection is unstable.';
    await waitFor(() => expect(listed(canvas)).toEqual([broken]));
    // an upload in progress is not among the files that the button would send
    await expect(await uploadButton(canvas)).toBeDisabled();
  },
});

export const Leaving = meta.story({
  ...english,
  name: 'Asks before files that were chosen are left; staying keeps them',
  play: async ({ canvas }) => {
    await uploadButton(canvas);
    await choose(canvas, pdf('A.pdf'));
    await waitFor(() => expect(listed(canvas)).toEqual(['A.pdf: ']));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await answer('Leave without saving?', 'Stay on this page');
    await expect(listed(canvas)).toEqual(['A.pdf: ']);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await answer('Leave without saving?', 'Leave without saving');
    await expect(await canvas.findByRole('heading', { name: 'Tests' })).toBeVisible();
    await expect(uploads.current()).toBeUndefined();
  },
});

const signOut = async (canvas: Canvas): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name: /Maya Rosen: account/ }));
  await userEvent.click(await body.findByRole('menuitem', { name: 'Sign out' }));
};
const STOP = 'Stop uploading?';

export const Everywhere = meta.story({
  ...english,
  name: 'Continues on every screen, and signing out asks first while a file is not uploaded (of IMP-03) [OUR-359]',
  tags: ['@all'],
  beforeEach: enter({}, [pdf('A.pdf'), pdf('B.pdf')]),
  play: async ({ canvas }) => {
    await uploadButton(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Devices' }));
    await expect(await canvas.findByRole('heading', { name: 'Devices' })).toBeVisible();
    await expect(queryConfirmation()).toBeNull();
    await signOut(canvas);
    await answer(STOP, 'Keep uploading');
    (await current()).arrive();
    await waitFor(() => expect(received).toHaveBeenLastCalledWith(PATIENT.id, 'A.pdf'));
    await current();
    await signOut(canvas);
    await answer(STOP, 'Stop uploading');
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await waitFor(() => expect(uploads.current()).toBeUndefined());
    await expect(received).toHaveBeenCalledOnce();
  },
});

export const Both = meta.story({
  ...english,
  name: 'Signing out asks once about what is uploaded and what was only chosen (of OUR-359)',
  beforeEach: enter({}, [pdf('A.pdf')]),
  play: async ({ canvas }) => {
    await uploadButton(canvas);
    await choose(canvas, pdf('B.pdf'));
    await waitFor(() => expect(listed(canvas)).toEqual(['A.pdf: 0%', 'B.pdf: ']));
    await signOut(canvas);
    const dialog = await body.findByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(within(dialog).getByText(/What you entered on this page is not saved/)).toBeVisible();
    await expect(within(dialog).getByText(/Reports that are not uploaded yet are not imported/)).toBeVisible();
  },
});

export const OfOnePatient = meta.story({
  ...english,
  name: 'Shows no upload of another patient (of OUR-359)',
  beforeEach: enter({}, [pdf('A.pdf')]),
  args: { path: `/import/upload/${OTHER.id}` },
  play: async ({ canvas }) => {
    await uploadButton(canvas);
    await expect(listed(canvas)).toEqual([]);
  },
});

export const Gone = meta.story({
  ...english,
  name: 'Says that the patient is not there',
  args: { path: '/import/upload/0a000000-0000-4000-8000-00000000dead' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Patient not found' })).toBeVisible();
  },
});

export const NamesKeptOut = meta.story({
  ...english,
  name: 'Is not there where names are kept out (of OUR-354)',
  beforeEach: enter({}, [], { ...signedIn, preferences: { ...signedIn.preferences, disable_pi: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /^Reports/ })).toBeNull();
  },
});
