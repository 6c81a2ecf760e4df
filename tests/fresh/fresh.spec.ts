import { execSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { NOTICES_FILE } from '../../scripts/notices/notices.ts';
import { BUILT_FROM } from '../../scripts/start/build.ts';
import { MonitorPage } from '../e2e/pages/Monitor.ts';
import { PatientFormPage } from '../e2e/pages/PatientForm.ts';
import { PatientsPage } from '../e2e/pages/Patients.ts';
import { SignInPage } from '../e2e/pages/SignIn.ts';
import { TestFormPage } from '../e2e/pages/TestForm.ts';
import { newPerson } from '../e2e/people.ts';
import { freePort } from '../../scripts/test/freePort.ts';
import { builtPackages, type Clone, freshClone } from './clone.ts';
import { startCommand } from './command.ts';
import { npmStart } from './npmStart.ts';

/** The headsets need not keep a person's pace. */
const SPEED = '100';

let clone: Clone;
/** The program that the current test started last. */
let running: { stop: () => Promise<void> } | undefined;

// the tests share one clone: the first ones find nothing installed in it
test.describe.configure({ mode: 'serial' });
test.beforeAll(() => {
  clone = freshClone();
});
test.afterAll(async () => {
  await running?.stop();
  rmSync(clone.folder, { recursive: true, force: true });
});

/** Starts a command in the clone and stops it once it has printed the text. */
async function stopAfter(text: string, command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const started = startCommand(command, clone.checkout, { ...clone.env, ...env });
  running = started;
  await started.printed(text);
  await started.stop();
}

test('npm start stops while it installs', async () => {
  await stopAfter('Installing what is missing', ['npm', 'start']);
});

test('npm start and npm run dev run the product from a fresh clone', async ({ browser }) => {
  // packages are downloaded and installed, the app is built
  test.setTimeout(900_000);
  const port = await freePort();
  const data = join(clone.folder, 'data');
  const env = { ...clone.env, ISOPTER_DATA: data, ISOPTER_SPEED: SPEED };
  const person = newPerson();

  const first = (running = await npmStart({ cwd: clone.checkout, port, env }));
  let page = await browser.newPage({ baseURL: first.address });

  await test.step('A doctor signs in, adds a patient and orders a 24-2, which a simulated headset carries out', async () => {
    const [patients, patientForm, testForm] = [
      new PatientsPage(page),
      new PatientFormPage(page),
      new TestFormPage(page),
    ];
    const monitor = new MonitorPage(page);
    await new SignInPage(page).as('doctor');
    // what can be tested is known from the first headset that has connected
    const lane = page.getByRole('group', { name: 'Lane 1 headset' });
    await expect(lane.getByText('Free', { exact: true })).toBeVisible({ timeout: 120_000 });
    await patients.newPatient.click();
    await patientForm.fill(person);
    await patientForm.save.click();
    await testForm.fill('Lane 1 headset');
    await testForm.done.click();
    await monitor.isShown();
    await monitor.begin();
    await expect(monitor.state('Test finished')).toBeVisible({ timeout: 90_000 });
  });

  await test.step('Nothing built of a package was needed or made', () => {
    expect(builtPackages(clone.checkout)).toEqual([]);
  });

  await page.close();
  await first.stop();

  const second = (running = await npmStart({ cwd: clone.checkout, port, env }));
  await test.step('The second start builds nothing, and the patient is there', async () => {
    expect(second.said).not.toContain('Installing');
    expect(second.said).not.toContain('Building');
    page = await browser.newPage({ baseURL: second.address });
    const patients = new PatientsPage(page);
    await new SignInPage(page).as('doctor');
    await patients.search.fill(person.last_name);
    await expect(patients.row(person)).toBeVisible();
    await page.close();
  });

  await test.step('A headset stops when npm run headset is stopped', async () => {
    // a sample device for which `npm start` starts no headset
    const args = ['--server', second.address, '--code', 'PRE-TEST'];
    await stopAfter('connected as', ['npm', 'run', 'headset', '--', ...args]);
  });
  await second.stop();

  const third = (running = await npmStart({ cwd: clone.checkout, port, env, command: ['npm', 'run', 'dev'] }));
  await test.step('With hot reload every screen has its styles too', async () => {
    page = await browser.newPage({ baseURL: third.address });
    await new SignInPage(page).as('doctor');
    await page.goto('/about');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.close();
  });

  await third.stop();

  await test.step('What is deployed runs without anything it was built with, reports too', async () => {
    const folder = join(clone.folder, 'deployed');
    const run = (command: string, cwd: string) => execSync(command, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
    run(`npm run bundle -- ${folder} --sample-data`, clone.checkout);
    run('npm ci --omit=dev --ignore-scripts --workspace=@isopter/server --prefer-offline --no-audit', folder);
    expect(readFileSync(join(folder, NOTICES_FILE), 'utf8')).toContain('Permission is hereby granted');
    expect(globSync('apps/**/*.map', { cwd: folder })).toEqual([]);
    // TypeScript comes along as an optional peer of i18next
    for (const tool of ['tsx', 'vite', 'rolldown', 'esbuild', 'storybook'])
      expect(existsSync(join(folder, 'node_modules', tool))).toBe(false);
    const command = [process.execPath, 'apps/server/dist/main.js'] as const;
    const unset = { ...clone.env, ISOPTER_DATA: join(clone.folder, 'empty') };
    const empty = (running = await npmStart({ cwd: folder, port, env: unset, command }));
    expect(empty.said).not.toContain('demo accounts');
    await empty.stop();
    const deployed = { ...env, NODE_ENV: 'production', ISOPTER_DATA: join(clone.folder, 'clinic'), ISOPTER_DEMO: '1' };
    const server = (running = await npmStart({ cwd: folder, port, env: deployed, command }));
    page = await browser.newPage({ baseURL: server.address });
    await new SignInPage(page).as('doctor');
    await expect(new PatientsPage(page).search).toBeVisible();
    const { results } = (await (await page.request.get('/api/tests/')).json()) as { results: { id: string }[] };
    const report = await page.request.get(`/api/reports/test-result/pdf/?test_id=${results[0]!.id}`);
    expect(report.headers()['content-type']).toBe('application/pdf');
    await page.close();
    await server.stop();
  });

  console.log(
    `npm start to the first page: ${first.seconds.toFixed(1)} s from a fresh clone, ${second.seconds.toFixed(1)} s again`,
  );
});

test('npm start stops while it builds the app', async () => {
  rmSync(join(clone.checkout, BUILT_FROM));
  await stopAfter('Building the app', ['npm', 'start'], {
    PORT: String(await freePort()),
    ISOPTER_DATA: join(clone.folder, 'data'),
  });
});

test('npm run storybook stops', async () => {
  test.setTimeout(300_000);
  await stopAfter('Local:', ['npm', 'run', 'storybook', '--', '--ci', '--port', String(await freePort())]);
});
