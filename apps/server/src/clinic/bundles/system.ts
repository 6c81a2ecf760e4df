import type { SystemBundle, TestDescription, TestGroupChoice } from '@isopter/contract';

/** A bundle every office group has; its id is fixed, so that stored bundles keep their meaning. */
interface SystemBundleType {
  id: string;
  name: string;
  descriptions: readonly TestDescription[];
}

const of = (
  group: TestGroupChoice['group'],
  strategy: TestGroupChoice['strategy'] = null,
  protocol: TestGroupChoice['protocol'] = null,
) => ({
  test_group: { group, strategy, protocol },
});

/** Tests that most clinics run together; offered if a device supports all of them. */
const SYSTEM_BUNDLES: readonly SystemBundleType[] = [
  {
    id: '5b1d2c60-0004-4c00-8000-000000000001',
    name: 'Glaucoma follow-up',
    descriptions: [of('PERIMETRY', 'AVA_STANDARD', '24-2'), of('VISUAL_ACUITY', 'DISTANCE', 'LANDOLT_C')],
  },
  {
    id: '5b1d2c60-0004-4c00-8000-000000000002',
    name: 'Driver vision',
    descriptions: [
      of('VISUAL_ACUITY', 'DISTANCE', 'LANDOLT_C'),
      of('PERIMETRY', 'ESTERMAN'),
      of('CONTRAST_SENSITIVITY', 'CONTRAST_STANDARD'),
    ],
  },
  {
    id: '5b1d2c60-0004-4c00-8000-000000000003',
    name: 'Neuro-ophthalmic',
    descriptions: [of('PUPIL', 'PUPILLOMETRY'), of('EXTRA_OCULAR_MOTILITY'), of('PERIMETRY', 'AVA_STANDARD', '30-2')],
  },
  {
    id: '5b1d2c60-0004-4c00-8000-000000000004',
    name: 'Vision and hearing screening',
    descriptions: [of('PERIMETRY', 'AVA_FAST', '24-2'), of('AUDIOLOGY', 'PURE_TONE_SCREENING')],
  },
];

export const systemBundle = (id: string): SystemBundleType | undefined => SYSTEM_BUNDLES.find((one) => one.id === id);

/** The bundles of which every test is to be had [BUND-12]. */
export const systemBundles = (isOffered: (choice: TestGroupChoice) => boolean): SystemBundle[] =>
  SYSTEM_BUNDLES.filter(({ descriptions }) => descriptions.every(({ test_group }) => isOffered(test_group))).map(
    ({ id, name, descriptions }) => ({ id, name, test_groups: descriptions.map(({ test_group }) => test_group) }),
  );
