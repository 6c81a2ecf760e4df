import type { ReactElement, ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/index.ts';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';
import { scrim, sheet, sheetBody, sheetTop } from './AppFrame.css.ts';

export interface NavigationSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  logo: ReactNode;
  navigation: ReactNode;
}

/** The navigation on a narrow screen: over the page, at its inline start. */
export function NavigationSheet({ isOpen, onOpenChange, logo, navigation }: NavigationSheetProps): ReactElement {
  const texts = useTexts(common);
  return (
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={sheet}>
        <Dialog className={sheetBody} aria-label={texts.mainNavigation} data-part="sheet">
          {({ close }) => (
            <>
              <div className={sheetTop}>
                {logo}
                <IconButton label={texts.close} icon={<CloseIcon />} onPress={close} />
              </div>
              {navigation}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
