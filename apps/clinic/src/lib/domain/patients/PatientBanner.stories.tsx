import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { alertHandlers, ALERTS } from '../../../fakes/data/alerts.ts';
import { refuse } from '../../../fakes/stage/backend.ts';
import { clinic, patients } from '../../../fakes/data/clinic.ts';
import { At, stage } from '../../../fakes/stage/stage.tsx';
import { ApiProvider } from '@isopter/api-client';
import { client } from '../../platform/api/client.ts';
import { signedIn } from '../../../fakes/data/session.ts';
import { PatientBanner } from './PatientBanner.tsx';

const [patient] = patients;

const meta = preview.meta({
  title: 'Screens/Patient banner',
  component: PatientBanner,
  args: { patient: patient! },
  render: (args) => (
    <ApiProvider client={client}>
      <At path="/">
        <PatientBanner {...args} />
      </At>
    </ApiProvider>
  ),
  beforeEach: ({ globals }) => stage(String(globals['locale']), clinic),
});

/** Name, age, date of birth, id number and doctor, each with its label [OUR-51]. */
export const Known = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Patient' });
    await expect(banner).toHaveTextContent('Okafor, Adaeze');
    await expect(await canvas.findByText('Doctor')).toBeVisible();
    await expect(banner).toHaveTextContent(/Age\s*65 years/);
    await expect(banner).toHaveTextContent(/Date of birth\s*03\/14\/1961/);
    await expect(banner).toHaveTextContent(/ID\s*A-20418/);
  },
});

export const Missing = meta.story({
  name: 'Says what is not stated, without a warning: it is no problem [OUR-51] [OUR-867]',
  globals: { locale: 'en-US' },
  args: { patient: { ...patient!, patient_id_number: null, date_of_birth: null } },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Patient' });
    await expect(banner).toHaveTextContent(/Date of birth\s*Not stated\s*ID\s*Not stated/);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** Where names are not kept, the id number stands for the name and the birth is a year [PAT-13, OUR-51]. */
export const Nameless = meta.story({
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', clinic, { ...signedIn, preferences: { ...signedIn.preferences, disable_pi: true } }),
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Patient' });
    await expect(banner).toHaveTextContent('A-20418');
    await expect(banner).toHaveTextContent('1961');
    await expect(banner).not.toHaveTextContent('Okafor');
    await expect(banner).not.toHaveTextContent('03/14');
  },
});

/** Alerts have an icon and a word, author and date. */
export const WithAlerts = meta.story({
  name: 'Has the alerts of the patient, each with its word, author and date [OUR-760]',
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', { ...clinic, ...alertHandlers(ALERTS) }),
  play: async ({ canvas }) => {
    const alerts = await canvas.findByRole('list', { name: 'Alerts' });
    await expect(alerts.children).toHaveLength(ALERTS.length);
    for (const text of ['Allergy: Latex', 'Interpreter: Arabic', 'Fall risk', 'Single eye: OS prosthesis'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByText('Maya Rosen, 11/18/2026')).toHaveLength(ALERTS.length);
  },
});

export const AlertsOnAPhone = meta.story({
  name: 'Wraps alerts on a phone [OUR-760]',
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ globals }) => stage(String(globals['locale']), { ...clinic, ...alertHandlers(ALERTS) }),
});

let isDown = true;

/** Not known is not none. */
export const AlertsFailed = meta.story({
  name: 'Says that alerts could not be loaded, and loads them again [OUR-760]',
  globals: { locale: 'en-US' },
  beforeEach: () => {
    isDown = true;
    const listPatientAlerts = () => (isDown ? refuse(503, 'Not now.') : [...ALERTS]);
    return stage('en-US', { ...clinic, listPatientAlerts });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The alerts could not be loaded.')).toBeVisible();
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Allergy: Latex')).toBeVisible();
    await expect(canvas.queryByText('The alerts could not be loaded.')).toBeNull();
  },
});

export const AlertsInDemoMode = meta.story({
  name: 'Has no alerts for visitors of the demo mode [OUR-762]',
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', { ...clinic, ...alertHandlers(ALERTS) }, { ...signedIn, demo_mode: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Doctor')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Alerts' })).toBeNull();
  },
});
