import { Button, CodeBlock, Stack, Text } from '@isopter/ui';
import { DownloadIcon, PrintIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../platform/browser/saveFile.ts';
import { printLines } from './printLines.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called when the person has saved them. */
  onKept: () => void;
  /** Whether the next step is still running. */
  isPending?: boolean;
}

/** The recovery codes that were just made, to be copied, printed or downloaded [OUR-491]. */
export function RecoveryCodes({ codes, onKept, isPending = false }: RecoveryCodesProps): ReactElement {
  const { t } = useTranslation();
  const title = t(($) => $.secondSteps.codes);
  const text = codes.join('\n');
  return (
    <Stack gap={4}>
      <Text>{t(($) => $.secondSteps.codesOnce)}</Text>
      <CodeBlock label={title}>{text}</CodeBlock>
      <Stack direction="row">
        <Button icon={<PrintIcon />} onPress={() => printLines(title, codes)}>
          {t(($) => $.secondSteps.print)}
        </Button>
        <Button
          icon={<DownloadIcon />}
          onPress={() =>
            saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), `${t(($) => $.secondSteps.fileName)}.txt`)
          }
        >
          {t(($) => $.secondSteps.download)}
        </Button>
      </Stack>
      <Button variant="primary" isFullWidth isPending={isPending} onPress={onKept}>
        {t(($) => $.secondSteps.kept)}
      </Button>
    </Stack>
  );
}
