'use client';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from './button';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  body: string;
  confirm: string;
  keep: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once more before something that has no undo. */
export function ConfirmDialog({ open, title, body, confirm, keep, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-50 bg-black/25 transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-50 w-[min(24rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-card border border-line bg-surface p-5 shadow-card transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
          <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-ink-soft">{body}</AlertDialog.Description>
          <div className="mt-5 flex justify-end gap-2">
            <Button look="plain" onClick={onClose}>
              {keep}
            </Button>
            <Button
              look="danger"
              onClick={() => {
                onConfirm();
                onClose();
              }}
            >
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
