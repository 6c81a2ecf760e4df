import type { WorkItem } from '@isopter/contract';
import { Button, Dialog, type KeyValue, KeyValueList, Tabs } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { itemName } from '../../lib/domain/pacs/itemIdentity.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { ItemStatus } from './ItemStatus.tsx';
import {
  ADDITIONAL,
  type BASIC,
  basicFields,
  furtherFields,
  readableName,
  shownValue,
  valueText,
} from './rules/details.ts';
import * as css from './Worklist.css.ts';

interface ItemDialogProps {
  item: WorkItem;
  onClose: () => void;
}

/** Everything the PACS sent of an item [PACS-01]. */
export function ItemDialog({ item, onClose }: ItemDialogProps): ReactElement {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const fact = (field: (typeof BASIC)[number] | (typeof ADDITIONAL)[number]): KeyValue => {
    const label = t(($) => $.pacs.fields[field]);
    const text = shownValue(item, field, preferences);
    if (field === 'patient_sex' && (text === 'F' || text === 'M' || text === 'O'))
      return { label, value: t(($) => $.pacs.sexes[text]) };
    return { label, value: text || t(($) => $.common.notStated) };
  };
  const further = furtherFields(item).map((name): KeyValue => ({
    label: readableName(name),
    value: valueText(item[name]),
  }));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={itemName(item, preferences) ?? t(($) => $.patients.unnamed)}
      actions={<Button onPress={onClose}>{t(($) => $.common.close)}</Button>}
    >
      <Tabs
        label={t(($) => $.pacs.details.label)}
        items={[
          {
            id: 'basic',
            label: t(($) => $.pacs.details.basic),
            content: (
              <div className={css.facts}>
                <ItemStatus {...item} />
                <KeyValueList items={basicFields(item).map(fact)} />
              </div>
            ),
          },
          {
            id: 'additional',
            label: t(($) => $.pacs.details.additional),
            content: (
              <div className={css.facts}>
                <KeyValueList items={[...ADDITIONAL.map(fact), ...further]} />
              </div>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
