import { randomBytes } from 'node:crypto';
import type {
  AcuityRecord,
  AudioRecord,
  ContrastRecord,
  ColorVisionState,
  Device,
  DeviceMessage,
  EstermanState,
  CoverState,
  EyeMovementRecord,
  KineticRecord,
  SensorimotorState,
  Patient,
  PerimetryProgress,
  PerimetryState,
  PlateState,
  Preferences,
  PupillometryAnswer,
  StereopsisRecord,
  Test,
  TestBundle,
  TestBundleCreated,
  TestDescription,
  TestWrite,
} from '@isopter/contract';
import { type APIRequestContext, request } from '@playwright/test';
import { type Account, newPerson, PASSWORD, type Person } from './people.ts';
import type { HeadsetName } from './system.ts';

/** A device by its name: a headset of the sample clinic, or a phone that a journey has made a camera. */
type DeviceName = HeadsetName | `Phone ${string}`;

type Page<T> = { results: T[]; count: number };

interface Versioned {
  version?: number;
}

/** Paths for reading records that are saved with a PUT to another path. */
const READ_AT: Readonly<Record<string, string>> = {
  '/api/update-preferences/': '/api/preferences/',
  '/api/update-user/': '/api/bootstrap/',
};

/** Someone at another desk of the clinic, who works by the API; clears away what a test made. */
export class Clinic {
  readonly #api: APIRequestContext;
  #csrf = '';
  /** The secret of its page. */
  readonly #page = randomBytes(32).toString('hex');
  readonly #patients = new Set<string>();
  readonly #people = new Set<string>();

  private constructor(api: APIRequestContext) {
    this.#api = api;
  }

  static async open(address: string, account: Account): Promise<Clinic> {
    const clinic = new Clinic(await request.newContext({ baseURL: address }));
    await clinic.#api.get('/health/live');
    await clinic.#readToken();
    await clinic.call('POST', '/api/auth-token/', { username: account, password: PASSWORD });
    await clinic.#readToken();
    return clinic;
  }

  async #readToken(): Promise<void> {
    const { cookies } = await this.#api.storageState();
    this.#csrf = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  }

  /** The newest version of the record that a PUT of a path saves; undefined if it saves none. */
  async #versionAt(path: string): Promise<number | undefined> {
    const isRecord = /^\/api\/(patients|offices|employees|devices|offline-controllers|testschedules)\/[\w-]+\/$/.test(
      path,
    );
    const address = READ_AT[path] ?? (isRecord ? path : undefined);
    if (address === undefined) return undefined;
    const response = await this.#api.get(address);
    const { user, version } = (response.ok() ? await response.json() : {}) as Versioned & { user?: Versioned };
    return user?.version ?? version ?? 0;
  }

  /** The status and answer of a call, refused or not. A PUT of a record has its newest version, if the data have none. */
  async ask(method: string, path: string, given?: unknown): Promise<{ status: number; answer: unknown }> {
    const headers = { 'X-CSRFToken': this.#csrf, 'X-Page-Secret': this.#page };
    const version = method === 'PUT' ? await this.#versionAt(path) : undefined;
    const data = version === undefined ? given : { version, ...(given as object) };
    const response = await this.#api.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
    const text = await response.text();
    const isJson = response.headers()['content-type']?.includes('json');
    return { status: response.status(), answer: isJson ? JSON.parse(text) : text };
  }

  /** The answer of a call that must not be refused. */
  async call<T>(method: string, path: string, data?: unknown): Promise<T> {
    const { status, answer } = await this.ask(method, path, data);
    if (status >= 400) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`);
    return answer as T;
  }

  /**
   * Makes a patient, who is removed after the test with all their tests.
   * @param device the headset of the session that begins if a technician user makes the patient
   */
  async newPatient(person: Person = newPerson(), phone: string | null = null, device?: string): Promise<Patient> {
    const [doctor] = await this.call<{ id: string }[]>('GET', '/api/doctors/');
    const body = { ...person, doctor_id: doctor?.id, email: null, phone, gender_id: null, ethnicity_id: null };
    const patient = await this.call<Patient>('POST', '/api/patients/', { ...body, patient_id_number: null, device });
    this.#patients.add(patient.id);
    return patient;
  }

  /** Remembers someone who is typed into the screens, to be removed after the test too. */
  expect(person: Person): Person {
    this.#people.add(person.last_name);
    return person;
  }

  async find(person: Person): Promise<Patient[]> {
    const found = await this.call<Page<Patient>>('GET', `/api/patients/?search=${person.last_name}`);
    return found.results;
  }

  async device(name: DeviceName): Promise<Device> {
    const devices = await this.call<Device[]>('GET', '/api/devices/all/');
    const found = devices.find((device) => device.name === name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  }

  async areHeadsetsReady(): Promise<boolean> {
    const devices = await Promise.all([this.device('Lane 1 headset'), this.device('Lane 2 headset')]);
    return devices.every(({ active }) => active);
  }

  /** Starts a 24-2 of both eyes, without tutorial or rest: it waits for the answer how many dots the patient sees. */
  async startTest(
    patient: Pick<Patient, 'id' | 'doctor_id'>,
    on: DeviceName,
    options: Partial<TestWrite> = {},
  ): Promise<Test> {
    const [device, [operator]] = await Promise.all([
      this.device(on),
      this.call<{ id: string }[]>('GET', '/api/operators/'),
    ]);
    const body: TestWrite = {
      status: 1,
      patient: patient.id,
      device: device.id,
      doctor: patient.doctor_id,
      operator: operator?.id,
      test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
      eye: '',
      monocular: false,
      skip_convergence_testing: false,
      skip_tutorial: true,
      use_short_tutorial: false,
      disable_pause: true,
      language: 'en',
      goldman_size: 3,
      ...options,
    };
    return this.call<Test>('POST', '/api/tests/', body);
  }

  /** Starts a bundle of tests, which the headset does one after the other. */
  async startBundle(
    patient: Pick<Patient, 'id' | 'doctor_id'>,
    on: HeadsetName,
    test_descriptions: TestDescription[],
  ): Promise<TestBundleCreated> {
    const [device, [operator]] = await Promise.all([
      this.device(on),
      this.call<{ id: string }[]>('GET', '/api/operators/'),
    ]);
    const people = { patient: patient.id, device: device.id, doctor: patient.doctor_id, operator: operator?.id };
    return this.call('POST', '/api/testbundles/', { ...people, test_descriptions });
  }

  bundle(id: string): Promise<TestBundle> {
    return this.call('GET', `/api/testbundles/${id}/`);
  }

  /** Tells a headset something, as the buttons of a monitor do. */
  async tell(name: HeadsetName, message: DeviceMessage): Promise<void> {
    const { id } = await this.device(name);
    await this.call('PUT', `/api/devices/${id}/message/`, message);
  }

  test(id: string): Promise<Test> {
    return this.call('GET', `/api/tests/${id}/`);
  }

  async testsOf(patient: string): Promise<Test[]> {
    const page = await this.call<Page<Test>>('GET', `/api/tests/patient-tests/?patient=${patient}&active=true`);
    return page.results;
  }

  perimetryState(test: string): Promise<PerimetryState> {
    return this.call('GET', `/api/tests/${test}/perimetry-state/`);
  }

  estermanState(test: string): Promise<EstermanState> {
    return this.call('GET', `/api/tests/${test}/esterman-state/`);
  }

  acuityResults(test: string): Promise<AcuityRecord[]> {
    return this.call('GET', `/api/tests/${test}/acuity-results/`);
  }

  contrastResponses(test: string): Promise<ContrastRecord[]> {
    return this.call('GET', `/api/v3/contrast-sensitivity/responses/?test=${test}`);
  }

  pureTones(test: string): Promise<AudioRecord[]> {
    return this.call('GET', `/api/tests/${test}/pure-tone-responses/`);
  }

  colorVision(test: string): Promise<ColorVisionState> {
    return this.call('GET', `/api/tests/${test}/color-vision-state/`);
  }

  ishihara(test: string): Promise<PlateState> {
    return this.call('GET', `/api/tests/${test}/ishihara-state/`);
  }

  waggoner(test: string): Promise<ColorVisionState> {
    return this.call('GET', `/api/tests/${test}/waggoner-state/`);
  }

  progress(test: string): Promise<PerimetryProgress> {
    return this.call('GET', `/api/tests/${test}/progress/`);
  }

  stereopsis(test: string): Promise<StereopsisRecord[]> {
    return this.call('GET', `/api/tests/${test}/stereopsis-responses/`);
  }

  pupils(test: string): Promise<PupillometryAnswer> {
    return this.call('GET', `/api/tests/${test}/pupillometry-state/`);
  }

  kineticAnswers(test: string): Promise<KineticRecord[]> {
    return this.call('GET', `/api/tests/${test}/kinetic-state/`);
  }

  /** Returns the records of the tests of a sensorimotor suite. */
  async motility(
    test: string,
  ): Promise<{ attempts: EyeMovementRecord[]; cover: CoverState; alignment: SensorimotorState }> {
    const [attempts, cover, alignment] = await Promise.all([
      this.call<EyeMovementRecord[]>('GET', `/api/tests/${test}/eoms-responses/`),
      this.call<CoverState>('GET', `/api/tests/${test}/cover-state/`),
      this.call<SensorimotorState>('GET', `/api/tests/${test}/sensorimotor-state/`),
    ]);
    return { attempts, cover, alignment };
  }

  /** Changes preferences, with step-up authentication for those that need it. */
  async prefer(preferences: Partial<Preferences>): Promise<void> {
    await this.call('POST', '/api/step-up/password/', { action: 'updatePreferences', password: PASSWORD });
    await this.call('PUT', '/api/update-preferences/', preferences);
  }

  /** Deletes a patient, or merges them into another one. */
  async removePatient(id: string, into?: string): Promise<void> {
    if (into === undefined) await this.call('DELETE', `/api/patients/${id}/`);
    else await this.call('POST', `/api/patients/${id}/merge_into/`, { patient: into });
    this.#patients.delete(id);
  }

  /** Removes everybody a test made, and frees the headsets they were on. */
  async tidy(): Promise<void> {
    for (const last_name of this.#people) {
      const found = await this.find({ ...newPerson(), last_name });
      for (const { id } of found) this.#patients.add(id);
    }
    for (const id of this.#patients) {
      for (const test of await this.testsOf(id)) await this.call('DELETE', `/api/tests/${test.id}/`);
      await this.call('DELETE', `/api/patients/${id}/`);
    }
    this.#patients.clear();
    this.#people.clear();
  }

  async close(): Promise<void> {
    await this.#api.dispose();
  }
}
