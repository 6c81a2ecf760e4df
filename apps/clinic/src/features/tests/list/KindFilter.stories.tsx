import { type Device, POLL_DEVICES } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { LANE_1, LANE_2 } from '../../../fakes/data/devices.ts';
import { FORM_DATA, PATIENT } from '../../../fakes/data/form.ts';
import { listHandlers } from '../../../fakes/stage/handlers.ts';
import { type HeldWaits, holdWaits } from '../../../fakes/browser/network.ts';
import { enterWorld, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { ClinicTests } from './ClinicTests.tsx';
import { TestList } from './TestList.tsx';

/** The devices of a clinic that gets a second one while the list is open. */
let devices: readonly Device[];
const asked = { devices: 0, groups: 0 };
let clock: HeldWaits;

const meta = preview.meta({
  title: 'Screens/Filter by kind of test',
  component: ScreenStage,
  args: { screen: ClinicTests, route: '/tests', path: '/tests' },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ globals }) => {
    devices = [LANE_1];
    Object.assign(asked, { devices: 0, groups: 0 });
    clock = holdWaits(POLL_DEVICES);
    const leave = await enterWorld(
      {
        handlers: {
          ...listHandlers,
          listTestDevices: () => {
            asked.devices += 1;
            return [...devices];
          },
          listTestGroups: () => {
            asked.groups += 1;
            const known = new Set<string>(devices.flatMap(({ capabilities }) => capabilities.supported_test_groups));
            return FORM_DATA.groups.filter(({ value }) => known.has(value));
          },
        },
      },
      String(globals['locale']),
    );
    return () => {
      clock.end();
      leave();
    };
  },
});

type Canvas = ReturnType<typeof within>;

/** Opens the choice of kinds in the panel that is open, and leaves it as it was. */
async function kindsOffered(panel: Canvas): Promise<string[]> {
  await userEvent.click(await panel.findByRole('button', { name: /Kind of test/ }));
  const offered = (await screen.findAllByRole('option')).map((option: HTMLElement) => option.textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  return offered;
}

const play = inEnglish(async ({ canvas }: { canvas: Canvas }) => {
  const filter = await canvas.findByRole('button', { name: 'Filter' });
  await canvas.findAllByText('Finished');
  await expect(asked).toEqual({ devices: 0, groups: 0 });

  await userEvent.click(filter);
  const panel = within(canvas.getByRole('group', { name: 'Filters' }));
  await waitFor(() => expect(asked).toEqual({ devices: 1, groups: 1 }));
  await waitFor(async () => expect(await kindsOffered(panel)).toEqual(['Any', 'Perimetry', 'Visual acuity']));

  devices = [LANE_1, LANE_2];
  await waitFor(() => {
    // the wait begins with the answer, which may come after this looks
    if (asked.devices === 1) clock.pass();
    return expect(asked).toEqual({ devices: 2, groups: 2 });
  });
  await waitFor(async () => expect(await kindsOffered(panel)).toContain('Pupil'));
  await expect(filter).toHaveAttribute('aria-expanded', 'true');
});

export const OfTheClinic = meta.story({
  name: 'Offers a kind that a headset brings without opening the filters again, and asks nothing before somebody looks at them [OUR-400]',
  play,
});

export const OfAPatient = meta.story({
  name: 'Does so in the list of a patient as well [OUR-400]',
  tags: ['@all'],
  args: { screen: TestList, route: '/tests/:patientId', path: `/tests/${PATIENT.id}` },
  play,
});
