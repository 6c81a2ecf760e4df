import type { StoredDevConfig } from '@isopter/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';

const CONFIG: StoredDevConfig = {
  version: 0,
  research_mode: false,
  eye_telemetry_enabled: true,
  blue_pupillometry_telemetry_enabled: false,
  suprat_quadrant_telemetry_enabled: false,
  sensorimotor_suite_cover_telemetry_enabled: false,
  speech_reports: true,
  waggoner_module: false,
};

const written = fn();
const handlers: BackendHandlers = {
  ...clinic,
  getDevConfig: () => CONFIG,
  updateDevConfig: ({ body }) => {
    written(body);
    return undefined;
  },
};
const enter =
  (more: BackendHandlers = {}, dev_mode = true) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    written.mockClear();
    return stage(
      String(globals['locale']),
      { ...handlers, ...more },
      {
        ...signedIn,
        user: { ...signedIn.user, groups: [{ name: 'OFFICE_GROUP_ADMIN' }] },
        office_group: { ...signedIn.office_group, dev_mode },
      },
    );
  };

const meta = preview.meta({
  title: 'Screens/Developer settings',
  component: AppAt,
  args: { path: '/dev-settings' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
const page = within(document.body);

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Settings = meta.story({
  ...english,
  name: 'The changed ones of seven settings are saved, then lead to the patients; what they open is there at once [CONF-01] [NAV-13]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Developer settings', level: 1 })).toBeVisible();
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes.map((box: HTMLElement) => (box as HTMLInputElement).checked)).toEqual(
      Object.values(CONFIG).filter((value) => typeof value === 'boolean'),
    );
    await expect(canvas.queryByRole('link', { name: 'Exports' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Research mode' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Speech reports' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await page.findByText('Developer settings saved.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Patients', level: 1 })).toBeVisible();
    await expect(written).toHaveBeenCalledTimes(1);
    await expect(written).toHaveBeenCalledWith({ research_mode: true, speech_reports: false, version: 0 });
    await expect(await canvas.findByRole('link', { name: 'Exports' })).toBeVisible();
  },
});

export const Unchanged = meta.story({
  ...english,
  name: 'Are saved unchanged as well [CONF-01]',
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: 'Save' });
    await expect(save).toBeEnabled();
    await userEvent.click(save);
    await waitFor(() => expect(written).toHaveBeenCalledWith({ version: 0 }));
  },
});

export const Refused = meta.story({
  ...english,
  name: 'Says that nothing was saved, and keeps what was chosen [CONF-01]',
  beforeEach: enter({ updateDevConfig: () => refuse(500, 'Broken.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Waggoner module' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The server had a problem. Try again later.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Waggoner module' })).toBeChecked();
  },
});

export const OutsideOfDevMode = meta.story({
  ...english,
  name: 'Are not there outside of dev mode [NAV-06]',
  tags: ['@all'],
  beforeEach: enter({}, false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Patients', level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Developer settings' })).toBeNull();
  },
});
