import { mild } from '@isopter/recordings/audiology';
import { palsy as coverPalsy } from '@isopter/recordings/cover';
import { palsy as eomsPalsy } from '@isopter/recordings/eoms';
import { bothEyes } from '@isopter/recordings/perimetry';
import { cardinal } from '@isopter/recordings/sensorimotor';
import { normal } from '@isopter/recordings/stereopsis';
import { distance } from '../../acuity/stories/scene.tsx';
import { acuityThumbnail } from '../../acuity/thumbnail/index.ts';
import { audiologyThumbnail } from '../../audiology/thumbnail/index.ts';
import { protan } from '../../d15/stories/scene.ts';
import { d15Thumbnail } from '../../d15/thumbnail/index.ts';
import { standard } from '../../contrast/stories/scene.tsx';
import { contrastThumbnail } from '../../contrast/thumbnail/index.ts';
import { hemianopia } from '../../esterman/stories/scene.tsx';
import { estermanThumbnail } from '../../esterman/thumbnail/index.ts';
import { healthy } from '../../kinetic/stories/scene.tsx';
import { kineticThumbnail } from '../../kinetic/thumbnail/index.ts';
import { deutan } from '../../ishihara/stories/scene.ts';
import { ishiharaThumbnail } from '../../ishihara/thumbnail/index.ts';
import { coverThumbnail } from '../../cover/thumbnail/index.ts';
import { eomsThumbnail } from '../../eoms/thumbnail/index.ts';
import { sensorimotorThumbnail } from '../../sensorimotor/thumbnail/index.ts';
import { perimetryThumbnail } from '../../perimetry/thumbnail/index.ts';
import { plain, rapd } from '../../pupil/stories/scene.tsx';
import { pupilThumbnail } from '../../pupil/thumbnail/index.ts';
import { stereopsisThumbnail } from '../../stereopsis/thumbnail/index.ts';
import { each } from '../../waggoner/stories/scene.ts';
import { waggonerThumbnail } from '../../waggoner/thumbnail/index.ts';
import type { MonitorEvent } from '../../shared/event.ts';
import { progressThumbnail } from '../progress/thumbnail.ts';
import type { Thumbnail, ThumbnailTest } from '../thumbnail.ts';

/** The test that the recordings belong to. */
export const TEST: ThumbnailTest = {
  test_group: { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' },
  eye: '',
  monocular: true,
};

type Recorded = readonly [name: string, thumbnail: Thumbnail, events: readonly MonitorEvent[]];

const RECORDED: readonly (readonly [...Recorded, test?: ThumbnailTest])[] = [
  ['perimetry', perimetryThumbnail, bothEyes],
  ['audiology', audiologyThumbnail, mild],
  ['stereopsis', stereopsisThumbnail, normal],
  ['acuity', acuityThumbnail, distance],
  ['contrast', contrastThumbnail, standard],
  ['eoms', eomsThumbnail, eomsPalsy],
  ['cover', coverThumbnail, coverPalsy],
  ['sensorimotor', sensorimotorThumbnail, cardinal],
  ['Esterman', estermanThumbnail, hemianopia, { ...TEST, monocular: false }],
  ['kinetic', kineticThumbnail, healthy],
  ['pupils', pupilThumbnail, rapd],
  ['pupils without diameters', pupilThumbnail, plain],
  ['color', d15Thumbnail, protan],
  ['ishihara', ishiharaThumbnail, deutan],
  ['waggoner', waggonerThumbnail, each],
  ['progress', progressThumbnail, normal],
];

/** The thumbnails, each with a recording of its kind and its test. */
export const KINDS: readonly (readonly [...Recorded, test: ThumbnailTest])[] = RECORDED.map(
  ([name, thumbnail, events, test = TEST]) => [name, thumbnail, events, test],
);
