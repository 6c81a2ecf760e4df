import { type ReactElement, type ReactNode, useState } from 'react';
import {
  Collection,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
  useLocale,
} from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../icons/index.ts';
import { ShortcutKeys } from '../Shortcuts/ShortcutKeys.tsx';
import { Narrowing } from '../listbox/Narrowing.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { visuallyHidden } from '../theme/shared.css.ts';
import {
  description as descriptionStyle,
  dialog,
  field,
  heading,
  icon as iconStyle,
  input,
  item,
  menu,
  modal,
  overlay,
  search,
  state,
  words,
} from './CommandPalette.css.ts';
import { commandPaletteTexts } from './CommandPalette.texts.ts';
import { byGroup, findCommands, matchesWords } from './search.ts';

/** Something that can be done, or a place to go. */
export interface Command {
  /** Unique in the palette. */
  id: string;
  /** What it does, as a verb, or where it leads. */
  label: string;
  /** Heading it stands under. */
  group?: string;
  /** A second, quiet line. */
  description?: string;
  /** Other words people look for it by; never shown. */
  keywords?: readonly string[];
  /** Picture before the label. */
  icon?: ReactNode;
  /** Its shortcut, as in a Shortcut: `g p`. */
  keys?: string;
  /** Where it leads; the application's router takes over. */
  href?: string;
  /** Done after the palette has closed. */
  run?: () => void;
}

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps {
  /** All that can be done here and now. */
  commands: readonly Command[];
  /**
   * Ids of what was run lately, the newest first; they stand on top.
   * @default []
   */
  recent?: readonly string[];
  /** Told the id of what is run, before it runs. */
  onRun?: (id: string) => void;
  /** Called with every change of the text, to look for `results` elsewhere. */
  onSearch?: (text: string) => void;
  /**
   * What `onSearch` found for the text there is now; listed after the commands as it is.
   * @default []
   */
  results?: readonly Command[];
  /**
   * Results are on their way.
   * @default false
   */
  isLoading?: boolean;
  /** What can be searched for. */
  placeholder?: string;
  /** Whether it is open, where the application decides. */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Finds and runs whatever the application can do, by a few letters: the quick way for those who know what they want. */
export function CommandPalette({ isOpen, onOpenChange, ...props }: CommandPaletteProps): ReactElement {
  const texts = useTexts(commandPaletteTexts);
  return (
    <ModalOverlay className={overlay} isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className={modal}>
        <Dialog className={dialog} aria-label={texts.commandPalette} data-component="CommandPalette">
          {({ close }) => <Search {...props} close={close} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface SearchProps extends Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange'> {
  close: () => void;
}

function Search({
  commands,
  recent = [],
  onRun,
  onSearch,
  results = [],
  isLoading = false,
  placeholder,
  close,
}: SearchProps): ReactElement {
  const texts = useTexts(commandPaletteTexts);
  const { locale } = useLocale();
  const { startsWith } = useFilter({ sensitivity: 'base', ignorePunctuation: false });
  const [typed, setTyped] = useState('');
  const groups = [
    ...findCommands({
      commands,
      recent,
      recentTitle: texts.commandGroupRecent,
      otherTitle: texts.commandGroupOther,
      typed,
      matches: ({ label, keywords = [] }) => matchesWords(typed, [label, ...keywords], { locale, startsWith }),
      startsWith,
    }),
    ...byGroup(results, texts.commandGroupOther),
  ];
  const count = groups.reduce((sum, group) => sum + group.commands.length, 0);
  const change = (text: string): void => {
    setTyped(text);
    onSearch?.(text);
  };
  const run = (command: Command): void => {
    onRun?.(command.id);
    close();
    command.run?.();
  };
  return (
    <Narrowing inputValue={typed} onInputChange={change}>
      <div className={search}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus */}
        <SearchField className={field} aria-label={texts.commandSearch} autoFocus>
          <SearchIcon />
          <Input className={input} placeholder={placeholder ?? texts.commandSearch} />
        </SearchField>
        <IconButton size="sm" label={texts.close} icon={<CloseIcon />} onPress={close} tooltipPlacement="bottom" />
      </div>
      <Menu
        className={menu}
        aria-label={texts.commandPalette}
        items={groups}
        renderEmptyState={() => <p className={state}>{isLoading ? texts.loading : texts.noResults}</p>}
      >
        {({ title, commands: members }) => (
          <MenuSection id={title}>
            <Header className={heading}>{title}</Header>
            <Collection items={members}>{(command) => <Entry command={command} run={run} />}</Collection>
          </MenuSection>
        )}
      </Menu>
      {isLoading && count > 0 && (
        <p className={state} aria-hidden data-part="loading">
          {texts.loading}
        </p>
      )}
      <div className={visuallyHidden} role="status">
        {isLoading ? texts.loading : count === 0 ? texts.noResults : texts.commandCount({ count })}
      </div>
    </Narrowing>
  );
}

function Entry({ command, run }: { command: Command; run: (command: Command) => void }): ReactElement {
  const { id, label, description, icon, keys, href } = command;
  return (
    <MenuItem id={id} className={item} textValue={label} href={href} onAction={() => run(command)} data-part="item">
      {icon !== undefined && (
        <span className={iconStyle} aria-hidden>
          {icon}
        </span>
      )}
      <span className={words}>
        <span>{label}</span>
        {description !== undefined && <span className={descriptionStyle}>{description}</span>}
      </span>
      {keys !== undefined && <ShortcutKeys keys={keys} />}
    </MenuItem>
  );
}
