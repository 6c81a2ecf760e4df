import {
  CUSTOM_BUNDLE_TYPES_MAX,
  type CustomBundle,
  type CustomBundleWrite,
  ERROR,
  type Group,
} from '@isopter/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { choose } from '../../../../fakes/actions/choose.ts';
import { type BackendHandlers, refuse } from '../../../../fakes/stage/backend.ts';
import { clinic, patients } from '../../../../fakes/data/clinic.ts';
import { FORM_DATA } from '../../../../fakes/data/form.ts';
import { signedIn } from '../../../../fakes/data/session.ts';
import { AppAt, stage } from '../../../../fakes/stage/stage.tsx';
import type { SignedIn } from '../../../../lib/platform/session/session.ts';
import { queryConfirmation } from '../../../../fakes/actions/confirmation.ts';

const bundle = (number: number, name: string): CustomBundle => ({
  id: `1b000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`,
  name,
  patient: null,
  test_descriptions: [
    { test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' }, eye: 'OD', goldman_size: 3 },
    { test_group: { group: 'COVER' }, occlusion_time: 4 },
  ],
  test_groups: [{ group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' }, { group: 'COVER' }],
});
const OF_ONE = patients[0]!;
const BUNDLES = [bundle(1, 'Glaucoma day'), { ...bundle(2, 'School check'), patient: OF_ONE.id }];

const created = fn();
const deleted = fn();
const handlers: BackendHandlers = {
  ...clinic,
  listCustomBundles: ({ query }) => {
    const results = BUNDLES.filter(({ name }) => name.toLowerCase().includes((query['search'] ?? '').toLowerCase()));
    return { results, count: results.length };
  },
  getCustomBundle: ({ params }) => BUNDLES.find(({ id }) => id === params['id']) ?? refuse(404, 'Not found.'),
  createCustomBundle: ({ body }) => {
    created(body);
    return BUNDLES[0]!;
  },
  deleteCustomBundle: ({ params }) => deleted(params['id']),
  listTestGroups: () => [...FORM_DATA.groups],
  listControlTypes: () => [...FORM_DATA.control_types],
  listCorrectionTypes: () => [...FORM_DATA.correction_types],
  listStimulusTypes: () => [...FORM_DATA.stimulus_types],
  getExpectedTime: () => ({ seconds: 240, source: 'CLINIC', count: 20 }),
};

const as = (name: Group, more: Partial<SignedIn> = {}): SignedIn => ({
  ...signedIn,
  user: { ...signedIn.user, groups: [{ name }] },
  ...more,
});
const enter =
  (more: BackendHandlers = {}, who = as('OFFICE_GROUP_ADMIN')) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    created.mockClear();
    deleted.mockClear();
    return stage(String(globals['locale']), { ...handlers, ...more }, who);
  };

const meta = preview.meta({
  title: 'Screens/Custom bundles',
  component: AppAt,
  args: { path: '/custom-bundles' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };

export const List = meta.story();
export const Offered = meta.story({
  ...english,
  name: 'Says to whom each is offered [BUND-15]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Glaucoma day/ })).toHaveTextContent('Every patient');
    const ofOne = canvas.getByRole('row', { name: /School check/ });
    await waitFor(() => expect(ofOne).toHaveTextContent(/Okafor, Ada/));
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG', theme: 'dark' } });
export const Empty = meta.story({ beforeEach: enter({ listCustomBundles: () => ({ results: [], count: 0 }) }) });

export const Full = meta.story({
  ...english,
  name: 'Offers no eleventh [BUND-09]',
  beforeEach: enter({
    listCustomBundles: () => {
      const results = Array.from({ length: CUSTOM_BUNDLE_TYPES_MAX }, (_, index) => bundle(index, `Set ${index}`));
      return { results, count: results.length };
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^There are 10 custom bundles/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'New custom bundle' })).toBeNull();
  },
});

export const Deleted = meta.story({
  ...english,
  name: 'Is searched, and deleted by the office-group admin after asking [BUND-09]',
  tags: ['@all'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'school{Enter}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Glaucoma day/ })).toBeNull());
    const row = await canvas.findByRole('row', { name: /School check/ });
    await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete bundle' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/“School check” is no longer offered/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete bundle' }));
    await waitFor(() => expect(deleted).toHaveBeenCalledWith(BUNDLES[1]!.id));
  },
});

export const ForATechnician = meta.story({
  ...english,
  name: 'Is only looked at by a technician admin in a session [BUND-09]',
  beforeEach: enter(
    {},
    as('TECHALL_ADMIN', {
      current_session: { id: '5e000000-0000-4000-8000-000000000001', patient: null, device: null },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Glaucoma day/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'New custom bundle' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
});

export const View = meta.story({
  ...english,
  name: 'Shows the tests of a custom bundle with their settings, to look at [BUND-09]',
  args: { path: `/custom-bundles/view/${BUNDLES[0]!.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Glaucoma day', level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Eye' })).toHaveTextContent('Right eye');
    await userEvent.click(canvas.getByRole('button', { name: /^2\. Cover test/ }));
    await expect(canvas.getByRole('group', { name: /Occlusion time/ })).toHaveTextContent('4');
  },
});

const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

export const Made = meta.story({
  ...english,
  name: 'Is made of a name and tests, each named before the next; what is refused loses nothing [BUND-09] [BUND-13]',
  args: { path: '/custom-bundles/new' },
  beforeEach: enter({
    createCustomBundle: ({ body }) => {
      created(body);
      return created.mock.calls.length === 1 ? refuse(400, ERROR.TOO_MANY_CUSTOM_BUNDLES) : BUNDLES[0]!;
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Still to choose: Name, Kind of test, Strategy, Program.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Morning round');
    await choose(/Kind of test/, 'Perimetry');
    await choose(/Strategy/, 'AVA Fast');
    await choose(/Program/, '24-2');
    // those are asked when it is used
    await expect(canvas.queryByRole('button', { name: /Language$/ })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: 'Skip the tutorial' })).toBeNull();
    await press('Next');
    await press('Add test');
    await choose(/Kind of test/, 'Cover test');
    await press('Next');
    await press('Create bundle');
    await expect(
      await canvas.findByText('The custom bundle could not be created: there are already 10.'),
    ).toBeVisible();
    await waitFor(() => expect(queryConfirmation()).toBeNull());
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Morning round');
    await press('Next');
    await press('Create bundle');
    await expect(await screen.findByText('Morning round was created.')).toBeVisible();
    const [sent] = created.mock.lastCall as [CustomBundleWrite];
    await expect(sent).toMatchObject({
      name: 'Morning round',
      test_descriptions: [{ test_group: { group: 'PERIMETRY' }, eye: '' }, { test_group: { group: 'COVER' } }],
    });
    await expect(sent.test_descriptions[0]).not.toHaveProperty('skip_tutorial');
  },
});

export const ForOne = meta.story({
  ...english,
  name: 'Is made for one patient, who is picked first [BUND-15]',
  tags: ['@all'],
  args: { path: '/custom-bundles/new' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Ada’s round');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'For one patient only' }));
    await choose(/Kind of test/, 'Cover test');
    await expect(canvas.getByText('Still to choose: Patient.')).toBeVisible();
    const patient = canvas.getByRole('combobox', { name: /^Patient/ });
    await userEvent.type(patient, 'Oka');
    await userEvent.click(await screen.findByRole('option', { name: /Okafor, Adaeze/ }));
    await press('Next');
    await press('Create bundle');
    await expect(await screen.findByText('Ada’s round was created.')).toBeVisible();
    await expect(created).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ada’s round', patient: OF_ONE.id }));
  },
});
