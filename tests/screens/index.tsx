import type { ReactElement } from 'react';
import type { Brand } from '../../packages/ui/src/brand/Brand.ts';
import { MonitorScreen } from './MonitorScreen.tsx';
import { Overlays } from './Overlays.tsx';
import { PATIENTS, PatientsScreen } from './PatientsScreen.tsx';
import { ReportPreview } from './ReportPreview.tsx';
import { SignIn } from './SignIn.tsx';

/** Screens with charts on which the Brand Studio shows a brand; the kit does not contain them. */
export const screens: readonly {
  id: string;
  label: string;
  isWide: boolean;
  content: (brand: Brand) => ReactElement;
}[] = [
  {
    id: 'patients',
    label: 'Patients',
    isWide: true,
    content: () => <PatientsScreen patients={PATIENTS} isLoading={false} onNavigate={() => undefined} />,
  },
  { id: 'monitor', label: 'Monitor', isWide: true, content: () => <MonitorScreen /> },
  { id: 'report', label: 'Report', isWide: false, content: (brand) => <ReportPreview brand={brand} /> },
  { id: 'sign-in', label: 'Sign in', isWide: true, content: () => <SignIn /> },
  { id: 'overlays', label: 'Overlays', isWide: false, content: () => <Overlays /> },
];
