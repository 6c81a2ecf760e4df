import {
  BUNDLE_DESCRIPTIONS_MAX,
  CUSTOM_BUNDLE_TYPES_MAX,
  ERROR,
  type SystemBundle,
  type TestGroup,
} from '@isopter/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BundleLane, FIELD, startBundleLane, TONES } from '../../../test/support/bundleLane.ts';
import { CAPABILITIES } from '../../../test/support/device.ts';
import { ENGINES, setFlags } from '../../../test/support/server.ts';

const suite = (strategy: string) => ({ test_group: { group: 'CSUITE', strategy, protocol: 'LANDOLT_C' } });
const TONES_ALONE = { test_group: TONES.test_group };

describe.each(ENGINES)('new bundles on %s', (engine) => {
  let lane: BundleLane;

  beforeAll(async () => {
    lane = await startBundleLane(engine);
  });
  afterEach(() => lane.free());
  afterAll(() => lane.close());

  const make = (name: string, over: object = {}) =>
    lane.oga.call('createCustomBundle', {
      body: { name, test_descriptions: [{ test_group: TONES.test_group }], ...over },
    });
  const names = async (query: Record<string, string>) =>
    (await lane.doctor.call('listCustomBundles', { query })).body.results.map(({ name }: { name: string }) => name);

  it('refuse more than ten tests, and invalid tests, with their number', async () => {
    const many = Array.from({ length: BUNDLE_DESCRIPTIONS_MAX + 1 }, () => TONES);
    const refused = await lane.create({ test_descriptions: many });
    expect(refused.status).toBe(400);
    expect(refused.body.fields.test_descriptions).toEqual([ERROR.TOO_MANY_DESCRIPTIONS]);
    expect((await lane.create({ test_descriptions: [] })).status).toBe(400);
    expect((await lane.create({})).status).toBe(400);
    const wrong = await lane.create({
      test_descriptions: [TONES, { ...FIELD, language: 'ko' }, { test_group: { group: 'OTHER' } }],
    });
    expect(wrong.body.fields.test_descriptions).toEqual([
      'Test 2: The device does not speak this language.',
      'Test 3: The device does not support this test group.',
    ]);
    expect((await lane.doctor.call('getDevice', { params: { id: lane.setting.device } })).body.in_use).toBe(false);
    const ten = await lane.create({ test_descriptions: many.slice(1) });
    expect(ten.status).toBe(200);
    expect((await lane.read(ten.body.id)).total_test_count).toBe(10);
    await lane.doctor.call('deleteTestBundle', { params: { id: ten.body.id } });
    await lane.headset.next(({ type }) => type === 'cancel');
  });

  it('is made from a system bundle the devices can do [BUND-12]', async () => {
    const { body } = await lane.doctor.call('listSystemBundles');
    for (const { group } of body.flatMap((one: SystemBundle) => one.test_groups)) {
      expect(CAPABILITIES.supported_test_groups).toContain(group);
    }
    const screening = body.find(({ name }: SystemBundle) => name === 'Vision and hearing screening');
    const { id, first } = await lane.begin({ system_test_bundle_type: screening.id });
    expect(first.test_group.strategy).toBe('AVA_FAST');
    expect(await lane.read(id)).toMatchObject({ system_test_bundle_type: screening.id, total_test_count: 2 });
    await lane.doctor.call('deleteTestBundle', { params: { id } });
    await lane.headset.next(({ type }) => type === 'cancel');
  });

  it('are created from a custom bundle, with the choices made at its use [BUND-15]', async () => {
    const write = {
      name: 'Morning round',
      test_descriptions: [{ ...FIELD, language: undefined }, { test_group: TONES.test_group }],
    };
    expect((await lane.doctor.call('createCustomBundle', { body: write })).status).toBe(403);
    const made = await lane.oga.call('createCustomBundle', { body: write });
    expect(made.status).toBe(200);
    const parameters = {
      monocular: true,
      skip_tutorial: true,
      disable_pause: true,
      skip_convergence_testing: true,
      use_short_tutorial: false,
      language: 'es',
      subtitles: false,
      subtitle_increase_text_size: false,
    };
    const { id, first } = await lane.begin({
      custom_test_bundle_type: made.body.id,
      custom_test_bundle_parameters: parameters,
    });
    expect(first).toMatchObject({ monocular: true, language: 'es', skip_tutorial: true, disable_pause: true });
    expect(await lane.read(id)).toMatchObject({
      custom_test_bundle_type: made.body.id,
      custom_test_bundle_parameters: parameters,
      test_descriptions: [{ language: 'es' }, { language: 'es' }],
    });
    await lane.doctor.call('deleteTestBundle', { params: { id } });
    await lane.headset.next(({ type }) => type === 'cancel');
    expect((await lane.doctor.call('deleteCustomBundle', { params: { id: made.body.id } })).status).toBe(403);
    expect((await lane.oga.call('deleteCustomBundle', { params: { id: made.body.id } })).status).toBe(204);
    expect((await lane.create({ custom_test_bundle_type: made.body.id })).status).toBe(400);
  });

  it('are offered among the kinds of tests, if one device supports all tests of a custom bundle [FORM-03] [FORM-28]', async () => {
    const offered = async (query: Record<string, string>): Promise<TestGroup[]> =>
      (await lane.doctor.call('listTestGroups', { query })).body.filter(
        ({ value }: TestGroup) => value === 'CUSTOM_BUNDLE',
      );
    const { id } = (
      await make('Field and tones', { test_descriptions: [{ test_group: FIELD.test_group }, TONES_ALONE] })
    ).body;
    const own = (await make('Own tones', { patient: lane.setting.patient, test_descriptions: [TONES_ALONE] })).body;
    expect(await offered({})).toEqual([]);
    expect(await offered({ custom_test_group_candidates: 'true' })).toEqual([
      expect.objectContaining({
        name: 'Field and tones',
        custom_test_bundle_info: { custom_test_bundle_id: id, has_convergence_test: true },
      }),
    ]);
    const candidates = await offered({ custom_test_group_candidates: 'true', patient_id: lane.setting.patient });
    expect(candidates.map(({ custom_test_bundle_info: info }) => info)).toEqual([
      { custom_test_bundle_id: id, has_convergence_test: true },
      { custom_test_bundle_id: own.id, has_convergence_test: false },
    ]);
    for (const made of [id, own.id]) await lane.oga.call('deleteCustomBundle', { params: { id: made } });
    expect(await offered({ custom_test_group_candidates: 'true' })).toEqual([]);
  });

  it('refuses tests that are too long together [BUND-10] [OUR-151]', async () => {
    const refused = await lane.create({ test_descriptions: [suite('NEAR'), suite('BOTH')] });
    expect(refused.status).toBe(400);
    expect(refused.body.fields.test_descriptions).toEqual([ERROR.BUNDLE_TOO_LONG]);
    expect((await make('Too long', { test_descriptions: [suite('NEAR'), suite('BOTH')] })).status).toBe(400);
  });

  it('keeps at most ten custom bundles, each for everybody or for one patient [BUND-15]', async () => {
    const mine = (await make('One person', { patient: lane.setting.patient })).body;
    for (let index = 1; index < CUSTOM_BUNDLE_TYPES_MAX; index += 1)
      expect((await make(`Set ${index}`)).status).toBe(200);
    expect((await make('One too many')).body.detail).toBe(ERROR.TOO_MANY_CUSTOM_BUNDLES);
    expect(await names({ search: 'one' })).toEqual(['One person']);
    expect(await names({ patient_id: lane.other })).not.toContain('One person');
    expect(await names({ patient_id: lane.setting.patient })).toContain('One person');
    expect((await lane.create({ custom_test_bundle_type: mine.id, patient: null })).status).toBe(400);
    const wrong = await make('Cannot be', { test_descriptions: [{ test_group: { group: 'OTHER' } }] });
    expect(wrong.status).toBe(400);
  });

  it('takes a visitor of the demo mode as a patient, only while that is on [DEMO-02]', async () => {
    const visitor = { name: 'Ada  King Noel', email: 'ada@example.org' };
    expect((await lane.doctor.call('createDemoPatient', { body: visitor })).status).toBe(403);
    await setFlags(lane.server, { demo_mode: true });
    await lane.doctor.call('updatePreferences', { body: { enable_demo_mode: true, device: lane.setting.device } });
    const made = await lane.doctor.call('createDemoPatient', { body: visitor });
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({
      first_name: 'Ada',
      last_name: 'King Noel',
      email: 'ada@example.org',
      date_of_birth: null,
      doctor_id: lane.setting.doctor,
    });
    const started = await lane.doctor.call('createTest', {
      body: {
        ...lane.setting,
        status: 1,
        patient: made.body.id,
        test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '30-2' },
        eye: '',
        goldman_size: 3,
        language: null,
      },
    });
    expect(started.status).toBe(200);
    expect((await lane.ordered()).patient.age).toBeGreaterThan(0);
    expect((await lane.doctor.call('createDemoPatient', { body: { name: ' ', email: 'ada' } })).status).toBe(400);
  });
});
