import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { useFilter } from 'react-aria-components';
import { Dialog } from '../Dialog/Dialog.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PrintIcon } from '../icons/index.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { groupBy } from './groupBy.ts';
import type { Shortcut } from './registry.ts';
import { group as groupStyle, groups, heading, help, label, row, search, setting, tools } from './ShortcutHelp.css.ts';
import { shortcutHelpTexts } from './ShortcutHelp.texts.ts';
import { ShortcutKeys } from './ShortcutKeys.tsx';
import { useShortcutRegistry } from './ShortcutsProvider.tsx';

/** Props of {@link ShortcutHelp}. */
export interface ShortcutHelpProps {
  /** Whether the sheet is open (controlled). */
  isOpen?: boolean;
  /** Called when the sheet is opened or closed. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A sheet of all currently registered shortcuts, grouped, searchable and printable. Single-character shortcuts can be
 * turned off here, as WCAG 2.1.4 requires.
 * @selector [data-component="ShortcutHelp"] The content of the sheet.
 * @selector [data-part="shortcut-help"] The content of the sheet, which alone is printed.
 * @selector [data-part="group"] The shortcuts of a group.
 */
export function ShortcutHelp(open: ShortcutHelpProps): ReactElement {
  const texts = useTexts(shortcutHelpTexts);
  const registry = useShortcutRegistry();
  const all = useSyncExternalStore(registry.subscribe, registry.list);
  const hasCharacterKeys = useSyncExternalStore(registry.subscribe, registry.hasCharacterKeys);
  const [wanted, setWanted] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const found = all.filter((shortcut) => contains(shortcut.label, wanted) || contains(shortcut.group, wanted));
  return (
    <Dialog title={texts.shortcutHelp} size="large" {...open}>
      <div className={help} data-component="ShortcutHelp" data-part="shortcut-help">
        <div className={tools}>
          <div className={search}>
            <SearchField label={texts.shortcutSearch} placeholder={texts.shortcutSearch} onChange={setWanted} />
          </div>
          <IconButton label={texts.print} icon={<PrintIcon />} onPress={() => window.print()} />
        </div>
        {found.length === 0 ? (
          <EmptyState title={texts.noResults} />
        ) : (
          <Groups shortcuts={found} isApple={registry.isApple} />
        )}
        <div className={setting}>
          <Switch
            isSelected={hasCharacterKeys}
            onChange={registry.setCharacterKeys}
            label={texts.shortcutCharacterKeys}
            description={texts.shortcutCharacterKeysHelp}
          />
        </div>
      </div>
    </Dialog>
  );
}

interface GroupsProps {
  shortcuts: readonly Shortcut[];
  isApple: boolean;
}

function Groups({ shortcuts, isApple }: GroupsProps): ReactElement {
  return (
    <div className={groups}>
      {groupBy(shortcuts, ({ group }) => group).map(([title, members]) => (
        <section key={title} className={groupStyle} data-part="group">
          <h3 className={heading}>{title}</h3>
          <dl>
            {members.map((shortcut) => (
              <div key={shortcut.id} className={row}>
                <dt className={label}>{shortcut.label}</dt>
                <dd>
                  <ShortcutKeys keys={shortcut.keys} isApple={isApple} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
