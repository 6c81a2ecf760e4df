import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LANE_2 } from '../../fakes/data/devices.ts';
import { asked, enterWorklist } from '../../fakes/scenes/enterWorklist.ts';
import { OPERATORS, PATIENT } from '../../fakes/data/form.ts';
import { formHandlers, monitorHandlers } from '../../fakes/stage/handlers.ts';
import { AppAt } from '../../fakes/stage/stage.tsx';
import { sampleTest, TESTS } from '../../fakes/data/tests.ts';
import { ITEMS, pacsUser } from '../../fakes/data/worklist.ts';
import type { SignedIn } from '../../lib/platform/session/session.ts';

const FIELD = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' } as const;
const [KNOWN, NEW] = [ITEMS[0]!, ITEMS[1]!];

const begun = fn();
/** A user whose forms are prefilled. */
const who: SignedIn = {
  ...pacsUser,
  preferences: {
    ...pacsUser.preferences,
    device: LANE_2.id,
    operator: OPERATORS[0]!.id,
    test_group: FIELD,
    language: 'en',
  },
};

const meta = preview.meta({
  title: 'Screens/Work items/Begun from an item',
  component: AppAt,
  args: { path: '/work-items' },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  beforeEach: (context) => {
    begun.mockClear();
    return enterWorklist(
      {
        ...monitorHandlers({}),
        getPatient: formHandlers.getPatient!,
        createTest: ({ body }) => {
          begun(body);
          return sampleTest(1);
        },
        createTestBundle: ({ body }) => {
          begun(body);
          return { id: LANE_2.id, current_test: { id: TESTS[0]!.id, using_device: LANE_2.id, test_group: FIELD } };
        },
        listTestDevices: formHandlers.listTestDevices!,
      },
      who,
    )(context);
  },
});

type Canvas = ReturnType<typeof within>;
const begin = async (canvas: Canvas, name: RegExp, action: 'New test' | 'New bundle'): Promise<void> => {
  const row = await canvas.findByRole('row', { name });
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const saysWhom = async (canvas: Canvas, whom: string): Promise<void> => {
  await expect(await canvas.findByText(whom, {}, { timeout: 10_000 })).toBeVisible();
};
const JONAS = 'For the work item of Lindqvist, Jonas, born 11/02/1987';
const ADAEZE = 'For the work item of Okafor, Adaeze, born 03/14/1961';

const isOfNobodyHere = async (canvas: Canvas): Promise<void> => {
  await saysWhom(canvas, JONAS);
  await expect(await canvas.findByText(/^This patient is not in the system yet/)).toBeVisible();
  await expect(canvas.queryByRole('region', { name: 'Patient' })).toBeNull();
};
const isOfAdaeze = async (canvas: Canvas): Promise<void> => {
  await saysWhom(canvas, ADAEZE);
  await expect(await canvas.findByText(/^Tests you start are filed under the patient/)).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Patient' })).toHaveTextContent('Okafor, Adaeze'));
};
const carries = async (patient: string | null, item: string): Promise<void> => {
  await waitFor(() => expect(begun).toHaveBeenCalledOnce());
  await expect(begun.mock.calls[0]![0]).toMatchObject({ patient, mwl_query_result_item: item });
};

export const TestOfNew = meta.story({
  name: 'A test for a patient who is not here yet says whom it is for, and carries the item and no patient [OUR-340]',
  play: async ({ canvas }) => {
    await begin(canvas, /Lindqvist/, 'New test');
    await isOfNobodyHere(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await carries(null, NEW.id);
  },
});

export const BundleOfNew = meta.story({
  name: 'A bundle for a patient who is not here yet says whom it is for, and carries the item and no patient [OUR-340]',
  tags: ['@all'],
  play: async ({ canvas }) => {
    await begin(canvas, /Lindqvist/, 'New bundle');
    await isOfNobodyHere(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await carries(null, NEW.id);
  },
});

export const TestOfKnown = meta.story({
  name: 'A test for a patient who is here shows both, the patient and the item, and is theirs [OUR-340]',
  tags: ['@all'],
  play: async ({ canvas }) => {
    await begin(canvas, /Okafor/, 'New test');
    await isOfAdaeze(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await carries(PATIENT.id, KNOWN.id);
  },
});

export const BundleOfKnown = meta.story({
  name: 'A bundle for a patient who is here shows both, the patient and the item, and is theirs [OUR-340]',
  tags: ['@all'],
  play: async ({ canvas }) => {
    await begin(canvas, /Okafor/, 'New bundle');
    await isOfAdaeze(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await carries(PATIENT.id, KNOWN.id);
  },
});

export const Left = meta.story({
  name: 'A test for a patient who is not here yet says whom it is for, carries the item, and leads back to the worklist (of OUR-340) (of OUR-342) (of FORM-01)',
  tags: ['@all'],
  play: async ({ canvas }) => {
    await begin(canvas, /Lindqvist/, 'New test');
    await saysWhom(canvas, JONAS);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await canvas.findByRole('row', { name: /Lindqvist/ });
    await expect(asked).toHaveBeenCalledOnce();
    await expect(begun).not.toHaveBeenCalled();
  },
});

export const AnotherPage = meta.story({
  name: 'A test for a patient who is here shows both, the patient and the item',
  args: { path: `/tests/new/${PATIENT.id}?mwlId=${KNOWN.id}` },
  play: async ({ canvas }) => {
    await saysWhom(canvas, 'For an item of the worklist');
    await expect(await canvas.findByRole('region', { name: 'Patient' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('link', { name: 'Work items' })).toBeVisible();
  },
});
