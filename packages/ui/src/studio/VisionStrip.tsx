import { memo, type ReactElement } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { COLOR_VISION_MATRICES, type ColorVision } from '../color/colorVision.ts';
import { EyeTag } from '../EyeTag/EyeTag.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { StatusMarker } from '../StatusMarker/StatusMarker.tsx';
import * as css from './studio.css.ts';

const SEEN: readonly { id: ColorVision | 'all'; title: string }[] = [
  { id: 'all', title: 'Full colour vision' },
  { id: 'protanopia', title: 'Protanopia' },
  { id: 'deuteranopia', title: 'Deuteranopia' },
  { id: 'tritanopia', title: 'Tritanopia' },
];

const matrix = (vision: ColorVision): string =>
  `${COLOR_VISION_MATRICES[vision].map((row) => `${row.join(' ')} 0 0`).join(' ')} 0 0 0 1 0`;

/** Colors that must stay distinct, side by side in four kinds of color vision. */
export const VisionStrip = memo((): ReactElement => (
  <section className={css.panel} aria-label="Color vision">
    <h2 className={css.title}>Color vision</h2>
    <div className={css.visions}>
      {SEEN.map(({ id, title }) => (
        <div key={id} className={css.stack} style={{ gap: 4 }}>
          <h3 className={css.quiet}>{title}</h3>
          {id !== 'all' && (
            <svg aria-hidden width={0} height={0} style={{ position: 'absolute' }}>
              <filter id={`studio-${id}`} colorInterpolationFilters="linearRGB">
                <feColorMatrix values={matrix(id)} />
              </filter>
            </svg>
          )}
          <div className={css.vision} style={{ filter: id === 'all' ? undefined : `url(#studio-${id})` }}>
            <div className={css.line} style={{ direction: 'ltr' }}>
              <EyeTag eye="OS" />
              <EyeTag eye="OD" />
              <Badge tone="accent">Now</Badge>
            </div>
            <StatusMarker tone="positive">Started</StatusMarker>
            <StatusMarker tone="caution">Paused</StatusMarker>
            <StatusMarker tone="critical">Failed</StatusMarker>
            <Meter label="False positives" value={25} tone="caution" />
          </div>
        </div>
      ))}
    </div>
  </section>
));
