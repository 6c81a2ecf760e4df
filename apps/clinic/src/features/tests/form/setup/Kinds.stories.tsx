import { type Device, POLL_DEVICES } from '@isopter/contract';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { choose, unfoldOptions } from '../../../../fakes/actions/choose.ts';
import { LANE_1, LANE_2 } from '../../../../fakes/data/devices.ts';
import { FORM_DATA, OPERATORS, PATIENT } from '../../../../fakes/data/form.ts';
import { formHandlers } from '../../../../fakes/stage/handlers.ts';
import { type HeldWaits, holdWaits } from '../../../../fakes/browser/network.ts';
import { enter, enterWorld, inEnglish, ScreenStage } from '../../../../fakes/stage/ScreenStage.tsx';
import { TestFormNew } from '../TestFormNew.tsx';

const test_group = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' } as const;

const meta = preview.meta({
  title: 'Screens/Test form/Kinds',
  component: ScreenStage,
  args: { screen: TestFormNew, route: '/tests/new/:patientId', path: `/tests/new/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enter({
    handlers: formHandlers,
    preferences: { device: LANE_2.id, operator: OPERATORS[0]!.id, test_group, language: 'en' },
  }),
});

export const Searched = meta.story({
  name: 'Finds kinds by what they are called and by what is in them; Enter sets what was named [OUR-294]',
  play: inEnglish(async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search kinds of test' });
    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
    await userEvent.type(search, 'hearing');
    await expect(canvas.getAllByRole('radio', { name: /^(Audiometry|Perimetry|Pupil)/ })).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.type(search, 'full 10-2{Enter}');
    await expect(canvas.getByRole('button', { name: /Full threshold Strategy/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /10-2 Program/ })).toBeVisible();
    await expect(search).toHaveValue('');
    await userEvent.type(search, 'x-ray');
    await expect(canvas.getByText('No kind of test matches “x-ray”.')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'acuity');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Visual acuity/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('heading', { name: 'Visual acuity' })).toBeVisible();
  }),
});

export const Elsewhere = meta.story({
  name: 'Keeps kinds that the chosen device cannot do visible, with a reason [OUR-294]',
  beforeEach: enter({
    handlers: formHandlers,
    preferences: { device: LANE_1.id, operator: OPERATORS[0]!.id, test_group, language: 'en' },
  }),
  play: inEnglish(async ({ canvas }) => {
    const pupil = await canvas.findByRole('radio', { name: 'Pupil Not on Lane 1 headset' });
    await expect(pupil).toBeDisabled();
    const search = canvas.getByRole('searchbox', { name: 'Search kinds of test' });
    await userEvent.type(search, 'perrl{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Perimetry 24-2, AVA Standard' })).toBeVisible();
  }),
});

const UNKNOWN = /^No kinds of test yet\. A headset reports its kinds of test when it connects\./;
/** Paired, and never connected: nobody knows yet what it can do. */
const UNSEEN: Device = {
  ...LANE_2,
  active: false,
  available: false,
  app_version: '',
  capabilities: { ...LANE_2.capabilities, supported_test_groups: [], output_languages: [], subtitles_languages: [] },
};
/** The devices of a clinic that gets its first one while the form is open. */
let devices: readonly Device[];
const asked = { devices: 0, groups: 0, languages: 0 };
let clock: HeldWaits;
const enterNewClinic = async ({ globals }: { globals: Record<string, unknown> }): Promise<() => void> => {
  devices = [];
  Object.assign(asked, { devices: 0, groups: 0, languages: 0 });
  clock = holdWaits(POLL_DEVICES);
  const named = (what: 'supported_test_groups' | 'output_languages') =>
    new Set<string>(devices.flatMap(({ capabilities }) => capabilities[what]));
  const leave = await enterWorld(
    {
      handlers: {
        ...formHandlers,
        listTestDevices: () => {
          asked.devices += 1;
          return [...devices];
        },
        listTestGroups: () => {
          asked.groups += 1;
          return FORM_DATA.groups.filter(({ value }) => named('supported_test_groups').has(value));
        },
        listTestLanguages: () => {
          asked.languages += 1;
          return FORM_DATA.languages.filter(({ code }) => named('output_languages').has(code));
        },
      },
    },
    String(globals['locale']),
  );
  return () => {
    clock.end();
    leave();
  };
};
/** Lets the next poll of the devices find other ones. */
const poll = async (next: readonly Device[]): Promise<void> => {
  devices = next;
  const before = asked.devices;
  await waitFor(() => {
    // the wait begins with the answer, which may come after this looks
    if (asked.devices === before) clock.pass();
    return expect(asked.devices).toBe(before + 1);
  });
};

export const NoneKnown = meta.story({
  name: 'Says why no kind of test is there before a headset has said what it can do [OUR-294]',
  beforeEach: enterNewClinic,
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText(UNKNOWN)).toBeVisible();
    await expect(canvas.queryByText(/No kind of test matches/)).toBeNull();
  }),
});

export const FirstHeadset = meta.story({
  name: 'Offers kinds and languages once the first headset has connected; what was typed and chosen stays [OUR-294]',
  tags: ['!autodocs', '@all'],
  beforeEach: enterNewClinic,
  play: inEnglish(async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search kinds of test' });
    await userEvent.type(search, 'peri');
    await choose(/Operator/, 'Maurer, Ines');
    await poll([UNSEEN]);
    await expect(canvas.getByText(UNKNOWN)).toBeVisible();
    await poll([LANE_2]);
    await expect(await canvas.findByRole('radio', { name: /^Perimetry/ })).toBeEnabled();
    await expect(canvas.queryByText(UNKNOWN)).toBeNull();
    await expect(search).toHaveValue('peri');
    await expect(canvas.getByRole('button', { name: /Maurer, Ines Operator/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Perimetry/ }));
    await unfoldOptions();
    await choose(/Language/, 'Spanish');
    // other news of the same headset changes nothing of what it can do
    const { groups, languages } = asked;
    await poll([{ ...LANE_2, battery_level_headset_percentage: 12 }]);
    await expect(await canvas.findByRole('radio', { name: /^Lane 2 headset.*12%/ })).toBeVisible();
    await expect(asked).toMatchObject({ groups, languages });
  }),
});

export const NoneKnownOnPhone = meta.story({
  name: 'Shows the same notice when the kinds are a list [OUR-294]',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: enterNewClinic,
  play: inEnglish(async ({ canvas }) => {
    const kind = await canvas.findByRole('button', { name: /Kind of test/ });
    await expect(kind).toBeDisabled();
    await expect(kind).toHaveAccessibleDescription(UNKNOWN);
  }),
});

export const Folded = meta.story({
  name: 'Folds the options to what is set, and names what is not as usual [OUR-295]',
  play: inEnglish(async ({ canvas }) => {
    const options = await canvas.findByRole('button', { name: /^Options/ });
    await expect(options).toHaveAccessibleName(/Defaults.*Size III · English/);
    await expect(canvas.queryByRole('checkbox', { name: 'Skip the tutorial' })).toBeNull();
    await userEvent.click(options);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Skip the tutorial' }));
    await userEvent.click(options);
    await expect(options).toHaveAccessibleName(/Changed: Skip the tutorial .*· Skip the tutorial ·/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Left eye' }));
    await expect(options).toHaveAccessibleName(/Changed: Skip the tutorial/);
  }),
});

export const Reset = meta.story({
  name: 'Unfolds the options where a choice reset one of them [OUR-295]',
  tags: ['@all'],
  play: inEnglish(async ({ canvas }) => {
    const options = await canvas.findByRole('button', { name: /^Options/ });
    await expect(options).toHaveAttribute('aria-expanded', 'false');
    // speaks German alone
    await userEvent.click(canvas.getByRole('radio', { name: /^Lane 1 headset/ }));
    await waitFor(() => expect(options).toHaveAttribute('aria-expanded', 'true'));
    await expect(canvas.getAllByText('Changed to fit the new choice. Check it.')[0]).toBeVisible();
  }),
});

export const Basis = meta.story({
  name: 'Says which set-up the form was filled with, and undoes what was changed since [OUR-296]',
  play: inEnglish(async ({ canvas }) => {
    const offer = await canvas.findByRole('group', { name: /^Perimetry 24-2, AVA Standard, / });
    await expect(offer).toHaveAttribute('data-outline', 'accent');
    await expect(offer).toHaveTextContent('Selected');
    await userEvent.click(canvas.getByRole('radio', { name: 'Left eye' }));
    await expect(canvas.getByText('Default, changed')).toBeVisible();
    await expect(offer).not.toHaveAttribute('data-outline');
    await expect(offer).not.toHaveTextContent('Selected');
    await userEvent.click(canvas.getByRole('radio', { name: /^Lane 1 headset/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo changes' }));
    await expect(canvas.getByRole('radio', { name: 'Both eyes' })).toBeChecked();
    await expect(screen.queryByText('Default, changed')).toBeNull();
  }),
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG', direction: 'rtl' } });
