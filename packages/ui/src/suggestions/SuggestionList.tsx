import type { ReactElement } from 'react';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { CheckIcon, CriticalIcon } from '../icons/index.ts';
import { check, description, empty, list, option, popover, words } from '../listbox/listbox.css.ts';
import type { Option } from '../listbox/OptionList.tsx';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';
import { matchParts } from './match.ts';
import type { Found } from './suggestions.ts';
import { failed, match, retry as retryStyle } from './suggestions.css.ts';
import { suggestionsTexts } from './suggestions.texts.ts';

/** Id of the option that asks once more: keys, fingers and screen readers reach it as they reach any other. */
export const RETRY = '\u0000retry';

/** The options of the list: the suggestions, or the one that retries. */
export const suggestionItems = <T extends Option>({ status, items }: Found<T>): readonly Option[] =>
  status === 'failed' ? [{ id: RETRY, label: '' }] : items;

function Matched({ text, typed }: { text: string; typed: string }): ReactElement {
  return (
    <bdi>
      {matchParts(text, typed).map((part, index) =>
        part.isMatch ? (
          // parts have no other name than their place
          // oxlint-disable-next-line react/no-array-index-key
          <mark key={index} className={match} data-part="match">
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </bdi>
  );
}

interface SuggestionListProps {
  found: Found<Option>;
  /** The text of a list without suggestions. */
  emptyText?: string | undefined;
}

/**
 * The floating list of suggestions of a combo box, whose `items` are {@link suggestionItems}.
 * @selector [data-part="popover"] The floating list of a field.
 * @selector [data-part="option"] A suggestion.
 * @selector [data-part="match"] The part of a suggestion that was typed.
 * @selector [data-part="retry"] The option that retries after a failure.
 */
export function SuggestionList({ found, emptyText }: SuggestionListProps): ReactElement {
  const texts = useTexts(suggestionsTexts);
  const { loading, noResults } = useTexts(common);
  const notice = { idle: texts.typeToSearch, loading, failed: '', ready: emptyText ?? noResults }[found.status];
  return (
    <Popover className={popover} data-part="popover" offset={4}>
      <ListBox<Option>
        className={list}
        dependencies={[found.text, texts]}
        renderEmptyState={() => <div className={empty}>{notice}</div>}
      >
        {({ id, label, description: second, isDisabled = false }) =>
          id === RETRY ? (
            <ListBoxItem
              id={id}
              textValue={`${texts.suggestionsFailed} ${texts.retry}`}
              className={option}
              data-part="retry"
            >
              <span className={failed}>
                <CriticalIcon />
                <span>
                  {texts.suggestionsFailed} <span className={retryStyle}>{texts.retry}</span>
                </span>
              </span>
            </ListBoxItem>
          ) : (
            <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={option} data-part="option">
              <span className={words}>
                <span>
                  <Matched text={label} typed={found.text} />
                </span>
                {second !== undefined && (
                  <span className={description}>
                    <Matched text={second} typed={found.text} />
                  </span>
                )}
              </span>
              <CheckIcon className={check} />
            </ListBoxItem>
          )
        }
      </ListBox>
    </Popover>
  );
}
