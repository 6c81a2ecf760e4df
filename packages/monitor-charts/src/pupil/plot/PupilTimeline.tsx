import { type ReactElement, useId, useMemo } from 'react';
import { FocusRing } from '../../shared/FocusRing.tsx';
import { plotFrame, plotRole } from '../../shared/plotRole.ts';
import { usePointFocus } from '../../shared/usePointFocus.ts';
import { type PupilWords, pupilWords } from '../pupil.texts.ts';
import { type Band, EYES, type PupilView } from '../types.ts';
import { BandMark } from './BandMark.tsx';
import { bandBox, curvePath, diametersOf, type TimelineGeometry, timelineGeometry } from './geometry.ts';
import { type PupilPaint, themePaint } from './paint.ts';

/** Props of {@link PupilTimeline}. */
export interface PupilTimelineProps extends Pick<PupilView, 'axis' | 'end' | 'bands' | 'curves'> {
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /**
   * Colours and typefaces; `printPaint` for paper.
   * @default themePaint
   */
  paint?: PupilPaint;
  /**
   * The words, in English by default.
   * @default pupilWords
   */
  texts?: PupilWords;
  /**
   * Writes a number in the language.
   * @default String
   */
  format?: (value: number) => string;
  /**
   * Whether the periods can be reached by keyboard and touch; false in a report.
   * @default true
   */
  isInteractive?: boolean;
  /** Told of the period under the focus, and null when the focus leaves them. */
  onBandChange?: (band: Band | null) => void;
}

/** Bands with their places: the time of their middle, the left eye above. */
const placed = (bands: readonly Band[]) =>
  bands.map((band) => ({ band, x: (band.from + band.to) / 2, y: band.eye === 'OS' ? 1 : 0 }));

/**
 * A pupil test over time: the periods of each eye as a lane of bands, and below, where the device sends them, the curves of
 * both pupils on light and dark ground. An SVG that needs no style sheet (CHART-03); time runs to the right in every language.
 */
export function PupilTimeline({
  axis,
  end,
  bands,
  curves,
  width,
  height,
  paint = themePaint,
  texts = pupilWords,
  format = String,
  isInteractive = true,
  onBandChange,
}: PupilTimelineProps): ReactElement {
  const help = useId();
  const points = useMemo(() => placed(bands), [bands]);
  const range = diametersOf(curves);
  const [least, most] = range ?? [0, 0];
  const hasCurves = range !== null;
  const geometry = useMemo(
    () => timelineGeometry(width, height, end, hasCurves ? [least, most] : null),
    [width, height, end, hasCurves, least, most],
  );
  const { svgRef, focused, handlers } = usePointFocus(points, (point) => onBandChange?.(point?.band ?? null));
  return (
    <svg
      {...plotFrame(width, height)}
      {...plotRole(isInteractive, { kind: texts.timelineKind, help })}
      {...(isInteractive ? handlers : {})}
      ref={svgRef}
      aria-label={texts.timeline}
      data-component="PupilTimeline"
    >
      {isInteractive && <desc id={help}>{texts.timelineHelp}</desc>}
      <Ground
        {...{ geometry, bands, paint, texts, format }}
        label={axis === 'seconds' ? texts.timeAxis : texts.percentAxis}
      />
      {geometry.curves !== null &&
        EYES.map((eye) => (
          <path
            key={eye}
            d={curvePath(curves[eye], geometry)}
            fill="none"
            stroke={paint.eyes[eye]}
            strokeWidth={2}
            strokeLinejoin="round"
            strokeDasharray={eye === 'OS' ? '5 2.5' : undefined}
            data-part="curve"
            data-eye={eye}
          />
        ))}
      {bands.map((band, i) => (
        <BandMark
          // bands never change their places, and those of a device whose clock stands have the same time
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          index={i}
          {...{ band, geometry, paint, texts, format, isInteractive }}
        />
      ))}
      {focused && <FocusRing {...ringBox(bandBox(focused.band, geometry))} paint={paint} />}
    </svg>
  );
}

/** Just outside of a band. */
const ringBox = ({ x, y, width, height }: ReturnType<typeof bandBox>) => ({
  x: x - 3,
  y: y - 3,
  width: width + 5,
  height: height + 6,
  rx: 6,
});

interface GroundProps {
  geometry: TimelineGeometry;
  bands: readonly Band[];
  paint: PupilPaint;
  texts: PupilWords;
  format: (value: number) => string;
  /** Of the time axis. */
  label: string;
}

/** What lies under the bands and curves: light and dark, lines with numbers, the names of the lanes. */
function Ground({ geometry, bands, paint, texts, format, label }: GroundProps): ReactElement {
  const { left, right, bottom, curves, lanes, lane, x, y, diameters, times } = geometry;
  const small = { fontSize: 11, fontFamily: paint.bodyFont, fill: paint.quietInk } as const;
  return (
    <g aria-hidden="true">
      {curves !== null && (
        <>
          <rect
            x={left}
            y={curves}
            width={right - left}
            height={bottom - curves}
            fill="#000000"
            fillOpacity={0.09}
            data-part="dark"
          />
          {bands
            .filter(({ light }) => light !== null)
            .map(({ from, to, light }, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <g key={i} data-part="lit">
                <rect x={x(from)} y={curves} width={x(to) - x(from)} height={bottom - curves} fill={paint.surface} />
                <rect
                  x={x(from)}
                  y={curves}
                  width={x(to) - x(from)}
                  height={bottom - curves}
                  fill={paint.lights[light ?? 'white']}
                  fillOpacity={0.22}
                />
              </g>
            ))}
          {diameters.map((diameter) => (
            <g key={diameter}>
              <path d={`M${left} ${y(diameter)}H${right}`} stroke={paint.line} strokeOpacity={0.45} />
              <text x={left - 6} y={y(diameter) + 4} textAnchor="end" {...small}>
                {format(diameter)}
              </text>
            </g>
          ))}
          <text
            transform={`translate(12 ${(curves + bottom) / 2}) rotate(-90)`}
            textAnchor="middle"
            {...small}
            fill={paint.ink}
          >
            {texts.diameterAxis}
          </text>
        </>
      )}
      {EYES.map((eye) => (
        <text
          key={eye}
          x={left - 8}
          y={lanes[eye] + lane / 2 + 4}
          textAnchor="end"
          fontSize={12}
          fontWeight={650}
          fontFamily={paint.bodyFont}
          fill={paint.eyes[eye]}
        >
          {eye}
        </text>
      ))}
      <path d={`M${left} ${bottom}H${right}`} stroke={paint.line} />
      {times.map((time) => (
        <g key={time}>
          <path d={`M${x(time)} ${bottom}v4`} stroke={paint.line} />
          <text x={x(time)} y={bottom + 16} textAnchor="middle" {...small}>
            {format(time)}
          </text>
        </g>
      ))}
      <text x={(left + right) / 2} y={bottom + 31} textAnchor="middle" {...small} fill={paint.ink}>
        {label}
      </text>
    </g>
  );
}
