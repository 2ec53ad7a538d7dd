import { Popover } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useImperativeHandle, type PointerEventHandler, type Ref } from 'react';
import { useOpensAfterMount } from '../../../../ui/useOpensAfterMount';
import type { ListingEditor } from '../ListingEditor';
import { ClaimCard } from './ClaimCard';
import { editClaim } from './editClaim';
import { labelOf } from './supportLabels';
import type { WireClaim } from './WireClaim';

interface ClaimPopoverProps {
  readonly editor: ListingEditor;
  readonly claim: WireClaim;
  /** The words that it opens at. */
  readonly mark: HTMLElement;
  readonly isOpen: boolean;
  /** Whether the focus moves into it. */
  readonly isPinned: boolean;
  readonly onClose: () => void;
  readonly onPointerEnter: PointerEventHandler;
  readonly onPointerLeave: PointerEventHandler;
}

/** The card of a statement, over the page. */
export const ClaimPopover = observer(function ClaimPopover(props: ClaimPopoverProps) {
  const { editor, claim, mark, isOpen, isPinned, onClose, ...pointer } = props;
  const isOpened = useOpensAfterMount(isOpen);
  return (
    <Popover
      opened={isOpened}
      onChange={(next) => next || onClose()}
      onDismiss={onClose}
      position="bottom-start"
      width={300}
      shadow="md"
      trapFocus={isPinned}
      returnFocus={isPinned}
    >
      <Popover.Target>
        <Mark element={mark} />
      </Popover.Target>
      <Popover.Dropdown aria-label={`${labelOf(claim).word}: ${claim.text}`} {...pointer}>
        <ClaimCard editor={editor} claim={claim} onClose={onClose} onEdit={() => editClaim(claim)} />
      </Popover.Dropdown>
    </Popover>
  );
});

/** Stands for an element that is on the page already. */
function Mark({ element, ref }: { readonly element: HTMLElement; readonly ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
