import { type ReactElement, useState } from 'react';
import {
  Button,
  ConfirmDialog,
  createToasts,
  Dialog,
  DialogTrigger,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  PopoverTrigger,
  TextField,
  ToastRegion,
  Tooltip,
  TooltipTrigger,
} from '../../packages/ui/src/index.ts';
import { DeleteIcon, EditIcon, FileIcon } from '../../packages/ui/src/icons/index.ts';

/** Everything that opens above a screen, each by its button. */
export function Overlays(): ReactElement {
  const [toasts] = useState(createToasts);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, minBlockSize: 280, alignContent: 'start' }}>
      <DialogTrigger>
        <Button variant="primary">New patient</Button>
        <Dialog title="New patient" actions={<Button variant="primary">Save</Button>}>
          <TextField label="Last name" isRequired />
        </Dialog>
      </DialogTrigger>
      <DialogTrigger>
        <Button variant="danger">Cancel test</Button>
        <ConfirmDialog
          title="Cancel this test?"
          message="The headset stops at once. What was measured so far is kept."
          confirmLabel="Cancel test"
          cancelLabel="Go on testing"
          onConfirm={() => undefined}
        />
      </DialogTrigger>
      <MenuTrigger>
        <Button>Patient</Button>
        <Menu>
          <MenuItem id="report" icon={<FileIcon />}>
            Report
          </MenuItem>
          <MenuItem id="edit" icon={<EditIcon />}>
            Edit
          </MenuItem>
          <MenuItem id="delete" icon={<DeleteIcon />} tone="danger">
            Delete
          </MenuItem>
        </Menu>
      </MenuTrigger>
      <PopoverTrigger>
        <Button>Display</Button>
        <Popover title="Display">Thresholds are shown in decibels.</Popover>
      </PopoverTrigger>
      <TooltipTrigger>
        <Button>Restart</Button>
        <Tooltip>Starts this eye again from the first stimulus</Tooltip>
      </TooltipTrigger>
      <Button onPress={() => toasts.show({ tone: 'positive', message: 'The patient is saved.' })}>Save</Button>
      <ToastRegion toasts={toasts} />
    </div>
  );
}
