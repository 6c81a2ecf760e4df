import type { Id } from '@isopter/contract';
import { Banner } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useChosenItem } from '../../lib/domain/pacs/chosenItem.ts';
import { itemBirth, itemName } from '../../lib/domain/pacs/itemIdentity.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';

interface ItemBannerProps {
  /** The id of the work item. */
  id: Id;
  /** Whether the patient is here already; another one is added with what is begun. */
  hasPatient: boolean;
}

/** Shows the patient of a worklist item from which a test or a bundle is begun; they may not exist yet [OUR-340]. */
export function ItemBanner({ id, hasPatient }: ItemBannerProps): ReactElement {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const item = useChosenItem(id);
  const name = item && itemName(item, preferences);
  const birth = item && itemBirth(item, preferences);
  const known =
    name && (birth ? t(($) => $.pacs.banner.born, { name, birth }) : t(($) => $.pacs.banner.named, { name }));
  return (
    <Banner title={known || t(($) => $.pacs.banner.title)}>
      {hasPatient ? t(($) => $.pacs.banner.known) : t(($) => $.pacs.banner.added)}
    </Banner>
  );
}
