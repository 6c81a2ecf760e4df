import { deutan as plates } from '@isopter/recordings/ishihara';
import { esotropia } from '@isopter/recordings/cover';
import { palsy } from '@isopter/recordings/eoms';
import { bothEyes } from '@isopter/recordings/perimetry';
import { cardinal } from '@isopter/recordings/sensorimotor';
import { each as sections } from '@isopter/recordings/waggoner';
import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AcuityMonitor } from '../../acuity/monitor/AcuityMonitor.tsx';
import { distance, distanceTest, viewAfter as acuityAfter } from '../../acuity/stories/scene.tsx';
import { AudiologyMonitor } from '../../audiology/monitor/AudiologyMonitor.tsx';
import { mild, viewAfter as audiologyAfter } from '../../audiology/stories/scene.tsx';
import { initialState as captured } from '../../capture/model/state.ts';
import { ContrastMonitor } from '../../contrast/monitor/ContrastMonitor.tsx';
import { standard, standardTest, viewAfter as contrastAfter } from '../../contrast/stories/scene.tsx';
import { CoverMonitor } from '../../cover/CoverMonitor.tsx';
import * as cover from '../../cover/model.ts';
import { D15Monitor } from '../../d15/monitor/D15Monitor.tsx';
import { each as arrangements, viewAfter as d15After } from '../../d15/stories/scene.ts';
import { EomsMonitor } from '../../eoms/EomsMonitor.tsx';
import * as eoms from '../../eoms/model.ts';
import { EstermanMonitor } from '../../esterman/monitor/EstermanMonitor.tsx';
import { hemianopia, viewAfter as estermanAfter } from '../../esterman/stories/scene.tsx';
import { ImageMonitor } from '../../image/ImageMonitor.tsx';
import { IshiharaMonitor } from '../../ishihara/monitor/IshiharaMonitor.tsx';
import { viewAfter as ishiharaAfter } from '../../ishihara/stories/scene.ts';
import { KineticMonitor } from '../../kinetic/monitor/KineticMonitor.tsx';
import { healthy, viewAfter as kineticAfter } from '../../kinetic/stories/scene.tsx';
import { PerimetryMonitor } from '../../perimetry/monitor/PerimetryMonitor.tsx';
import { threshold24, viewAfter as perimetryAfter } from '../../perimetry/stories/scene.tsx';
import { PupilMonitor } from '../../pupil/monitor/PupilMonitor.tsx';
import { rapd, viewAfter as pupilAfter } from '../../pupil/stories/scene.tsx';
import { SensorimotorMonitor } from '../../sensorimotor/SensorimotorMonitor.tsx';
import * as sensorimotor from '../../sensorimotor/model.ts';
import { StereopsisMonitor } from '../../stereopsis/monitor/StereopsisMonitor.tsx';
import { normal, viewAfter as stereopsisAfter } from '../../stereopsis/stories/scene.tsx';
import { WaggonerMonitor } from '../../waggoner/monitor/WaggonerMonitor.tsx';
import { viewAfter as waggonerAfter } from '../../waggoner/stories/scene.ts';
import type { MonitorEvent } from '../event.ts';
import { overlappingLabels } from './overlaps.ts';

/* Each monitor on a phone: what is tested comes first, and no axis label is over another. */

/** The width between the margins of a phone of 390 px. */
const WIDTH = 366;
/** The height that header and bar leave of the first screen. */
const FIRST_SCREEN = 640;
const LATE = 0.8;

const Phone = ({ children }: { children?: ReactElement }): ReactElement => (
  <div style={{ inlineSize: WIDTH, blockSize: FIRST_SCREEN }}>{children}</div>
);

const meta = preview.meta({ title: 'Phones', component: Phone, globals: { viewport: { value: 'phone' } } });

interface Canvas {
  getByRole: (role: 'group', options: { name: string }) => HTMLElement;
}

const part = (events: readonly MonitorEvent[], share: number): readonly MonitorEvent[] =>
  events.slice(0, Math.round(events.length * share));

/** Checks a monitor. @param tested the name of the card that is tested; none where a test has no cards of eyes or ears */
const onPhone =
  (tested?: string) =>
  async ({ canvas, canvasElement }: { canvas: Canvas; canvasElement: HTMLElement }): Promise<void> => {
    const room = canvasElement.querySelector('[data-component]')!.getBoundingClientRect();
    // plots are measured first
    await waitFor(() => expect(canvasElement.querySelectorAll('svg').length).toBeGreaterThan(0));
    if (tested !== undefined) {
      const card = (): DOMRect => canvas.getByRole('group', { name: tested }).getBoundingClientRect();
      const under = canvasElement.querySelector('[data-under-test]')!;
      await expect(under.closest('[role="group"]')).toHaveAccessibleName(tested);
      await waitFor(() => expect(card().top - room.top).toBeLessThan(FIRST_SCREEN * LATE));
      const cards = under.closest('[role="group"]')!.parentElement!.querySelectorAll('[data-component="EyeTag"]');
      for (const other of cards) {
        await expect(other.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(card().top);
      }
    }
    await waitFor(() => expect(overlappingLabels(canvasElement)).toEqual([]));
  };

export const Acuity = meta.story({
  name: 'Acuity: the tested eye first [OUR-796] [OUR-797]',
  args: { children: <AcuityMonitor test={distanceTest} view={acuityAfter(distance, 0.2)} /> },
  play: onPhone('Right eye'),
});
export const Audiology = meta.story({
  name: 'Hearing: the tested ear first (of OUR-796, OUR-797)',
  args: { children: <AudiologyMonitor view={audiologyAfter(mild, 0.3)} /> },
  play: onPhone('Right ear'),
});
export const Contrast = meta.story({
  name: 'Contrast: the tested eye first (of OUR-796, OUR-797)',
  args: { children: <ContrastMonitor test={standardTest} view={contrastAfter(standard, 0.3)} /> },
  play: onPhone('Right eye'),
});
export const Perimetry = meta.story({
  name: 'Static field: the tested eye first (of OUR-796, OUR-797)',
  args: { children: <PerimetryMonitor test={threshold24} view={perimetryAfter(threshold24, bothEyes, 0.3)} /> },
  play: onPhone('Right eye'),
});
export const Kinetic = meta.story({
  name: 'Kinetic field: the tested eye first, the small one without degrees (of OUR-796, OUR-797)',
  args: { children: <KineticMonitor view={kineticAfter(healthy, 0.3)} /> },
  play: onPhone('Right eye'),
});
export const Esterman = meta.story({
  name: 'Esterman: no label over another (of OUR-797)',
  args: { children: <EstermanMonitor view={estermanAfter(hemianopia, 0.5)} /> },
  play: onPhone(),
});
export const Pupils = meta.story({
  name: 'Pupils (of OUR-796, OUR-797)',
  args: { children: <PupilMonitor view={pupilAfter(rapd, 0.3)} /> },
  play: onPhone(),
});
export const EyeMovements = meta.story({
  name: 'Eye movements (of OUR-797)',
  args: { children: <EomsMonitor view={eoms.viewOf(eoms.reduceAll(eoms.initialState([]), part(palsy, 0.5)))} /> },
  play: onPhone(),
});
export const Cover = meta.story({
  name: 'Cover test (of OUR-797)',
  args: {
    children: <CoverMonitor view={cover.viewOf(cover.reduceAll(cover.initialState(null), part(esotropia, 0.3)))} />,
  },
  play: onPhone(),
});
export const Sensorimotor = meta.story({
  name: 'Sensorimotor test (of OUR-797)',
  args: {
    children: (
      <SensorimotorMonitor
        view={sensorimotor.viewOf(sensorimotor.reduceAll(sensorimotor.initialState(null), part(cardinal, 0.3)))}
      />
    ),
  },
  play: onPhone(),
});
export const D15 = meta.story({
  name: 'D-15: the tested eye first (of OUR-796, OUR-797)',
  args: { children: <D15Monitor view={d15After(arrangements, 0.2)} /> },
  play: onPhone(),
});
export const Ishihara = meta.story({
  name: 'Ishihara: the tested eye first (of OUR-796)',
  args: { children: <IshiharaMonitor view={ishiharaAfter(plates, 0.3)} /> },
  play: onPhone(),
});
export const Waggoner = meta.story({
  name: 'Waggoner: the tested eye first (of OUR-796)',
  args: { children: <WaggonerMonitor view={waggonerAfter(sections, 0.2)} /> },
  play: onPhone(),
});
export const Stereopsis = meta.story({
  name: 'Stereopsis (of OUR-797)',
  args: { children: <StereopsisMonitor view={stereopsisAfter(normal, 0.5)} /> },
  play: onPhone(),
});
export const Image = meta.story({
  name: 'Pictures: the eye in progress first (of OUR-796)',
  args: { children: <ImageMonitor view={captured({ total: 20, od: 40, os: 0 })} /> },
  play: onPhone('Right eye'),
});
