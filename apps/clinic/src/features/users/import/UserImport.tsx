import { useOfficeChoices } from '@isopter/api-client';
import { EMPLOYEE_CSV } from '@isopter/contract';
import { Banner, Button, FileDrop, PageHeader, ProgressBar, Stack, Text, useNumberFormat } from '@isopter/ui';
import { DownloadIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { saveFile } from '../../../lib/platform/browser/saveFile.ts';
import { FileProblems } from './FileProblems.tsx';
import { ImportLines } from './ImportLines.tsx';
import { FILE_MAX } from './readFile.ts';
import { template } from './template.ts';
import { screen } from './UserImport.css.ts';
import { useUserImport } from './useUserImport.ts';

const LIST = '/users';

/** New users from a CSV file: choose it, see every line with its errors, and import all lines or none [OUR-526]. */
export function UserImport(): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const [, navigate] = useLocation();
  const offices = useOfficeChoices().data?.results;
  const { file, unread, failure, isChecking, isImporting, choose, checkAgain, submit } = useUserImport();
  const check = file?.check;
  const problems = check?.problems ?? [];
  const lines = check?.lines ?? [];
  const wrong = lines.filter(({ errors }) => errors.length > 0).length;
  const isReady = lines.length > 0 && problems.length === 0 && wrong === 0;
  const title = t(($) => $.users.import.title);
  const saveTemplate = (): void => {
    const csv = new Blob([template(offices?.[0]?.name ?? '')], { type: 'text/csv' });
    saveFile(csv, `${t(($) => $.users.import.templateName)}.csv`);
  };
  return (
    <div className={screen}>
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: t(($) => $.navigation.users), href: LIST }, { label: title }]}
        actions={
          <>
            <Button onPress={() => navigate(LIST)}>{t(($) => $.common.close)}</Button>
            <Button variant="primary" isDisabled={!isReady} isPending={isImporting} onPress={submit}>
              {t(($) => $.users.import.submit, { count: lines.length, shown: number(lines.length) })}
            </Button>
          </>
        }
      />
      <Stack gap={4}>
        <Text>{t(($) => $.users.import.hint)}</Text>
        <div>
          <Button icon={<DownloadIcon />} onPress={saveTemplate}>
            {t(($) => $.users.import.template)}
          </Button>
        </div>
        <FileDrop
          label={file ? t(($) => $.users.import.other) : t(($) => $.users.import.file)}
          description={t(($) => $.users.import.format, { lines: number(EMPLOYEE_CSV.lines) })}
          files={[]}
          maxFiles={1}
          maxSize={FILE_MAX}
          onAdd={choose}
          {...(unread && { errorMessage: t(($) => $.users.import.problems[unread]) })}
        />
        {failure !== null && (
          <Banner
            tone="critical"
            {...(file && !check && { action: <Button onPress={checkAgain}>{t(($) => $.common.retry)}</Button> })}
          >
            {failure}
          </Banner>
        )}
        {isChecking && <ProgressBar label={t(($) => $.users.import.checking)} isIndeterminate />}
        {problems.length > 0 && <FileProblems problems={problems} />}
        {wrong > 0 && (
          <Banner tone="critical">{t(($) => $.users.import.wrong, { count: wrong, shown: number(wrong) })}</Banner>
        )}
        {isReady && <Banner tone="positive">{t(($) => $.users.import.allValid)}</Banner>}
        {file && lines.length > 0 && <ImportLines fileName={file.name} lines={lines} />}
      </Stack>
    </div>
  );
}
