import { isBeingRead, useCall, useImportGroups } from '@isopter/api-client';
import { Banner, FormScreen } from '@isopter/ui';
import { FileIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { PatientBanner } from '../../../lib/domain/patients/PatientBanner.tsx';
import { usePatientCrumbs } from '../../../lib/domain/patients/usePatientCrumbs.ts';
import { Gone } from '../../../lib/frame/screen/Gone.tsx';
import { Loading } from '../../../lib/frame/screen/Loading.tsx';
import { LoadFailed } from '../../../lib/frame/screen/LoadFailed.tsx';
import { useCurrentImport } from './useCurrentImport.ts';
import { VerifyForm } from './VerifyForm.tsx';

/** Verifies what was read of a report of another device, or resolves what was not [IMP-04] [IMP-05]. */
export function ImportVerify(): ReactElement {
  const { uploadId } = useParams<{ uploadId: string }>();
  return <OfImport key={uploadId} id={uploadId} />;
}

function OfImport({ id }: { id: string }): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const imported = useCurrentImport(id);
  const groups = useImportGroups();
  const item = imported.data;
  const patient = useCall('getPatient', item ? { params: { id: item.patient } } : null, { silent: true });
  const crumbs = usePatientCrumbs(patient.data);

  if (item && patient.data && groups.data) {
    const title = t(($) => $.imports.verify.title);
    const closeHref = `/tests/${item.patient}`;
    const header = {
      title,
      breadcrumbs: [...crumbs, { label: t(($) => $.tests.title), href: closeHref }, { label: title }],
    };
    if (!isBeingRead(item)) {
      return (
        <VerifyForm
          item={item}
          groups={groups.data}
          patient={patient.data}
          closeHref={closeHref}
          reload={() => imported.mutate()}
          {...header}
        />
      );
    }
    return (
      <FormScreen {...header} onClose={() => navigate(closeHref)}>
        <ScreenTitle>{title}</ScreenTitle>
        <PatientBanner patient={patient.data} />
        <Banner>{t(($) => $.imports.verify.beingRead)}</Banner>
      </FormScreen>
    );
  }
  const loads = [imported, groups, patient];
  const error = loads.find((one) => one.error && !one.data)?.error;
  if (error === undefined) return <Loading />;
  if (error.status === 404) {
    return (
      <Gone title={t(($) => $.imports.verify.goneTitle)} icon={<FileIcon />}>
        {t(($) => $.imports.verify.goneHint)}
      </Gone>
    );
  }
  return <LoadFailed title={t(($) => $.imports.verify.loadFailed)} error={error} loads={loads} />;
}
