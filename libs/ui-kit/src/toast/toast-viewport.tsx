import { useSyncExternalStore } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-shapes';
import { cx } from '../styling/class-names';
import { TOAST_KIND, type ShownToast, type ToastKind, type ToastStore } from './toast-store';

export interface ToastViewportProps extends ComponentPropsWithRef<'div'> {
  readonly store: ToastStore;
}

const KIND_NAMES: Record<ToastKind, string> = { 0: 'info', 1: 'success', 2: 'failure', 3: 'loading' };
const ICONS: Record<ToastKind, IconName> = { 0: 'info', 1: 'check', 2: 'warning', 3: 'refresh' };
const TONES: Record<ToastKind, string> = {
  0: 'text-accent',
  1: 'text-success',
  2: 'text-danger',
  3: 'text-muted motion-safe:animate-spin',
};

function ToastBody({ toast }: { readonly toast: ShownToast }) {
  return (
    <div
      key={toast.id}
      data-kind={KIND_NAMES[toast.kind]}
      data-leaving={toast.leaving || undefined}
      className="flex max-w-[20rem] min-w-0 items-center gap-2 rounded-m border border-line bg-raised px-4 py-3 text-text shadow-2 duration-300 data-leaving:opacity-0 motion-safe:transition-opacity"
    >
      <Icon name={ICONS[toast.kind]} className={cx('size-5', TONES[toast.kind])} />
      <span className="line-clamp-4 min-w-0 text-sm break-words">{toast.text}</span>
    </div>
  );
}

/**
 * Where the toast of a store appears; mounted once per app. Failures interrupt a screen reader, the rest waits its turn.
 * Both regions are always there, since a region that arrives together with its text is not read out.
 */
export function ToastViewport({ store, className, ...rest }: ToastViewportProps) {
  const toast = useSyncExternalStore(store.subscribe, store.getSnapshot, () => null);
  const urgent = toast?.kind === TOAST_KIND.failure;
  return (
    <div
      {...rest}
      className={cx('pointer-events-none fixed inset-x-0 top-1/3 z-60 flex justify-center px-6', className)}
    >
      <div role="status" aria-live="polite" className="contents">
        {toast !== null && !urgent && <ToastBody toast={toast} />}
      </div>
      <div role="alert" aria-live="assertive" className="contents">
        {toast !== null && urgent && <ToastBody toast={toast} />}
      </div>
    </div>
  );
}
