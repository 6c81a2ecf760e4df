import type { ReactElement, ReactNode } from 'react';
import { Tree as AriaTree, VisuallyHidden } from 'react-aria-components';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { RowAction } from '../Table/RowActions.tsx';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';
import { idsOf, type TreeNode } from './nodes.ts';
import { awaited, root, tree } from './Tree.css.ts';
import { TreeRow } from './TreeRow.tsx';

/** Props of {@link Tree}. */
export interface TreeProps {
  /** The subject of the tree; its accessible name. */
  label: string;
  /** The nodes at the top, each with those below it. */
  items: readonly TreeNode[];
  /** The ids of the nodes that are open (controlled). */
  expandedKeys?: readonly string[];
  /** The ids of the nodes that are open at first; `ancestorsOf` gives those above a node. */
  defaultExpandedKeys?: readonly string[];
  /** Called with the ids of the open nodes, for example to load the children of the last one. */
  onExpandedChange?: (ids: string[]) => void;
  /**
   * How many nodes can be chosen. Choosing a node chooses nothing below it.
   * @default 'none'
   */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The ids of the chosen nodes (controlled). */
  selectedKeys?: readonly string[];
  /** Called with the ids of the chosen nodes. */
  onSelectionChange?: (ids: string[]) => void;
  /** Called with the id of the node that is pressed, where nothing is chosen. */
  onAction?: (id: string) => void;
  /** The actions of a node, as icons and as a menu. */
  itemActions?: (node: TreeNode) => readonly RowAction[];
  /**
   * Whether the nodes at the top are on their way.
   * @default false
   */
  isLoading?: boolean;
  /** Shown where there are no nodes. The default says that nothing was found. */
  emptyState?: ReactNode;
}

/**
 * Things that contain others, to be opened, chosen and acted upon: a corporation, its groups, their offices.
 * @selector [data-component="Tree"] The tree.
 */
export function Tree({
  label,
  items,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  selectionMode = 'none',
  selectedKeys,
  onSelectionChange,
  onAction,
  itemActions,
  isLoading = false,
  emptyState,
}: TreeProps): ReactElement {
  const texts = useTexts(common);
  const isAwaited = isLoading && items.length === 0;
  return (
    <div className={root} data-component="Tree" aria-busy={isLoading}>
      <VisuallyHidden>
        <span role="status">{isLoading ? texts.loading : ''}</span>
      </VisuallyHidden>
      {isAwaited ? (
        <div className={awaited}>
          <Skeleton width="40%" />
          <Skeleton width="55%" />
          <Skeleton width="50%" />
        </div>
      ) : (
        <AriaTree
          aria-label={label}
          className={tree}
          items={items}
          {...(expandedKeys && { expandedKeys })}
          {...(defaultExpandedKeys && { defaultExpandedKeys })}
          onExpandedChange={(keys) => onExpandedChange?.([...keys].map(String))}
          selectionMode={selectionMode}
          {...(selectedKeys && { selectedKeys })}
          onSelectionChange={(keys) => onSelectionChange?.(keys === 'all' ? idsOf(items) : [...keys].map(String))}
          {...(onAction && { onAction: (key) => onAction(String(key)) })}
          renderEmptyState={() => emptyState ?? <EmptyState title={texts.noResults} />}
        >
          {(node) => <TreeRow node={node} itemActions={itemActions} />}
        </AriaTree>
      )}
    </div>
  );
}
