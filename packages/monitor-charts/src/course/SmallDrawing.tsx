import type { ReactElement } from 'react';
import { Picture } from '../chart/ChartView.tsx';
import { themePaint } from '../chart/paint.ts';
import { SmallAcuities, type SmallAcuity } from './SmallAcuities.tsx';
import { type SmallEar, SmallEars } from './SmallEars.tsx';
import { type FieldPoint, SmallField, UntestedEye } from './SmallField.tsx';
import { SMALL } from './sizes.ts';

/** The content of a small drawing: the fields of eyes, the thresholds of ears, or acuities. */
export type SmallPicture =
  | { readonly fields: readonly { readonly eye: 'OD' | 'OS' | 'OU'; readonly points: readonly FieldPoint[] }[] }
  | { readonly ears: readonly SmallEar[] }
  | { readonly acuities: readonly SmallAcuity[] };

/** Props of {@link SmallDrawing}. */
export interface SmallDrawingProps {
  /** The result. Fields have sensitivities in dB, or whether each point was seen. */
  picture: SmallPicture;
  /** The accessible name: what the test came to. */
  label: string;
}

/** The centres of both eyes, the left one on the left as printed fields have them, and of both together. */
const CENTRES = { OS: SMALL.height / 2, OD: SMALL.width - SMALL.height / 2, OU: SMALL.width / 2 } as const;

/**
 * The result of a test as a small picture, 108 by 52 pixels, for lists: fields as greyscales, points seen and missed, an
 * audiogram, or acuities on a line. Each is drawn with few paths, so that hundreds of rows stay light.
 * @selector [data-component="SmallDrawing"] The drawing.
 * @selector [data-part="field"] The field of an eye.
 * @selector [data-part="untested"] The place of an eye that was not tested.
 */
export function SmallDrawing({ picture, label }: SmallDrawingProps): ReactElement {
  return (
    <Picture {...SMALL} label={label} component="SmallDrawing">
      {'fields' in picture ? (
        <Fields fields={picture.fields} />
      ) : (
        <>
          <rect
            x={0.5}
            y={0.5}
            width={SMALL.width - 1}
            height={SMALL.height - 1}
            rx={5}
            fill={themePaint.surface}
            stroke={themePaint.line}
          />
          {'ears' in picture ? <SmallEars ears={picture.ears} /> : <SmallAcuities acuities={picture.acuities} />}
        </>
      )}
    </Picture>
  );
}

function Fields({ fields }: { fields: Extract<SmallPicture, { fields: unknown }>['fields'] }): ReactElement {
  const both = fields.find(({ eye }) => eye === 'OU');
  if (both) return <SmallField {...both} x={CENTRES.OU} />;
  return (
    <>
      {(['OS', 'OD'] as const).map((eye) => {
        const own = fields.find((field) => field.eye === eye);
        return own ? <SmallField key={eye} {...own} x={CENTRES[eye]} /> : <UntestedEye key={eye} x={CENTRES[eye]} />;
      })}
    </>
  );
}
