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

/** An action that can be performed, or a place to go to. */
export interface Command {
  /** A unique id in the palette. */
  id: string;
  /** The name of the command: its action as a verb, or the name of the place. */
  label: string;
  /** The heading the command is listed under. */
  group?: string;
  /** A description shown in a second line. */
  description?: string;
  /** Synonyms that also match the search; never shown. */
  keywords?: readonly string[];
  /** An icon shown before the label. */
  icon?: ReactNode;
  /** The keyboard shortcut, in the notation of a Shortcut: `g p`. */
  keys?: string;
  /** The URL to navigate to through the application's router. */
  href?: string;
  /** Called after the palette has closed. */
  run?: () => void;
}

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps {
  /** All commands that are currently available. */
  commands: readonly Command[];
  /**
   * The ids of the recently run commands, the most recent first; they are listed at the top.
   * @default []
   */
  recent?: readonly string[];
  /** Called with the id of a command before it runs. */
  onRun?: (id: string) => void;
  /** Called with every change of the text, to load `results` from elsewhere. */
  onSearch?: (text: string) => void;
  /**
   * The results of `onSearch` for the current text; listed after the commands without further filtering.
   * @default []
   */
  results?: readonly Command[];
  /**
   * Whether results are being loaded.
   * @default false
   */
  isLoading?: boolean;
  /** Temporary text shown while the search is empty: what can be searched for. */
  placeholder?: string;
  /** Whether the dialog is open (controlled). */
  isOpen?: boolean;
  /** Called when the palette opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A dialog for finding and running any action of the application by typing a few letters.
 * @selector [data-component="CommandPalette"] The dialog.
 * @selector [data-part="item"] A command.
 * @selector [data-part="loading"] The line shown while results are being loaded.
 */
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
