import { defined } from '@heptad/formatting';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { IconButton } from '../icon-button/icon-button';
import { cx } from '../styling/class-names';
import type { DialogProps } from './dialog';

/** What {@link Dialog} shows once its code is there. */
export function DialogWindow({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  description,
  closeLabel,
  actions,
  dismissible = true,
  className,
  style,
  children,
  ...rest
}: DialogProps) {
  const change = (next: boolean, details: BaseDialog.Root.ChangeEventDetails) => {
    if (!dismissible && details.reason === 'escape-key') details.cancel();
    else onOpenChange(next);
  };
  return (
    <BaseDialog.Root open={open} onOpenChange={change} disablePointerDismissal={!dismissible}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.6)] motion-safe:transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-50 flex items-center justify-center p-6">
          <BaseDialog.Popup
            {...rest}
            {...defined({ style })}
            {...(dismissible ? {} : { role: 'alertdialog' })}
            className={cx(
              'flex max-h-[85dvh] w-full max-w-[24rem] min-w-0 flex-col gap-3 overflow-y-auto overscroll-contain rounded-l bg-raised p-5 text-text shadow-2 outline-none',
              'motion-safe:transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0',
              className,
            )}
          >
            <div className={cx('flex items-start gap-2', hideTitle && closeLabel === undefined && 'sr-only')}>
              <BaseDialog.Title
                className={cx('min-w-0 flex-1 text-lg font-semibold break-words', hideTitle && 'sr-only')}
              >
                {title}
              </BaseDialog.Title>
              {closeLabel !== undefined && (
                <BaseDialog.Close
                  render={<IconButton icon="close" label={closeLabel} className="-mt-2 -mr-2 ml-auto" />}
                />
              )}
            </div>
            {description !== undefined && (
              <BaseDialog.Description className="text-sm break-words text-muted">
                {description}
              </BaseDialog.Description>
            )}
            {children}
            {actions !== undefined && <div className="flex gap-3 pt-2 *:flex-1">{actions}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
