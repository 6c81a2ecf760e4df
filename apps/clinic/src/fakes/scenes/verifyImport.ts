import { type ImportItem, type TestGroup } from '@isopter/contract';
import { fn, userEvent, type within } from 'storybook/test';
import { type BackendHandlers, refuse } from '../stage/backend.ts';
import { clinic } from '../data/clinic.ts';
import { listHandlers } from '../stage/handlers.ts';
import { READ, sampleImport } from '../data/imports.ts';
import { recordWindows } from '../browser/reportWindows.ts';
import { stage } from '../stage/stage.tsx';

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

/** An import with three uncertain values on two pages, listed out of order. */
export const UNSURE = sampleImport(4, {
  extraction_status: 'FAILED',
  low_confidence_sensitivities: [
    { page_id: 2, index: 5, value: 31 },
    { page_id: 1, index: 17, value: null },
    { page_id: 1, index: 3, value: 27 },
  ],
  extracted_data: {
    ...READ,
    thresholds: READ.thresholds.map((one) => (one.index === 5 ? { ...one, page_id: 2 } : one)),
  },
});

export const BEING_READ = sampleImport(2, {
  extraction_status: 'IN_PROGRESS',
  group: null,
  protocol: null,
  test_date: null,
  extracted_data: null,
});

/** Records the verifications sent to the server. */
export const sent = fn();
/** Records the events of report windows. */
export const happened: string[] = [];

/** Draws a clipping of a report: a number with some of its surroundings. */
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

/** The picture of each unsure value. */
export const pictureOf: NonNullable<BackendHandlers['getSensitivityImage']> = ({ query }) =>
  picture(query['index'] === '17' ? '<0' : query['index'] === '3' ? '27' : '31');

const handlersOf = (item: ImportItem): BackendHandlers => ({
  ...clinic,
  ...listHandlers,
  listImports: () => [item],
  listImportGroups: () => GROUPS,
  getImport: ({ params }) => (params['id'] === item.upload_id ? item : refuse(404, 'Not found.')),
  getSensitivityImage: pictureOf,
  getImportPage: () => picture('24-2'),
  listImportChanges: () => [],
  downloadImport: () => {
    happened.push('loaded');
    return new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
  },
  updateImport: ({ body }) => sent(body),
});

/** The clinic with one import, on the way in of a story. */
export const enterVerify =
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

/** A story of the screen that verifies an import. */
export const verifying = (item: ImportItem, more: BackendHandlers = {}) => ({
  args: { path: `/import/verify/${item.upload_id}` },
  beforeEach: enterVerify(item, more),
});

type Canvas = ReturnType<typeof within>;

export const mainButton = (canvas: Canvas, name: string): HTMLElement => canvas.getByRole('button', { name });
export const dateField = (canvas: Canvas) => canvas.getByRole('textbox', { name: /^Date of the test/ });
export const reasonField = (canvas: Canvas) => canvas.getByRole('textbox', { name: /^Why this report/ });
export const valueFields = (canvas: Canvas) => canvas.findAllByRole('textbox', { name: /^Value \d/ });

/** The screen is left for the list. */
export const isClosed = (canvas: Canvas) => canvas.findByRole('heading', { name: 'Tests', level: 1 });

/** Opens the step with the uncertain values and returns its fields. */
export const toValues = async (canvas: Canvas): Promise<HTMLElement[]> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
  return valueFields(canvas);
};

export const retype = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
