import { expect, test as base } from '@playwright/test';
import { slowness } from '../../scripts/test/slowness.ts';
import { Clinic } from './clinic.ts';
import { AcuityMonitorPage } from './pages/AcuityMonitor.ts';
import { AudiologyMonitorPage } from './pages/AudiologyMonitor.ts';
import { BundleFormPage } from './pages/BundleForm.ts';
import { ColorVisionMonitorPage } from './pages/ColorVisionMonitor.ts';
import { EstermanMonitorPage } from './pages/EstermanMonitor.ts';
import { Frame } from './pages/Frame.ts';
import { KineticMonitorPage } from './pages/KineticMonitor.ts';
import { MotilityMonitorPage } from './pages/MotilityMonitor.ts';
import { MonitorPage } from './pages/Monitor.ts';
import { PatientFormPage } from './pages/PatientForm.ts';
import { PatientsPage } from './pages/Patients.ts';
import { PupilMonitorPage } from './pages/PupilMonitor.ts';
import { SignInPage } from './pages/SignIn.ts';
import { StereopsisMonitorPage } from './pages/StereopsisMonitor.ts';
import { TestFormPage } from './pages/TestForm.ts';
import { TestsPage } from './pages/Tests.ts';
import { System, type SystemOptions } from './system.ts';

/** The time limit of a journey on this machine, in milliseconds. @param limit that of an idle machine */
export const patience = (limit: number): number => limit * slowness();

interface Screens {
  signIn: SignInPage;
  frame: Frame;
  patients: PatientsPage;
  patientForm: PatientFormPage;
  testForm: TestFormPage;
  bundleForm: BundleFormPage;
  tests: TestsPage;
  monitor: MonitorPage;
  acuity: AcuityMonitorPage;
  audiology: AudiologyMonitorPage;
  colorVision: ColorVisionMonitorPage;
  esterman: EstermanMonitorPage;
  stereopsis: StereopsisMonitorPage;
  kinetic: KineticMonitorPage;
  motility: MotilityMonitorPage;
  pupil: PupilMonitorPage;
  /** Someone else at the clinic; everything made through them, or announced to them, is removed after the test. */
  clinic: Clinic;
}

interface Shared {
  system: System;
  administrator: Clinic;
}

/** Tests get a running system, which the tests of a worker share; each makes the patients it needs and removes them. */
export const test = base.extend<Screens, SystemOptions & Shared>({
  databaseUrl: [undefined, { option: true, scope: 'worker' }],
  system: [
    async ({ databaseUrl }, provide) => {
      const system = await System.start({ databaseUrl });
      await provide(system);
      await system.stop();
    },
    { scope: 'worker', timeout: 90_000 * slowness() },
  ],
  administrator: [
    async ({ system }, provide) => {
      const administrator = await Clinic.open(system.address, 'oga');
      await expect.poll(() => administrator.areHeadsetsReady()).toBe(true);
      await provide(administrator);
      await administrator.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, provide) => {
    await provide(page);
    // answers that a journey makes, and that are on their way when it ends, would fail the next one
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  baseURL: async ({ system }, provide) => {
    await provide(system.address);
  },
  clinic: async ({ administrator }, provide) => {
    await provide(administrator);
    await administrator.tidy();
  },
  signIn: ({ page }, provide) => provide(new SignInPage(page)),
  frame: ({ page }, provide) => provide(new Frame(page)),
  patients: ({ page }, provide) => provide(new PatientsPage(page)),
  patientForm: ({ page }, provide) => provide(new PatientFormPage(page)),
  testForm: ({ page }, provide) => provide(new TestFormPage(page)),
  bundleForm: ({ page }, provide) => provide(new BundleFormPage(page)),
  tests: ({ page }, provide) => provide(new TestsPage(page)),
  monitor: ({ page }, provide) => provide(new MonitorPage(page)),
  colorVision: ({ page }, provide) => provide(new ColorVisionMonitorPage(page)),
  acuity: ({ page }, provide) => provide(new AcuityMonitorPage(page)),
  audiology: ({ page }, provide) => provide(new AudiologyMonitorPage(page)),
  esterman: ({ page }, provide) => provide(new EstermanMonitorPage(page)),
  stereopsis: ({ page }, provide) => provide(new StereopsisMonitorPage(page)),
  kinetic: ({ page }, provide) => provide(new KineticMonitorPage(page)),
  motility: ({ page }, provide) => provide(new MotilityMonitorPage(page)),
  pupil: ({ page }, provide) => provide(new PupilMonitorPage(page)),
});

export { expect };
