import { fieldResult } from '@isopter/clinical/perimetry/analysis';
import { bothEyes } from '@isopter/recordings/perimetry';
import type { ReactElement } from 'react';
import { PerimetryBody } from '../../packages/monitor-charts/src/perimetry/report/index.ts';
import type { EyeReport } from '../../packages/monitor-charts/src/perimetry/report/index.ts';
import { threshold24, viewAfter } from '../../packages/monitor-charts/src/perimetry/stories/scene.tsx';
import { ReportPage } from '../../packages/monitor-charts/src/report/index.ts';
import { accentHex } from '../../packages/ui/src/brand/accentHex.ts';
import type { Brand } from '../../packages/ui/src/brand/Brand.ts';

const AGE = 65;
const view = viewAfter(threshold24, bothEyes);
const EYES = (['OS', 'OD'] as const).map((eye): EyeReport => {
  const { locations, statistics } = view.eyes[eye];
  const origin = { program: '24-2', eye, age: AGE, size: 3 };
  const { judged, ...result } = fieldResult(locations, statistics, origin);
  return { eye, name: eye === 'OD' ? 'Right eye' : 'Left eye', ...result, ...judged, goldmannSize: 3 };
});
const ABOUT = {
  clinic: 'Northside Eye Clinic',
  patient: { name: 'Okafor, Adaeze', dateOfBirth: '03/14/1961', age: AGE, patientId: 'A-20418', gender: 'Female' },
  device: 'Lane 2 headset',
  tested: '11/20/2026, 9:40 AM',
  doctor: 'Maria Rossi',
  made: '11/20/2026, 10:05 AM',
  procedureVersion: '1.0',
};

/** A report as it leaves the clinic in the name of a partner. */
export function ReportPreview({ brand }: { brand: Brand }): ReactElement {
  const { name, copyright = name } = brand;
  return (
    <div
      data-report
      style={{ overflow: 'auto', background: 'var(--isopter-color-sunken)', padding: 16, display: 'grid' }}
    >
      <div style={{ marginInline: 'auto', boxShadow: 'var(--isopter-shadow-card)', direction: 'ltr' }}>
        <ReportPage
          title="Visual field"
          about={{ ...ABOUT, brand: { name, accent: accentHex(brand), copyright: `© 2026 ${copyright}` } }}
          sides={EYES.map(({ eye, name: eyeName }) => ({ letters: eye, name: eyeName }))}
          facts={[
            { label: 'Test', value: 'Perimetry 24-2, AVA Standard' },
            { label: 'Stimulus', value: 'Goldmann III' },
          ]}
          notes={[]}
        >
          {(area) => <PerimetryBody data={{ eyes: EYES, extent: 30, spacing: 6, locale: 'en-US' }} area={area} />}
        </ReportPage>
      </div>
    </div>
  );
}
