import { personOf } from '@isopter/api-client';
import type { ImportItem } from '@isopter/contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { refuseChanged } from '../../../fakes/stage/backend.ts';
import { patients } from '../../../fakes/data/clinic.ts';
import { choose } from '../../../fakes/actions/choose.ts';
import { NOT_READ, READ, sampleImport } from '../../../fakes/data/imports.ts';
import { AppAt } from '../../../fakes/stage/stage.tsx';
import {
  dateField,
  enterVerify,
  isClosed,
  mainButton,
  reasonField,
  retype,
  sent,
  verifying,
} from '../../../fakes/scenes/verifyImport.ts';
import { session } from '../../../lib/platform/session/session.ts';

const STRANGER = sampleImport(3, {
  extracted_data: {
    ...READ,
    identity: { name: 'Doe, Test', birth_date: '1961-03-14', patient_id: null },
    eyes: [{ ...READ.eyes[0]!, failed_checks: [{ rule: 'printedMs', detail: 'printed 4.6, recomputed 28.5' }] }],
  },
});
/** Nothing was read, and there is the page to look at. */
const EMPTY: ImportItem = { ...NOT_READ, group: 'PERIMETRY', protocol: '24-2', has_extracted_report: true };
const CHANGES = [
  {
    version: 1,
    by: { id: '9e000000-0000-4000-8000-00000000000a', name: 'Maya Rosen' },
    at: '2026-11-20T09:30:00Z',
    identity_reason: 'Name changed after marriage.',
    details: [{ field: 'protocol' as const, from: '30-2', to: '24-2' }],
    thresholds: [{ eye: 'OD' as const, x: -9, y: 15, from: 27, to: -1 }],
  },
];
const VERIFIED = sampleImport(3, { extraction_verified: true, version: 1 });

const meta = preview.meta({
  title: 'Screens/Review an imported report',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  ...verifying(STRANGER),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
type Canvas = ReturnType<typeof within>;
/** The place of a threshold among those of its page. */
const index = (x: number) => READ.thresholds.find((found) => found.x === x && found.y === 15)!.index;
const point = (canvas: Canvas, x: string, y: string) =>
  canvas.getByRole('textbox', { name: `Right eye, x ${x}°, y ${y}°` });

export const Light = meta.story({});
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ ...verifying(EMPTY), globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });

/** Shows a patient whose personal data this device cannot read. */
const hidden = {
  getPatient: () => ({
    ...patients[0]!,
    ...personOf({}),
    display_name: patients[0]!.patient_id_number!,
    is_encrypted: true,
  }),
};

export const WithoutKey = meta.story({
  ...english,
  name: 'Says that the identity cannot be compared until the key is given [OUR-597]',
  beforeEach: async (context) => {
    const leave = await enterVerify(STRANGER, hidden)(context);
    session.current!.has_key = false;
    return leave;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The personal data of this patient are encrypted/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Name Doe, Test A-20418 Cannot be compared' })).toBeVisible();
    await expect(canvas.queryByText('The report may belong to another patient')).toBeNull();
  },
});

export const Identity = meta.story({
  ...english,
  name: 'Shows whose report it is beside the patient, and is verified only with a reason where that differs [OUR-472]',
  tags: ['@all'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The report may belong to another patient')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Name Doe, Test Okafor, Adaeze Different/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /ID number Unknown A-20418 Cannot be compared/ })).toBeVisible();
    await expect(mainButton(canvas, 'Verify')).toBeDisabled();
    await userEvent.type(reasonField(canvas), 'Name changed after marriage.');
    await waitFor(() => expect(mainButton(canvas, 'Verify')).toBeEnabled());
    await userEvent.click(mainButton(canvas, 'Verify'));
    await expect(await isClosed(canvas)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ identity_reason: 'Name changed after marriage.', updated_sensitivities: [] }),
    );
  },
});

export const Checks = meta.story({
  ...english,
  name: 'Lists first which numbers contradict one another',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Right eye: The printed mean sensitivity does not match the thresholds\./),
    ).toBeVisible();
    await expect(canvas.getByText('(printed 4.6, recomputed 28.5)')).toBeVisible();
  },
});

export const Corrected = meta.story({
  ...english,
  name: 'Corrects any value, also once it is verified; what is wrong is said at its point, and nothing is lost [OUR-473]',
  tags: ['@all'],
  ...verifying(VERIFIED, { listImportChanges: () => CHANGES }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Right eye' });
    const one = point(canvas, '−9', '15');
    await retype(one, '5x');
    await userEvent.tab();
    await expect(await canvas.findByText(/^Right eye, x −9°, y 15°: Enter <0 or a whole number/)).toBeVisible();
    await expect(one).toHaveValue('5x');
    await expect(one).toBeInvalid();
    await expect(one).toHaveAccessibleDescription(/Enter <0/);
    await expect(mainButton(canvas, 'Verify')).toBeDisabled();
    await retype(one, '<0');
    await userEvent.keyboard('{ArrowRight}');
    await expect(point(canvas, '−3', '15')).toHaveFocus();
    await userEvent.keyboard('12{ArrowDown}');
    await expect(point(canvas, '−3', '9')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '1 change' }));
    await expect(await canvas.findByText('Identity confirmed: Name changed after marriage.')).toBeVisible();
    await expect(canvas.getByText('Right eye, x −9°, y 15°: 27 → <0')).toBeVisible();
    await userEvent.click(mainButton(canvas, 'Verify'));
    await expect(await isClosed(canvas)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        version: 1,
        updated_sensitivities: [
          { page_id: 1, index: index(-9), value: -1 },
          { page_id: 1, index: index(-3), value: 12 },
        ],
      }),
    );
  },
});

export const Empty = meta.story({
  ...english,
  name: 'Offers the empty points of the program where nothing was read, beside the page [OUR-475]',
  ...verifying(EMPTY),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter values of the right eye' }));
    await expect(canvas.getAllByRole('textbox', { name: /^Right eye, x/ })).toHaveLength(54);
    await expect(await canvas.findByRole('img', { name: 'Report, page 1' })).toBeVisible();
    await choose(/Protocol/, '30-2');
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: /^Right eye, x/ })).toHaveLength(76));
    await choose(/Protocol/, '24-2');
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: /^Right eye, x/ })).toHaveLength(54));
    const [left, right] = [point(canvas, '−9', '21'), point(canvas, '9', '21')].map((one) =>
      one.getBoundingClientRect(),
    );
    await expect(left!.left).toBeLessThan(right!.left);
    await userEvent.type(point(canvas, '−9', '21'), '24');
    await userEvent.tab();
    await userEvent.keyboard('<0');
    await userEvent.type(dateField(canvas), '11/02/2026');
    await userEvent.type(reasonField(canvas), 'Nothing could be read.');
    await waitFor(() => expect(mainButton(canvas, 'Resolve')).toBeEnabled());
    await userEvent.click(mainButton(canvas, 'Resolve'));
    await expect(await isClosed(canvas)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        added_sensitivities: [
          { eye: 'OD', x: -9, y: 21, value: 24 },
          { eye: 'OD', x: -3, y: 21, value: -1 },
        ],
      }),
    );
  },
});

let stored: ImportItem = VERIFIED;
export const Conflict = meta.story({
  ...english,
  name: 'Says who saved the report meanwhile, keeps what was typed, and saves it once that is wanted [OUR-474]',
  args: verifying(VERIFIED).args,
  beforeEach: (context) => {
    stored = { ...VERIFIED, version: 0 };
    return enterVerify(stored, {
      getImport: () => stored,
      listImportChanges: () => CHANGES,
      updateImport: ({ body }) => {
        if ((body as { version: number }).version === 1) return sent(body);
        stored = VERIFIED;
        return refuseChanged(VERIFIED);
      },
    })(context);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Right eye' });
    await retype(point(canvas, '−9', '15'), '7');
    await userEvent.click(mainButton(canvas, 'Verify'));
    await expect(await canvas.findByText('Someone else saved this report in the meantime')).toBeVisible();
    await expect(await canvas.findByText(/Maya Rosen, .*Your entries are not saved yet/)).toBeVisible();
    await expect(point(canvas, '−9', '15')).toHaveValue('7');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my entries' }));
    await userEvent.click(mainButton(canvas, 'Verify'));
    await expect(await isClosed(canvas)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ version: 1 }));
  },
});
