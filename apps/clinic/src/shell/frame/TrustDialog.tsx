import { useCall, useClient, useReload } from '@isopter/api-client';
import { type Id, isAcceptable } from '@isopter/contract';
import { Button, Dialog, FormError, Heading, LinkButton, Stack } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { findings } from '../../lib/platform/zeroPii/findings.ts';
import { loadHeld } from '../../lib/platform/zeroPii/loadHeld.ts';
import { startJobs } from '../../lib/platform/encryptionKey/takeKey.ts';

/** The most patients that are listed by name of their page; the list of patients marks all. */
const LISTED = 20;

/** Dialog about personal data that are hidden: the user can accept restored data, and enters changed data again (OUR-592). */
export function TrustDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation();
  const all = Object.entries(useSnapshot(findings));
  const accepted = all.filter(([, problem]) => isAcceptable(problem)).length;
  const entered = all.filter(([, problem]) => !isAcceptable(problem)).map(([id]) => id);
  return (
    <Dialog title={t(($) => $.zeroPii.reviewTitle)} isOpen onOpenChange={onClose}>
      <Stack gap={4}>
        {accepted > 0 && <Restored count={accepted} onDone={onClose} />}
        {entered.length > 0 && <ToEnterAgain ids={entered} onDone={onClose} />}
      </Stack>
    </Dialog>
  );
}

function Restored({ count, onDone }: { count: number; onDone: () => void }): ReactElement {
  const { t } = useTranslation();
  const client = useClient();
  const errorText = useErrorText();
  const reload = useReload('listPatients', 'getPatient');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const accept = async (): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      await (await loadHeld()).acceptRestored(client);
      reload();
      // data in plain are encrypted by whom that is theirs to do
      await startJobs(client);
      onDone();
    } catch (error) {
      setFailure(errorText(error));
      setPending(false);
    }
  };
  return (
    <Stack gap={2}>
      <Heading level={3}>{t(($) => $.zeroPii.acceptTitle, { patients: count })}</Heading>
      <p>{t(($) => $.zeroPii.acceptMessage)}</p>
      {failure !== null && <FormError>{failure}</FormError>}
      <Button variant="danger" isPending={isPending} onPress={() => void accept()}>
        {t(($) => $.zeroPii.acceptConfirm)}
      </Button>
    </Stack>
  );
}

function ToEnterAgain({ ids, onDone }: { ids: readonly Id[]; onDone: () => void }): ReactElement {
  const { t } = useTranslation();
  const query = { id__in: ids.slice(0, LISTED).join(','), limit: LISTED };
  const { data } = useCall('listPatients', { query }, { silent: true });
  return (
    <Stack gap={2}>
      <Heading level={3}>{t(($) => $.zeroPii.enterAgainTitle, { patients: ids.length })}</Heading>
      <p>{t(($) => $.zeroPii.enterAgainMessage)}</p>
      <Stack as="ul" gap={1}>
        {data?.results.map(({ id, patient_id_number }) => (
          <li key={id}>
            <LinkButton size="sm" href={`/patients/${id}`} onPress={onDone}>
              {patient_id_number ?? t(($) => $.zeroPii.noIdNumber)}
            </LinkButton>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
