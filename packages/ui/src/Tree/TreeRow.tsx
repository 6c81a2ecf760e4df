import type { ReactElement } from 'react';
import { Button, Checkbox, Collection, TreeItem, TreeItemContent, TreeLoadMoreItem } from 'react-aria-components';
import { mark } from '../Checkbox/choice.css.ts';
import { CheckIcon, NextIcon } from '../icons/index.ts';
import { type RowAction, RowActions } from '../Table/RowActions.tsx';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';
import { canOpen, isAwaited, type TreeNode } from './nodes.ts';
import { box, chevron, chosen, detail, icon, label, leaf, loading, row, turning, words } from './Tree.css.ts';

interface TreeRowProps {
  node: TreeNode;
  itemActions: ((node: TreeNode) => readonly RowAction[]) | undefined;
}

/**
 * A node and all that is below it.
 * @selector [data-part="row"] A node.
 * @selector [data-part="chevron"] The button that opens and closes a node.
 * @selector [data-part="label"] The name of a node.
 * @selector [data-part="detail"] The text after the name.
 * @selector [data-part="loading"] The row that stands for nodes on their way.
 */
export function TreeRow({ node, itemActions }: TreeRowProps): ReactElement {
  const texts = useTexts(common);
  const actions = itemActions?.(node) ?? [];
  return (
    <TreeItem
      id={node.id}
      className={row}
      textValue={node.label}
      hasChildItems={canOpen(node)}
      isDisabled={node.isDisabled ?? false}
      {...(node.href !== undefined && { href: node.href })}
      data-part="row"
    >
      <TreeItemContent>
        {({ hasChildItems, selectionMode, isSelected }) => (
          <>
            {hasChildItems ? (
              <Button slot="chevron" className={chevron} data-part="chevron">
                <span className={turning}>
                  <NextIcon />
                </span>
              </Button>
            ) : (
              <span className={leaf} />
            )}
            {selectionMode === 'multiple' && (
              <Checkbox slot="selection" className={box}>
                {(state) => <span className={mark}>{state.isSelected && <CheckIcon />}</span>}
              </Checkbox>
            )}
            <span className={words}>
              {node.icon !== undefined && <span className={icon}>{node.icon}</span>}
              <bdi className={label} data-part="label">
                {node.label}
              </bdi>
              {node.detail !== undefined && (
                <span className={detail} data-part="detail">
                  {node.detail}
                </span>
              )}
              {selectionMode === 'single' && isSelected && (
                <span className={chosen}>
                  <CheckIcon />
                </span>
              )}
            </span>
            {actions.length > 0 && <RowActions actions={actions} subject={node.label} />}
          </>
        )}
      </TreeItemContent>
      <Collection items={node.children ?? []}>
        {(child) => <TreeRow node={child} itemActions={itemActions} />}
      </Collection>
      {isAwaited(node) && (
        <TreeLoadMoreItem className={loading} isLoading data-part="loading">
          {texts.loading}
        </TreeLoadMoreItem>
      )}
    </TreeItem>
  );
}
