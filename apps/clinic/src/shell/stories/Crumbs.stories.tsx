import { Button } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { BackendHandlers } from '../../fakes/stage/backend.ts';
import { bundleOf } from '../../fakes/data/bundles.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { PATIENT } from '../../fakes/data/form.ts';
import { formHandlers, listHandlers, monitorHandlers } from '../../fakes/stage/handlers.ts';
import { installSocket } from '../../fakes/browser/scriptedSocket.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { keepSessions, sessionOf, technician } from '../../fakes/scenes/sessions.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { TESTS } from '../../fakes/data/tests.ts';
import type { SignedIn } from '../../lib/platform/session/session.ts';

const { id } = PATIENT;
const FINISHED = TESTS.find(({ status }) => status === 'finished')!;
const SESSION = sessionOf(0, 12, { admin: signedIn.user.id, patient: PATIENT });
const BUNDLE = bundleOf(
  TESTS.slice(0, 2).map((test) => test.id),
  1,
  { patient: id, status: { name: 'finished' } },
);

const OF_THE_PERSON = [`/patients/${id}`, `/patients/edit/${id}`, `/patients/merge/${id}`];
const OF_THE_TESTS = [`/tests/${id}`, `/tests/new/${id}`, `/tests/recurring/${id}`, `/tests/bundles/recurring/${id}`];
const OF_A_TEST = [
  `/tests/view/${FINISHED.id}`,
  `/tests/move/${FINISHED.id}?patient=${id}`,
  `/tests/observe/${TESTS[0]!.id}`,
];
const OF_BUNDLES = [
  `/tests/bundles/${id}`,
  `/tests/bundles/new/${id}`,
  `/tests/bundles/view/${BUNDLE.id}`,
  `/tests/bundles/move/${BUNDLE.id}?patient=${id}`,
];

/** The application at one address after the other. */
function Walk({ paths }: { paths: readonly string[] }): ReactElement {
  const [step, setStep] = useState(0);
  return (
    <>
      <Button onPress={() => setStep(step + 1)}>Go on</Button>
      <AppAt key={step} path={paths[step] ?? '/about'} />
    </>
  );
}

interface Walked {
  args: { paths: readonly string[] };
  canvas: ReturnType<typeof within>;
}

interface Way {
  label: string;
  href: string;
  /** Where the patient's name leads. */
  own: string;
}
const PATIENTS: Way = { label: 'Patients', href: '/patients', own: `/patients/${id}` };
/** A technician knows the patient by their tests alone. */
const SESSIONS: Way = { label: 'Technician area', href: '/waiting-sessions', own: `/tests/${id}` };

/** On every screen the way back begins with all patients, then this one, each with its address. */
const expectCrumbs = (walked: Walked): Promise<void> => expectWay(PATIENTS, walked);

async function expectWay({ label, href, own }: Way, { args, canvas }: Walked): Promise<void> {
  for (const path of args.paths) {
    // until the patient is there, another heading stands in its place
    await waitFor(() => {
      const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }));
      const ways = crumbs.getAllByRole('link').slice(0, 2);
      return expect([path, ways.map((link) => [link.textContent, link.getAttribute('href')])]).toEqual([
        path,
        [
          [label, href],
          // where one is leads nowhere
          ['Okafor, Adaeze', path === `/patients/${id}` ? null : own],
        ],
      ]);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
  }
}

async function enter(who?: SignedIn): Promise<() => void> {
  const handlers: BackendHandlers = {
    ...keepSessions([SESSION]),
    ...clinic,
    ...listHandlers,
    ...formHandlers,
    ...monitorHandlers({}),
    getTest: ({ params }) => TESTS.find((test) => test.id === params['id'])!,
    listTestBundles: () => ({ results: [BUNDLE], count: 1 }),
    getTestBundle: () => BUNDLE,
    listSchedules: () => ({ results: [], count: 0 }),
  };
  const leave = await stage('en-US', handlers, who);
  const removeSocket = installSocket({ ready: 0 });
  return () => {
    removeSocket();
    leave();
  };
}

const meta = preview.meta({
  title: 'Screens/Breadcrumbs of a patient',
  component: Walk,
  args: { paths: OF_THE_PERSON },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  beforeEach: () => enter(),
});

export const Person = meta.story({
  name: 'Lead from the screens of the person to the patients and the patient by name [PAT-15]',
  args: { paths: OF_THE_PERSON },
  play: expectCrumbs,
});

export const Tests = meta.story({
  name: 'Lead from the screens of their tests to the patients and the patient by name',
  args: { paths: OF_THE_TESTS },
  play: expectCrumbs,
});

export const OneTest = meta.story({
  name: 'Lead from the screens of one test, and its monitor, to the patients and the patient by name',
  args: { paths: OF_A_TEST },
  play: expectCrumbs,
});

export const Monitor = meta.story({
  name: 'Lead on a monitor to the tests of the patient, and end with the test that is open [OUR-866]',
  args: { paths: [OF_A_TEST[2]!] },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 });
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('link');
    const last = crumbs.slice(-2).map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(last).toEqual([
      ['Tests', `/tests/${id}`],
      [title.textContent, null],
    ]);
  },
});

export const Bundles = meta.story({
  name: 'Lead from the screens of their bundles to the patients and the patient by name',
  args: { paths: OF_BUNDLES },
  play: expectCrumbs,
});

export const Technicians = meta.story({
  name: 'Lead a technician in a session from the screens of tests and bundles to the sessions and the patient [PAT-15]',
  tags: ['@all'],
  args: { paths: [`/tests/${id}`, `/tests/new/${id}`, OF_A_TEST[0]!, OF_A_TEST[2]!, ...OF_BUNDLES.slice(0, 3)] },
  beforeEach: () => enter(technician('TECHALL_ADMIN', SESSION)),
  play: (walked) => expectWay(SESSIONS, walked),
});
