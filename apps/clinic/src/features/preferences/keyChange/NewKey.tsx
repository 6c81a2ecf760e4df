import { isStrongKey, ZERO_PII } from '@isopter/contract';
import { Button, Dialog, generateKey, KeyField, Stack } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Draws a key until it is strong; about one in five has too few digits. */
function strongKey(): string {
  let key = generateKey();
  while (!isStrongKey(key)) key = generateKey();
  return key;
}

interface NewKeyProps {
  /** Says what the key is for. */
  hint: string;
  onChosen: (key: string) => void;
  onCancel: () => void;
}

/** Asks for the key of the clinic, which is to be kept somewhere else too [PREF-12]. */
export function NewKey({ hint, onChosen, onCancel }: NewKeyProps): ReactElement {
  const { t } = useTranslation();
  const [key, setKey] = useState('');
  const [isSaved, setSaved] = useState(false);
  const isReady = isStrongKey(key) && isSaved;
  return (
    <Dialog
      title={t(($) => $.zeroPii.newKeyTitle)}
      isOpen
      onOpenChange={onCancel}
      actions={
        <>
          <Button variant="quiet" onPress={onCancel}>
            {t(($) => $.common.cancel)}
          </Button>
          <Button variant="primary" isDisabled={!isReady} onPress={() => onChosen(key)}>
            {t(($) => $.zeroPii.useKey)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{hint}</p>
        <p>{t(($) => $.zeroPii.keyRequired, { count: ZERO_PII.keyMin })}</p>
        <KeyField
          label={t(($) => $.zeroPii.newKey)}
          minLength={ZERO_PII.keyMin}
          value={key}
          onChange={setKey}
          generate={strongKey}
          isSaved={isSaved}
          onSavedChange={setSaved}
        />
      </Stack>
    </Dialog>
  );
}
